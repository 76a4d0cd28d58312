import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The dialog with the notes: their text, set when the page was built, a table of contents, and a field that finds words.
import './notes.css';
import './finder.css';
import './text.css';
import './figures.css';
import { contents as headings, pages, article as text } from 'virtual:notes';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { controllerKinds, isControllerName } from '../../control/controllers';
import { defaultLimits } from '../../entities/motion-limits';
import { useApp } from '../app';
import { openCode } from '../code/code';
import { Dialog } from '../kit/dialog';
import { createFinder } from './finder';

/** On a page this wide the contents are beside the text, and open. */
const wide = '(min-width: 56.25em)';
const finder = createFinder(async () => sections());
/** How the notes were left, and are when they are opened again: how far they are scrolled, and whether the contents are open. CSS pixels */
const left = { text: 0, contents: 0, isOpen: matchMedia(wide).matches };
export const notesDialog = () => _jsx(Notes, {});
function Notes() {
  const app = useApp();
  const search = useRef(null);
  const article = useRef(null);
  const contents = useRef(null);
  useLayoutEffect(() => {
    search.current.prepend(finder.field);
    for (const link of article.current.querySelectorAll('a[href^="http"]')) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    article.current.after(finder.found);
    article.current.scrollTop = left.text;
    contents.current.scrollTop = left.contents;
  }, []);
  /** Follows a link within the notes without changing the address, which holds the scenario. A link to a scene closes them. */
  const followLink = (event, close) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    if (link?.hasAttribute('data-scene')) close();
    else if (address.startsWith('#')) {
      event.preventDefault();
      finder.clear();
      if (!matchMedia(wide).matches) contents.current.open = false;
      article.current.querySelector(`[id="${address.slice(1)}"]`)?.scrollIntoView();
      article.current.focus({ preventScroll: true });
    }
  };
  return _jsx(Dialog, {
    class: 'notes',
    'aria-label': 'Notes',
    closesBeside: true,
    onClick: (event, close) => {
      if (!openLaw(event, app)) followLink(event, close);
    },
    onKeyDown: (event) => {
      if (event.key !== '/' || event.target === finder.field || !app.singleKeys.allow(event.key)) return;
      event.preventDefault();
      finder.field.focus();
    },
    children: (close) =>
      _jsxs(_Fragment, {
        children: [
          _jsxs('header', {
            children: [
              _jsx('strong', { children: 'Notes' }),
              _jsx('div', {
                ref: search,
                class: 'notes-find',
                role: 'search',
                children: app.singleKeys.on && _jsx('kbd', { children: '/' }),
              }),
              _jsx('button', { type: 'button', class: 'button', onClick: close, children: 'Close' }),
            ],
          }),
          _jsxs('details', {
            ref: contents,
            class: 'contents',
            open: left.isOpen,
            onToggle: ({ currentTarget }) => {
              left.isOpen = currentTarget.open;
            },
            onScroll: ({ currentTarget }) => {
              left.contents = currentTarget.scrollTop;
            },
            children: [
              _jsx('summary', { children: 'Contents' }),
              _jsx('nav', {
                'aria-label': 'Contents of the notes',
                children: _jsxs('ul', {
                  children: [
                    headings.map(({ id, title, depth }) =>
                      _jsx(
                        'li',
                        { class: `h${depth}`, children: _jsx('a', { href: `#${id}`, children: title }) },
                        id,
                      ),
                    ),
                    pages &&
                      _jsx('li', {
                        class: 'h2',
                        children: _jsx('a', { href: pages, children: 'The notes as pages' }),
                      }),
                  ],
                }),
              }),
            ],
          }),
          _jsx('article', {
            ref: article,
            tabIndex: 0,
            autofocus: true,
            class: 'notes-text',
            'aria-label': 'Text of the notes',
            // It is part of the program, so its markup is safe.
            dangerouslySetInnerHTML: { __html: text },
            onScroll: ({ currentTarget }) => {
              left.text = currentTarget.scrollTop;
            },
          }),
        ],
      }),
  });
}
/** Opens the files of a law where its button was pressed; whether it was. */
function openLaw({ target }, app) {
  const law = target instanceof HTMLElement ? target.dataset.law : undefined;
  if (!isControllerName(law)) return false;
  const who = controllerKinds[law].label;
  void openCode(app, { controller: { kind: law }, limits: defaultLimits, who, numbers: 'as it comes' });
  return true;
}
/** The sections of the text: what stands under a heading, up to the next. Drawings have no words. */
function sections() {
  const whole = document.createElement('article');
  whole.innerHTML = text;
  const all = [];
  const parts = whole.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, td, figcaption, pre, .formula');
  for (const part of parts) {
    const words = part.textContent.replaceAll(/\s+/g, ' ').trim();
    if (part.id && /^H\d$/.test(part.tagName)) all.push({ title: words, address: `#${part.id}`, text: '' });
    // A part within a part has been read with it.
    else if (!part.parentElement.closest('p, li, dd, td, figcaption')) all.at(-1).text += ` ${words}`;
  }
  return all;
}
