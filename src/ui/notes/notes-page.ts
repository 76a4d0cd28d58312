// The dialog with the notes: their text, set when the page was built, a table of contents, and a field that finds words.
import './notes.css';
import './finder.css';
import './text.css';
import './figures.css';
import { contents as headings, pages, article as text } from 'virtual:notes';
import { controllerKinds, isControllerName } from '../../control/controllers';
import { defaultLimits } from '../../entities/motion-limits';
import type { App } from '../app';
import { openCode } from '../code/code';
import { element } from '../legacy/element';
import { createFinder, type Findable } from './finder';

/** On a page this wide the contents are beside the text, and open. */
const wide = '(min-width: 56.25em)';

/** The dialog with the notes in it. */
export function createNotesPage(app: App): HTMLDialogElement {
  const article = createArticle();
  const contents = createContents();
  const finder = createFinder(async () => sectionsIn(article));
  const cap = element('kbd', {}, '/');
  const search = element('div', { class: 'notes-find', role: 'search' }, finder.field, cap);
  const close = element('button', { type: 'button', class: 'button' }, 'Close');
  const dialog = element(
    'dialog',
    { class: 'notes', 'aria-label': 'Notes' },
    element('header', {}, element('strong', {}, 'Notes'), search, close),
    contents,
    article,
    finder.found,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
    else if (!codeOfLaw(event, app)) followLink(event, dialog, article, contents, finder.clear);
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === finder.field || !app.singleKeys.allow(event.key)) return;
    event.preventDefault();
    finder.field.focus();
  });
  const nameKey = () => {
    cap.hidden = !app.singleKeys.on;
  };
  nameKey();
  app.singleKeys.onChange(nameKey);
  return dialog;
}

/** Opens the files of a law where its button was pressed; whether it was. */
function codeOfLaw({ target }: Event, app: App): boolean {
  const law = target instanceof HTMLElement ? target.dataset.law : undefined;
  if (!isControllerName(law)) return false;
  const who = controllerKinds[law].label;
  void openCode(app, { controller: { kind: law }, limits: defaultLimits, who, numbers: 'as it comes' });
  return true;
}

/** The sections of the text: what stands under a heading, up to the next. Drawings have no words. */
function sectionsIn(article: HTMLElement): Findable[] {
  const sections: { title: string; address: string; text: string }[] = [];
  const parts = article.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, td, figcaption, pre, .formula');
  for (const part of parts) {
    const text = part.textContent.replaceAll(/\s+/g, ' ').trim();
    if (part.id && /^H\d$/.test(part.tagName))
      sections.push({ title: text, address: `#${part.id}`, text: '' });
    // A part within a part has been read with it.
    else if (!part.parentElement!.closest('p, li, dd, td, figcaption')) sections.at(-1)!.text += ` ${text}`;
  }
  return sections;
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

/**
 * Follows a link within the notes without changing the address, which holds the scenario. A link to a scene closes them.
 * @param found called before the text is shown
 */
function followLink(
  event: MouseEvent,
  dialog: HTMLDialogElement,
  article: HTMLElement,
  contents: HTMLDetailsElement,
  found: () => void,
): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  if (link?.hasAttribute('data-scene')) {
    dialog.close();
    return;
  }
  if (!address.startsWith('#')) return;
  event.preventDefault();
  found();
  if (!matchMedia(wide).matches) contents.open = false;
  article.querySelector(`[id="${address.slice(1)}"]`)?.scrollIntoView();
  article.focus({ preventScroll: true });
}
