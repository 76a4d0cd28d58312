// The dialog with the notes: their text, a table of contents and a search field.
// The text is typeset when the page is built.
import { steps } from '../../view/steps';
import './notes.css';
import './finder.css';
import './text.css';
import './figures.css';
import { contents as headings, pages, article as text } from 'virtual:notes';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { controllerKinds, isControllerName } from '../../../laws/control/controllers';
import { defaultLimits } from '../../../world/entities/motion-limits';
import { type App, useApp } from '../app';
import { type Features, useFeatures } from '../features';
import { Dialog } from '../kit/dialog';
import { createFinder, type FoundSection } from './finder';

/** Whether the window is wide enough for the table of contents beside the text. */
const isWide = () => !matchMedia(steps.tablet).matches;

const finder = createFinder(async () => sections());

/**
 * State of the dialog when it was last closed. `text` and `contents` are scroll positions, CSS pixels. `isOpen` is true
 * if the table of contents was open.
 */
const left = { text: 0, contents: 0, isOpen: isWide() };

export const notesDialog = () => <Notes />;

function Notes() {
  const app = useApp();
  const features = useFeatures();
  const search = useRef<HTMLDivElement>(null);
  const article = useRef<HTMLElement>(null);
  const contents = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    search.current!.prepend(finder.field);
    for (const link of article.current!.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    article.current!.after(finder.found);
    article.current!.scrollTop = left.text;
    contents.current!.scrollTop = left.contents;
  }, []);
  /**
   * Handles a press on a link in the notes: scrolls to another part of the notes, or opens a scene and closes the
   * dialog.
   */
  const followLink = (event: MouseEvent, close: () => void) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    if (link?.hasAttribute('data-scene')) close();
    else if (address.startsWith('#')) {
      event.preventDefault();
      finder.clear();
      if (!isWide()) contents.current!.open = false;
      article.current!.querySelector(`[id="${address.slice(1)}"]`)?.scrollIntoView();
      article.current!.focus({ preventScroll: true });
    }
  };
  return (
    <Dialog
      class="notes"
      aria-label="Notes"
      closesBeside
      onClick={(event, close) => {
        if (!openLaw(event, app, features)) followLink(event, close);
      }}
      onKeyDown={(event) => {
        if (event.key !== '/' || event.target === finder.field || !app.singleKeys.allow(event.key)) return;
        event.preventDefault();
        finder.field.focus();
      }}
    >
      {(close) => (
        <>
          <header>
            <strong>Notes</strong>
            <div ref={search} class="notes-find" role="search">
              {app.singleKeys.value && <kbd>/</kbd>}
            </div>
            <button type="button" class="button" onClick={close}>
              Close
            </button>
          </header>
          <details
            ref={contents}
            class="contents"
            open={left.isOpen}
            onToggle={({ currentTarget }) => {
              left.isOpen = currentTarget.open;
            }}
            onScroll={({ currentTarget }) => {
              left.contents = currentTarget.scrollTop;
            }}
          >
            <summary>Contents</summary>
            <nav aria-label="Contents of the notes">
              <ul>
                {headings.map(({ id, title, depth }) => (
                  <li key={id} class={`h${depth}`}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
                {pages && (
                  <li class="h2">
                    <a href={pages}>The notes as pages</a>
                  </li>
                )}
              </ul>
            </nav>
          </details>
          <article
            ref={article}
            tabIndex={0}
            autofocus
            class="notes-text"
            aria-label="Text of the notes"
            // The text is part of the program, so its markup is safe.
            dangerouslySetInnerHTML={{ __html: text }}
            onScroll={({ currentTarget }) => {
              left.text = currentTarget.scrollTop;
            }}
          />
        </>
      )}
    </Dialog>
  );
}

/** Opens a law's code after a press on the law's button. Returns true if opened. */
function openLaw({ target }: Event, app: App, features: Features): boolean {
  const law = target instanceof HTMLElement ? target.dataset.law : undefined;
  if (!isControllerName(law)) return false;
  const who = controllerKinds[law].label;
  const shown = { controller: { kind: law }, limits: defaultLimits, who, numbers: 'as it comes' } as const;
  void features.serviceFor(app, 'showCode').then((showCode) => showCode?.(app, shown));
  return true;
}

/** Splits the text of the notes into sections, one for each heading. */
function sections(): FoundSection[] {
  const whole = document.createElement('article');
  whole.innerHTML = text;
  const all: { title: string; address: string; text: string }[] = [];
  const parts = whole.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, td, figcaption, pre, .formula');
  for (const part of parts) {
    const words = part.textContent.replaceAll(/\s+/g, ' ').trim();
    if (part.id && /^H\d$/.test(part.tagName)) all.push({ title: words, address: `#${part.id}`, text: '' });
    // Nested elements were already read with their parent.
    else if (!part.parentElement!.closest('p, li, dd, td, figcaption')) all.at(-1)!.text += ` ${words}`;
  }
  return all;
}
