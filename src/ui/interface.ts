// The interface over the picture: mounts its parts and keeps them up to date.
import { courseOf } from '../files/extent';
import { SceneWatch } from '../view/scene-watch';
import { keepChoices } from '../view/view-state';
import { listenToKeys } from './actions/keys';
import { keyedActions } from './actions/list';
import type { App } from './app';
import { onceNotKept } from './best-store';
import { codeAction } from './code/code';
import { createConsole } from './console';
import { createDrawers } from './drawers/drawers';
import { DrawerState } from './drawers/state';
import { element } from './element';
import { createBars } from './first-screen/bars';
import { fullScreen } from './first-screen/full-screen';
import { createHeader } from './first-screen/header';
import { insetsOf } from './first-screen/insets';
import { createLinks } from './first-screen/links';
import { createGallery } from './gallery/gallery';
import type { GamePart } from './game-part';
import { listenForGestureEnds } from './gesture-end';
import { tellHalts } from './halts';
import { createHelp } from './help';
import { createHero, listenForTouch } from './hero/hero';
import type { Mount } from './mounted';
import { notesAction } from './notes/notes';
import { createNotices } from './notices';
import { createPanel } from './panel/panel';
import { createScope } from './scope/scope';
import { listenForScenarios, loadAddress, sharingActions } from './sharing/sharing';
import { Sound } from './sound/sound';
import { soundAction } from './sound/sound-action';
import { createTimeBar } from './time-bar/time-bar';

/** Shows a sentence in place of the interface. */
export function showObstacle(place: HTMLElement, sentence: string): void {
  place.replaceChildren(element('p', { class: 'obstacle', role: 'alert' }, sentence));
}

/** Mounts the interface of the whole page. */
export const mountInterface: Mount = (stage, place, mounted) => {
  const { place: notices, notify, clear: clearNotices } = createNotices();
  const { session, view, viewport, scenarios } = mounted;
  const sound = new Sound({ session, viewport, notify });
  const app: App = { session, view, viewport, scenarios, drawers: new DrawerState(), sound, notify };
  keepChoices(session, view);
  void loadAddress(app);

  listenForTouch(app);
  const gallery = createGallery(app);
  const help = createHelp(app, [gallery.action, soundAction]);
  const header = createHeader(app, gallery.action);
  const links = createLinks(app, help.action);
  const hero = createHero(app);
  const bars = createBars(app, hero.element);
  const panel = createPanel(app);
  const measures = createScope(app);
  const timeBar = createTimeBar(app);
  const drawers = createDrawers(app, { tune: panel.element, measure: measures.element });
  place.append(
    header.element,
    links.element,
    bars.element,
    ...drawers.elements,
    timeBar.element,
    notices,
    help.dialog,
    gallery.dialog,
  );
  const games: readonly GamePart[] = mounted.games.map((mount) => mount(app));
  place.append(...games.map((game) => game.element));
  sound.listenTo(games.flatMap(({ listen }) => listen ?? []));
  const heads = games.flatMap(({ head }) => head ?? []);
  bars.middle.append(...games.flatMap(({ hero }) => hero ?? []));

  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const fit = (glides = false) => {
    const taken = drawers.taken();
    const { style } = document.documentElement;
    style.setProperty('--drawer-right', `${taken.right}px`);
    style.setProperty('--drawer-bottom', `${taken.bottom}px`);
    const below = header.element.getBoundingClientRect().bottom;
    style.setProperty('--header-bottom', `${below}px`);
    const insets = insetsOf({
      header: header.element,
      links: links.element,
      bars: bars.element,
      heads,
      taken,
      drawers: app.drawers,
      playing: document.documentElement.dataset.chrome === 'play',
    });
    viewport.resize(stage.clientWidth, stage.clientHeight, insets, glides && !still.matches);
  };
  const scenes = new SceneWatch(view.faces);
  let scenario = session.scenario;
  const parts = [header, links, hero, bars, panel, measures, drawers, timeBar];
  const refresh = () => {
    document.documentElement.dataset.chrome = view.faces.of(session.scenario)?.chrome ?? '';
    for (const part of parts) part.refresh();
    // What was refused before does not matter in another scene.
    if (session.scenario !== scenario) clearNotices();
    scenario = session.scenario;
    // The next run of a game is the same scene, and keeps its view.
    if (!scenes.isNew(session.scenario)) return;
    fit();
    viewport.setHome(courseOf(session.scenario, session.games));
  };
  session.onChange(refresh);
  view.onChange(refresh);
  app.drawers.onChange(() => {
    for (const part of parts) part.refresh();
    fit(true);
  });
  refresh();
  tellHalts(app, clearNotices);
  onceNotKept(() =>
    notify('This browser keeps no more results: the best ones last until the page is left.', 'info'),
  );
  listenForGestureEnds(session);
  const ofGames = games.flatMap(({ actions = [] }) => actions);
  const keyed = [
    ...keyedActions,
    fullScreen,
    codeAction,
    notesAction,
    ...sharingActions,
    help.action,
    gallery.action,
    soundAction,
    ...ofGames,
  ];
  listenToKeys(app, keyed, (key) => games.some((game) => game.claims?.(key)));
  listenForScenarios(app);
  window.slew = createConsole(app);
  fit();
  return () => fit();
};
