// The drawers: Tune at the right, Measure at the bottom, on a narrow page one sheet. Their frames, tabs and handle.
import './drawers.css';
import './sheet.css';
import type { App } from '../app';
import { element } from '../element';
import { icon } from '../icons';
import { isDialogOpen, isTyping } from '../keyboard';
import { createHandle, dragSheetBy } from './handle';
import { type DrawerId, drawerIds } from './state';

/** Names of the drawers, as their tabs and headings have them. */
const names: Readonly<Record<DrawerId, string>> = { tune: 'Tune', measure: 'Measure' };

/** The drawers and the tabs that open them. */
export interface Drawers {
  /** To be put on the page: tabs, handle and drawers. */
  readonly elements: readonly HTMLElement[];
  /** What the open ones take from the picture, from the right and from the bottom. CSS pixels */
  taken(): { readonly right: number; readonly bottom: number };
  refresh(): void;
}

/** Makes the drawers around their contents. */
export function createDrawers(app: App, contents: Readonly<Record<DrawerId, HTMLElement>>): Drawers {
  const { drawers: state } = app;
  const frames = drawerIds.map((id) => createFrame(app, id, contents[id]));
  const tabs = drawerIds.map((id) => {
    const tab = element(
      'button',
      { type: 'button', class: 'drawer-tab', 'data-drawer': id, 'aria-controls': `drawer-${id}` },
      element('span', {}, names[id]),
    );
    tab.addEventListener('click', (event) => {
      state.toggle(id);
      // Whoever came by keys goes on inside; a pointer leaves the keys to the picture.
      if (event.detail > 0) tab.blur();
      else if (state.isOpen(id))
        frames[drawerIds.indexOf(id)].querySelector<HTMLElement>('.drawer-close')?.focus();
    });
    return tab;
  });
  const tabList = element(
    'nav',
    { class: 'drawer-tabs', 'aria-label': 'Drawers' },
    createHandle(app),
    ...tabs,
  );
  dragSheetBy(tabList, app);
  const closeFrom = (id: DrawerId) => {
    const inside = frames[drawerIds.indexOf(id)].contains(document.activeElement);
    state.set(id, false);
    if (inside) tabs[drawerIds.indexOf(id)].focus();
  };
  for (const [n, id] of drawerIds.entries())
    frames[n].querySelector('.drawer-close')!.addEventListener('click', () => closeFrom(id));
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen() || isTyping(event.target)) return;
    const within = drawerIds.find((_, n) => frames[n].contains(event.target as Node));
    const last = within ?? state.open.at(-1);
    if (last) closeFrom(last);
  });
  const refresh = () => {
    const root = document.documentElement;
    root.dataset.drawers = state.open.join(' ');
    root.dataset.sheet = state.tall ? 'tall' : 'half';
    for (const [n, id] of drawerIds.entries()) {
      frames[n].hidden = !state.isOpen(id);
      tabs[n].setAttribute('aria-expanded', String(state.isOpen(id)));
    }
  };
  const taken = () => {
    const [tune, measure] = frames.map((frame) => frame.getBoundingClientRect());
    if (state.narrow) return { right: 0, bottom: Math.max(tune.height, measure.height) };
    return state.single
      ? { right: Math.max(tune.width, measure.width), bottom: 0 }
      : { right: tune.width, bottom: measure.height };
  };
  refresh();
  return { elements: [...frames, tabList], taken, refresh };
}

function createFrame(app: App, id: DrawerId, content: HTMLElement): HTMLElement {
  const close = element(
    'button',
    {
      type: 'button',
      class: 'button icon drawer-close',
      'aria-label': `Close ${names[id]}`,
      title: 'Close (Esc)',
    },
    icon('close'),
  );
  const others = drawerIds.map((each) => {
    const button = element(
      'button',
      { type: 'button', class: 'sheet-tab', 'aria-pressed': String(each === id) },
      names[each],
    );
    button.addEventListener('click', () => app.drawers.set(each, true));
    return button;
  });
  const head = element(
    'header',
    { class: 'drawer-head' },
    createHandle(app),
    element('h2', { id: `drawer-${id}-name` }, names[id]),
    element('div', { class: 'sheet-tabs', role: 'group', 'aria-label': 'Drawers' }, ...others),
    close,
  );
  dragSheetBy(head, app);
  return element(
    'aside',
    { class: `drawer ${id}`, id: `drawer-${id}`, 'aria-labelledby': `drawer-${id}-name` },
    head,
    element('div', { class: 'drawer-content' }, content),
  );
}
