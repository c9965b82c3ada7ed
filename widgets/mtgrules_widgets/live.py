"""What a screen reader hears, and the attributes that ipywidgets has no way to set.

ipywidgets can give an element no role, no label and no language. This one HTML
widget carries an image that never loads, whose error handler sets them on the
elements around it: the widget's own lasting element becomes the live region
(a region that is replaced together with its text is not announced), the root
gets its name and language, the slider its label. Where scripts may not run,
everything still works; only these attributes are missing.

The slider of the page names itself anew a little later than we do, so its words
are set again then: the newest ones, which lie on the root, since the learner may
have moved on meanwhile.

A double click presses once: what its second click would meet has only just come, perhaps
another option in the place of the first. Where one walks step by step every click counts.

From a button that has just been used up, Tab leads to what can be done next,
which may stand before it in the page.

A table may stand inside of another widget; each names and leads only what is its own.

A press that nothing follows for some seconds is told beside the button (see `lost`); what
follows is any change inside of the widget (see `speak`), but not of its own classes, where
it is told.

The focused element is also told to keep JupyterLab's one-letter shortcuts to
itself: pressing `b` on a focused button would insert a cell otherwise.
"""

from __future__ import annotations

from typing import Protocol

from mtgrules.rulebook.text import Lang
from mtgrules_widgets.markup import Html, el

_SCRIPT = """
(function(e){
 var p=e.parentNode, r=p&&p.closest('.mtg'); e.remove(); if(!r) return;
 p.setAttribute('role','status'); p.setAttribute('aria-live','polite');
 p.setAttribute('aria-atomic','true'); p.lang=e.dataset.lang;
 r.lang=e.dataset.lang; r.setAttribute('role','group'); r.setAttribute('aria-label',e.dataset.name);
 r.dataset.mtgPlace=e.dataset.place; r.dataset.mtgValue=e.dataset.value;
 function name(){r.querySelectorAll('.noUi-handle').forEach(function(h){
  if(h.closest('.mtg')!==r) return; h.setAttribute('aria-label',r.dataset.mtgPlace);
  h.setAttribute('aria-valuetext',r.dataset.mtgValue)})}
 name(); setTimeout(name,300); setTimeout(name,1500);
 r.querySelectorAll('.mtg-answers').forEach(function(a){
  a.setAttribute('role','group'); a.setAttribute('aria-label',e.dataset.group);
  a.querySelectorAll('button').forEach(function(b){
   b.setAttribute('aria-disabled',r.classList.contains('mtg-answered'));
   if(r.classList.contains('mtg-classtest'))
    b.setAttribute('aria-pressed',b.classList.contains('mtg-chosen'))})});
 if(e.dataset.show) setTimeout(function(){var o=r.querySelector('.'+e.dataset.show);
  if(o) o.scrollIntoView({block:'nearest'})},300);
 if(!r.dataset.mtgFocus){r.dataset.mtgFocus='1';
  var w, pressed=-TWICE, gone='jupyter-widgets-disconnected';
  r.addEventListener('click',function(v){
   var b=v.target.closest('.jupyter-button');
   if(!b||b.closest('.mtg')!==r||b.matches('.mtg-nav > :not(.mtg-over)')) return;
   if(v.detail>1&&v.timeStamp-pressed<TWICE) v.stopImmediatePropagation();
   else pressed=v.timeStamp},true);
  function calm(){clearTimeout(w); r.classList.remove('mtg-late')}
  r.addEventListener('click',function(v){
   var b=v.target.closest('.jupyter-button'); calm();
   if(!b||b.closest('.mtg')!==r||b.matches('.mtg-gone,[aria-disabled=true]')) return;
   w=setTimeout(function(){
    r.classList.add('mtg-late');
    var at=b.getBoundingClientRect().bottom-r.getBoundingClientRect().top+6;
    r.style.setProperty('--mtg-late-at',at+'px')
   },r.classList.contains(gone)?0:PATIENCE)});
  new MutationObserver(function(m){
   if(m.some(function(x){return x.target!==r||x.type==='childList'})) calm()
  }).observe(r,{childList:true,characterData:true,subtree:true,attributeFilter:['class']});
  r.addEventListener('focusin',function(v){
   v.target.setAttribute('data-lm-suppress-shortcuts','true')});
  r.addEventListener('keydown',function(v){
   if(v.key!=='Tab'||v.shiftKey||v.target.closest('.mtg')!==r) return;
   if(!v.target.classList.contains('mtg-gone')) return;
   var n=r.querySelector('.mtg-option:not(.mtg-gone)')||r.querySelector('.mtg-main-button');
   if(n){v.preventDefault();n.focus()}})}
})(this)
"""
_AGAIN = "<!-- again -->"

PATIENCE_MS = 4000
"""How long a press may stay without an answer before the page speaks of it."""

TWICE_MS = 400
"""Within how long two clicks in the same place are a double click."""

_ONE_LINE = " ".join(
    _SCRIPT.replace("PATIENCE", str(PATIENCE_MS)).replace("TWICE", str(TWICE_MS)).split()
)


class Shown(Protocol):
    """What has a value that the page shows, such as an HTML widget."""

    value: str


def live(
    said: str,
    lang: Lang,
    *,
    name: str,
    place: str = "",
    value: str = "",
    group: str = "",
    show: str = "",
) -> Html:
    """What to say now. `name` is the widget's, `place` the slider's label, `value` its words.

    `group` is the name of a group of answers, `show` the class of what has just been
    opened, which is brought into view.
    """
    setter = Html(
        el(
            "img",
            src="data:,",
            alt="",
            hidden=True,
            data_lang=lang,
            data_name=name,
            data_place=place,
            data_value=value,
            data_group=group,
            data_show=show,
            onerror=_ONE_LINE,
        ).removesuffix("</img>")
    )
    return Html(el("span", said) + setter)


def speak(view: Shown, said: Html) -> None:
    """Show in `view` what is to be heard. The same again is sent again, so that it is heard again.

    Otherwise nothing at all would answer a press that leads nowhere for the second time.
    """
    view.value = Html(said + _AGAIN) if said and view.value == said else said
