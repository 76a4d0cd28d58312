// The dialog with the notes: their text, set when the page was built, and a table of contents.
import './notes.css';
import './text.css';
import './figures.css';
import { contents as headings, pages, article as text } from 'virtual:notes';
import { element } from '../element';

/** On a page this wide the contents are beside the text, and open. */
const wide = '(min-width: 56.25em)';

/** The dialog with the notes in it. */
export function createNotesPage(): HTMLDialogElement {
  const article = createArticle();
  const contents = createContents();
  const close = element('button', { type: 'button', class: 'button' }, 'Close');
  const dialog = element(
    'dialog',
    { class: 'notes', 'aria-label': 'Notes' },
    element('header', {}, element('strong', {}, 'Notes'), close),
    contents,
    article,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
    else followLink(event, dialog, article, contents);
  });
  return dialog;
}

/** The text. It is part of the program, so its markup is safe. */
function createArticle(): HTMLElement {
  const article = element('article', {
    tabindex: 0,
    autofocus: true,
    class: 'notes-text',
    'aria-label': 'Text of the notes',
  });
  article.innerHTML = text;
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return article;
}

function createContents(): HTMLDetailsElement {
  const list = element('ul');
  for (const { id, title, depth } of headings)
    list.append(element('li', { class: `h${depth}` }, element('a', { href: `#${id}` }, title)));
  if (pages) list.append(element('li', { class: 'h2' }, element('a', { href: pages }, 'The notes as pages')));
  return element(
    'details',
    { class: 'contents', open: matchMedia(wide).matches },
    element('summary', {}, 'Contents'),
    element('nav', { 'aria-label': 'Contents of the notes' }, list),
  );
}

/** Follows a link within the notes without changing the address, which holds the scenario. A link to a scene closes them. */
function followLink(
  event: MouseEvent,
  dialog: HTMLDialogElement,
  article: HTMLElement,
  contents: HTMLDetailsElement,
): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  if (link?.hasAttribute('data-scene')) {
    dialog.close();
    return;
  }
  if (!address.startsWith('#')) return;
  event.preventDefault();
  if (!matchMedia(wide).matches) contents.open = false;
  article.querySelector(`[id="${address.slice(1)}"]`)?.scrollIntoView();
  article.focus({ preventScroll: true });
}
