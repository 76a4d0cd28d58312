// The dialog with the notes: the text of docs/notes.md and a table of contents.
import './notes.css';
import { parse } from 'marked';
import notes from '../../../docs/notes.md?raw';
import { element } from '../element';

/** On a page this wide the contents are beside the text, and open. */
const wide = '(min-width: 900px)';

/** The dialog with the notes in it. */
export function createNotesPage(): HTMLDialogElement {
  const article = createArticle();
  const contents = createContents(article);
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
    else followLink(event, article, contents);
  });
  return dialog;
}

/** The text. It is part of the program, so its markup is safe. */
function createArticle(): HTMLElement {
  const article = element('article', { tabindex: 0, autofocus: true, 'aria-label': 'Text of the notes' });
  article.innerHTML = parse(notes, { async: false });
  for (const heading of article.querySelectorAll('h2, h3')) heading.id = anchorOf(heading.textContent);
  for (const table of article.querySelectorAll('table')) {
    const frame = element('div', { class: 'wide' });
    table.replaceWith(frame);
    frame.append(table);
  }
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return article;
}

/** The anchor of a heading, as code hosts make it: lower case, letters and digits, hyphens for spaces. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function createContents(article: HTMLElement): HTMLDetailsElement {
  const list = element('ul');
  for (const heading of article.querySelectorAll('h2, h3')) {
    const link = element('a', { href: `#${heading.id}` }, heading.textContent);
    list.append(element('li', { class: heading.localName }, link));
  }
  return element(
    'details',
    { class: 'contents', open: matchMedia(wide).matches },
    element('summary', {}, 'Contents'),
    element('nav', { 'aria-label': 'Contents of the notes' }, list),
  );
}

/** Follows a link within the notes without changing the address, which holds the scenario. */
function followLink(event: MouseEvent, article: HTMLElement, contents: HTMLDetailsElement): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (!link) return;
  event.preventDefault();
  if (!matchMedia(wide).matches) contents.open = false;
  article.querySelector(`[id="${link.hash.slice(1)}"]`)?.scrollIntoView();
  article.focus({ preventScroll: true });
}
