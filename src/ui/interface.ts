// The interface over the picture: mounts its parts and keeps them up to date.
import { courseOf } from '../files/extent';
import { Listeners } from '../session/listeners';
import { SceneWatch } from '../view/scene-watch';
import { keepChoices } from '../view/view-state';
import { listenToKeys } from './actions/keys';
import { keyedActions } from './actions/list';
import { SingleKeys } from './actions/single-keys';
import { createAnnouncer } from './announcing/announcer';
import { sayWhatHappens } from './announcing/happenings';
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
import { galleryAction } from './gallery/open-gallery';
import type { GamePart } from './game-part';
import { listenForGestureEnds } from './gesture-end';
import { tellHalts } from './halts';
import { createHelp } from './help';
import { createHero, listenForTouch } from './hero/hero';
import { shownLate, whenIdle } from './late';
import type { Mount } from './mounted';
import { notesAction } from './notes/notes';
import { createNotices } from './notices';
import { onSize } from './older-browsers';
import { listenForScenarios, loadAddress, sharingActions } from './sharing/sharing';
import { Sound } from './sound/sound';
import { soundAction } from './sound/sound-action';
import { createThingList } from './things/thing-list';
import { createTimeBar } from './time-bar/time-bar';

/** Shows a sentence in place of the interface. */
export function showObstacle(place: HTMLElement, sentence: string): void {
  place.replaceChildren(element('p', { class: 'obstacle', role: 'alert' }, sentence));
}

/** Mounts the interface of the whole page. */
export const mountInterface: Mount = (stage, place, mounted) => {
  const announcer = createAnnouncer();
  const { say } = announcer;
  const { place: notices, notify, clear: clearNotices } = createNotices(say);
  const { session, view, viewport, scenarios } = mounted;
  const sound = new Sound({ session, viewport, notify });
  const app: App = {
    session,
    view,
    viewport,
    scenarios,
    drawers: new DrawerState(),
    sound,
    singleKeys: new SingleKeys(() => localStorage),
    stepTests: new Listeners(),
    notify,
    say,
  };
  keepChoices(session, view);
  void loadAddress(app);

  listenForTouch(app);
  const help = createHelp(app, [galleryAction, soundAction]);
  const header = createHeader(app);
  const links = createLinks(app, help.action);
  const hero = createHero(app);
  const bars = createBars(app, hero.element);
  const panel = shownLate(app, 'Tune', async () => (await import('./panel/panel')).createPanel(app));
  const measures = shownLate(app, 'Measure', async () => (await import('./scope/scope')).createScope(app));
  const timeBar = createTimeBar(app);
  const things = createThingList(app);
  const drawers = createDrawers(app, { tune: panel.element, measure: measures.element });
  place.append(
    things.element,
    header.element,
    links.element,
    bars.element,
    ...drawers.elements,
    // A landmark of its own, so that nothing lies beside all of them.
    element('section', { 'aria-label': 'Look back' }, timeBar.element),
    notices,
    announcer.element,
    help.dialog,
  );
  const games: GamePart[] = [];

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
      heads: games.flatMap(({ head }) => head ?? []),
      taken,
      drawers: app.drawers,
      playing: document.documentElement.dataset.chrome === 'play',
    });
    viewport.resize(stage.clientWidth, stage.clientHeight, insets, glides && !still.matches);
  };
  const scenes = new SceneWatch(view.faces);
  let scenario = session.scenario;
  const parts = [header, links, hero, bars, drawers, panel, measures, timeBar, things];
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
  const keyed = [
    ...keyedActions,
    fullScreen,
    codeAction,
    notesAction,
    ...sharingActions,
    help.action,
    galleryAction,
    soundAction,
  ];
  const actions = () => [...keyed, ...games.flatMap(({ actions: own = [] }) => own)];
  listenToKeys(app, actions, (key) => games.some((game) => game.claims?.(key)));
  listenForScenarios(app);
  sayWhatHappens(app, () => games.flatMap(({ said }) => said ?? []));
  window.slew = createConsole(app);
  for (const late of [panel, measures]) whenIdle(() => void late.load());
  fit();
  return {
    fit: () => fit(),
    notify,
    add: (mount) => {
      const game = mount(app);
      games.push(game);
      place.append(game.element);
      if (game.hero) bars.middle.append(game.hero);
      sound.listenTo(games.flatMap(({ listen }) => listen ?? []));
      fit();
      // Shown with its game, and higher with larger text.
      if (game.head) onSize(game.head, () => fit());
    },
  };
};
