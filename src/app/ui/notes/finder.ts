// The search field of the notes: finds sections by words in their headings and texts.

export interface FoundSection {
  readonly title: string;
  /** Address that the link to the section opens. */
  readonly address: string;
  /** The section's content as plain text. */
  readonly text: string;
}

/** Largest number of search results shown. */
const most = 12;

/** Number of characters of a section's text that a search result shows, before and after the first word found. */
const around = { before: 50, after: 110 };

/**
 * Creates the search field and its list of results. Returns both, and a function that clears the field.
 * @param load function that returns all sections. It is called when the field is first focused.
 */
export function createFinder(load: () => Promise<readonly FoundSection[]>) {
  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = 'Find in the notes';
  field.setAttribute('aria-label', field.placeholder);
  const count = document.createElement('p');
  count.setAttribute('role', 'status');
  const list = document.createElement('ul');
  const found = document.createElement('div');
  found.className = 'notes-found';
  found.hidden = true;
  found.append(count, list);

  let sections: Promise<readonly FoundSection[]> | null = null;
  const all = () => (sections ??= load());
  const show = async () => {
    const query = field.value;
    const words = wordsOf(query);
    const hits = words.length > 0 ? foundIn(await all(), words) : [];
    // The person may have typed on during loading.
    if (field.value !== query) return;
    list.replaceChildren(...hits.slice(0, most).map((hit) => itemOf(hit, words)));
    const more = hits.length > most ? `, the first ${most} of them here` : '';
    count.textContent =
      hits.length > 0 ? `${hits.length} found${more}` : words.length > 0 ? 'Nothing found' : '';
    found.hidden = words.length === 0;
  };
  const clear = () => {
    field.value = '';
    void show();
  };
  field.addEventListener('focus', () => void all());
  field.addEventListener('input', () => void show());
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || field.value === '') return;
    // The first press clears the field; the next one leaves it.
    event.preventDefault();
    event.stopPropagation();
    clear();
  });
  return { field, found, clear };
}

const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns the sections that contain all searched words. Those with all words in the heading come first. */
export function foundIn(sections: readonly FoundSection[], words: readonly string[]): FoundSection[] {
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return sections
    .filter(({ title, text }) => has(`${title} ${text}`))
    .sort((a, b) => Number(has(b.title)) - Number(has(a.title)));
}

function itemOf({ title, address, text }: FoundSection, words: readonly string[]): HTMLElement {
  const link = document.createElement('a');
  link.href = address;
  link.append(...marked(title, words));
  const excerptLine = document.createElement('span');
  excerptLine.append(...excerpt(text, words));
  const item = document.createElement('li');
  item.append(link, excerptLine);
  return item;
}

/** Returns the part of a section's text around the first searched word, with all searched words marked. */
function excerpt(text: string, words: readonly string[]): (string | Node)[] {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  if (places.length === 0) return [];
  const at = Math.min(...places);
  const from = at < around.before ? 0 : text.indexOf(' ', at - around.before) + 1;
  const end = at + around.after < text.length ? text.lastIndexOf(' ', at + around.after) : text.length;
  return [from > 0 ? '… ' : '', ...marked(text.slice(from, end), words), end < text.length ? ' …' : ''];
}

function marked(text: string, words: readonly string[]): (string | Node)[] {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'i')).map((part, n) => {
    if (n % 2 === 0) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });
}
