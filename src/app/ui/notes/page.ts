// The script of the static HTML pages of the notes: search and copy buttons. The pages also work without the script.
import { SingleKeys } from '../state/single-keys';
import { createFinder, type FoundSection } from './finder';

/** Loads all sections of the notes; without a connection, only the headings. */
function load(): Promise<readonly FoundSection[]> {
  return fetch('sections.json')
    .then((answer) => (answer.ok ? answer.json() : Promise.reject()))
    .catch(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('nav.contents a')].map((link) => ({
        title: link.textContent,
        address: link.getAttribute('href')!,
        text: '',
      })),
    );
}

const { field, found } = createFinder(load);
const search = document.createElement('div');
search.className = 'notes-find';
search.setAttribute('role', 'search');
const cap = document.createElement('kbd');
cap.textContent = '/';
search.append(field, cap);
const header = document.querySelector('header')!;
header.querySelector('.back')!.before(search);
header.after(found);

const keys = new SingleKeys();
cap.hidden = !keys.value;
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !keys.value) return;
  if (document.activeElement === field) return;
  event.preventDefault();
  field.focus();
});

/** Returns a button "Copy this law", which copies the text of a file. @param file link to the file */
function copying(file: HTMLAnchorElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy this law';
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  button.addEventListener('click', () => {
    fetch(file.href)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => {
          status.textContent = 'Copied';
        },
        () => {
          status.textContent = 'It could not be copied. Take the file.';
        },
      );
  });
  const line = document.createElement('p');
  line.className = 'copy';
  line.append(button, status);
  return line;
}

// Browsers offer no clipboard on insecure connections.
const { clipboard } = navigator as { readonly clipboard?: Clipboard };
const file = document.querySelector<HTMLAnchorElement>('.file a[download]');
if (clipboard && file) file.parentElement!.before(copying(file));
