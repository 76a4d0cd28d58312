// Finds sections of the notes by words in their headings and texts. Without scripts there is the list of pages.

/** Most sections that are shown. */
const most = 12;
/** Characters shown before and after the first word found. */
const around = [50, 110];

const input = document.createElement('input');
input.type = 'search';
input.placeholder = 'Find in the notes';
input.setAttribute('aria-label', input.placeholder);
const count = document.createElement('p');
count.setAttribute('role', 'status');
const list = document.createElement('ul');
const find = document.createElement('div');
find.className = 'find';
find.setAttribute('role', 'search');
find.append(input, count, list);
document.querySelector('header').after(find);

let sections = null;

/** Headings, addresses and texts of all sections; without a connection the headings that this page lists. */
function load() {
  sections ??= fetch('sections.json')
    .then((answer) => (answer.ok ? answer.json() : Promise.reject()))
    .catch(() =>
      [...document.querySelectorAll('nav.contents a')].map((link) => ({
        title: link.textContent,
        address: link.getAttribute('href'),
        text: '',
      })),
    );
  return sections;
}

/** The text around the first of some words, with every one of them marked. */
function excerpt(text, words) {
  const at = Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0));
  if (at === Infinity) return [];
  const from = at < around[0] ? 0 : text.indexOf(' ', at - around[0]) + 1;
  const end = at + around[1] < text.length ? text.lastIndexOf(' ', at + around[1]) : text.length;
  const part = text.slice(from, end);
  return [from > 0 ? '… ' : '', ...marked(part, words), end < text.length ? ' …' : ''];
}

function marked(text, words) {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'i')).map((part, n) => {
    if (n % 2 === 0) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });
}

async function show() {
  const asked = input.value;
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const all = await load();
  // Another letter may have come meanwhile.
  if (input.value !== asked) return;
  const has = (text) => words.every((word) => text.toLowerCase().includes(word));
  const found = words.length === 0 ? [] : all.filter(({ title, text }) => has(`${title} ${text}`));
  // What is called so comes before what mentions it.
  found.sort((a, b) => Number(has(b.title)) - Number(has(a.title)));
  list.replaceChildren(
    ...found.slice(0, most).map(({ title, address, text }) => {
      const link = document.createElement('a');
      link.href = address;
      link.append(...marked(title, words));
      const told = document.createElement('span');
      told.append(...excerpt(text, words));
      const item = document.createElement('li');
      item.append(link, told);
      return item;
    }),
  );
  const more = found.length > most ? `, the first ${most} of them here` : '';
  const told = found.length === 0 ? 'Nothing found' : `${found.length} found${more}`;
  count.textContent = words.length > 0 ? told : '';
}

input.addEventListener('focus', load);
input.addEventListener('input', show);
