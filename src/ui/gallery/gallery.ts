// The gallery: every scene with its picture and its question, in groups, found by typing. It is loaded when it is first opened.
import './gallery.css';
import { type BuiltIn, groups } from '../../scenarios';
import { type App, attempt } from '../app';
import { element } from '../element';
import { icon } from '../icons';
import { bestFound, found, type Searched } from './found';
import { type Offered, offeredBy } from './offered';

/** Name of each group, and a line on it. */
const words: Readonly<Record<BuiltIn['group'], readonly [string, string]>> = {
  fly: ['Fly', 'Give it a course, or a ship to chase.'],
  measure: ['Measure', 'One thing at a time, side by side.'],
  meet: ['Meet', 'Others are in the way, or on the run.'],
};

/** Addresses of the pictures by their files, made by npm run screenshot. */
const stills = import.meta.glob<string>('../../../assets/stills/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A card, and the group it stands in. */
interface Card {
  readonly scene: Offered;
  readonly button: HTMLButtonElement;
}

/** The gallery, a dialog over the window. */
export function createGallery(app: App): { open(): void } {
  const scenes = offeredBy(app);
  const field = element('input', {
    type: 'search',
    class: 'gallery-search',
    placeholder: 'Find a scene: wind, overshoot, missile …',
    'aria-label': 'Find a scene',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const close = element(
    'button',
    { type: 'button', class: 'button icon', 'aria-label': 'Close', title: 'Close (Esc)' },
    icon('close'),
  );
  const nothing = element('p', { class: 'gallery-nothing', role: 'status' });
  const cards: Card[] = [];
  const sections = groups.map((group) => createGroup(group, scenes, cards));
  const links = sections.map(({ section, count, name }) => {
    const link = element('button', { type: 'button', class: 'button' }, name, count);
    link.addEventListener('click', () => section.scrollIntoView({ block: 'start' }));
    return link;
  });
  const dialog = element(
    'dialog',
    { class: 'gallery', 'aria-label': 'Scenes' },
    element(
      'header',
      { class: 'gallery-head' },
      element('strong', { class: 'word-mark' }, 'slew'),
      element('label', { class: 'gallery-find' }, icon('search'), field),
      element('nav', { 'aria-label': 'Groups' }, ...links),
      close,
    ),
    element('div', { class: 'gallery-all' }, nothing, ...sections.map(({ section }) => section)),
  );

  const show = () => {
    const kept = new Set(found(scenes, field.value).map(({ id }) => id));
    for (const { scene, button } of cards) button.hidden = !kept.has(scene.id);
    for (const { section, group, count } of sections) {
      const left = scenes.filter((scene) => scene.group === group && kept.has(scene.id)).length;
      section.hidden = left === 0;
      count.textContent = String(left);
    }
    const best = bestFound(scenes, field.value);
    for (const { scene, button } of cards) button.classList.toggle('best', scene === best);
    nothing.textContent = kept.size > 0 ? '' : 'No scene has all of these words.';
  };
  const choose = (scene: Offered) => {
    dialog.close();
    // Until the next frame the hidden field would take keys as text.
    field.blur();
    attempt(app, () => scene.open());
  };
  for (const { scene, button } of cards) button.addEventListener('click', () => choose(scene));
  field.addEventListener('input', show);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', (event) => {
    const shown = cards.filter(({ button }) => !button.hidden);
    const first = bestFound(scenes, field.value) ?? shown[0]?.scene;
    if (event.key === 'Enter' && event.target === field && first) {
      event.preventDefault();
      choose(first);
    }
    const to = neighbour(shown, event);
    if (to === undefined) return;
    event.preventDefault();
    to?.button.focus();
    if (to === null) field.focus();
  });

  document.querySelector('#interface')?.append(dialog);
  return {
    open: () => {
      field.value = '';
      show();
      // The scene of a game’s own card is also the game, whose card stands before it.
      const present = cards.findLast(({ scene }) => scene.isShown());
      for (const each of cards) mark(each.button, each === present);
      dialog.showModal();
      field.focus();
      present?.button.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** A group with its cards, which are added to the list. */
function createGroup(group: BuiltIn['group'], scenes: readonly Offered[], cards: Card[]) {
  const [name, line] = words[group];
  const count = element('span', { class: 'gallery-count' });
  const own = scenes
    .filter((scene) => scene.group === group)
    .map((scene) => ({ scene, button: card(scene) }));
  cards.push(...own);
  const section = element(
    'section',
    { 'aria-label': name },
    element('h2', {}, name, element('span', {}, line)),
    element('div', { class: 'gallery-grid' }, ...own.map(({ button }) => button)),
  );
  return { group, name, count, section };
}

function card({ id, scenario }: Searched): HTMLButtonElement {
  const still = stills[`../../../assets/stills/${id}.jpg`];
  return element(
    'button',
    { type: 'button', class: 'gallery-card' },
    still
      ? element('img', { src: still, alt: '', width: 300, height: 140, loading: 'lazy' })
      : element('span', { class: 'gallery-still' }),
    element('span', { class: 'gallery-name' }, scenario.name),
    element('span', { class: 'gallery-question' }, scenario.question ?? ''),
  );
}

function mark(button: HTMLButtonElement, isNow: boolean): void {
  if (isNow) button.setAttribute('aria-current', 'true');
  else button.removeAttribute('aria-current');
}

/** The card that an arrow key leads to; null for the search, undefined when the key is none of these. */
function neighbour(shown: readonly Card[], { key, target }: KeyboardEvent): Card | null | undefined {
  const at = shown.findIndex(({ button }) => button === target);
  if (at < 0) return key === 'ArrowDown' ? shown[0] : undefined;
  if (key === 'ArrowRight') return shown[at + 1] ?? shown[at];
  if (key === 'ArrowLeft') return shown[at - 1] ?? shown[at];
  if (key === 'ArrowDown') return nearest(shown, at, 1) ?? shown[at];
  if (key === 'ArrowUp') return nearest(shown, at, -1) ?? null;
  return undefined;
}

/** The card in the next row, down (1) or up (-1), whose left edge is nearest; undefined when there is no such row. */
function nearest(shown: readonly Card[], at: number, way: 1 | -1): Card | undefined {
  const boxes = shown.map(({ button }) => button.getBoundingClientRect());
  const rows = boxes.map(({ top }) => way * (top - boxes[at].top)).filter((apart) => apart > 1);
  const next = Math.min(...rows);
  const row = shown.filter((_, n) => Math.abs(way * (boxes[n].top - boxes[at].top) - next) <= 1);
  return row.toSorted(
    (a, b) =>
      Math.abs(a.button.offsetLeft - shown[at].button.offsetLeft) -
      Math.abs(b.button.offsetLeft - shown[at].button.offsetLeft),
  )[0];
}
