// The page in a frame of another page: the picture, its main control, pause, and the way to the full page.
import './embed.css';
import { courseOf } from '../../files/extent';
import { Listeners } from '../../session/listeners';
import { heroOf } from '../../view/heroes/heroes';
import { SceneWatch } from '../../view/scene-watch';
import { actionButton } from '../actions/action-button';
import { listenToKeys } from '../actions/keys';
import { keyedActions, playback } from '../actions/list';
import { SingleKeys } from '../actions/single-keys';
import { createAnnouncer } from '../announcing/announcer';
import { sayWhatHappens } from '../announcing/happenings';
import type { App } from '../app';
import { createConsole } from '../console';
import { DrawerState } from '../drawers/state';
import { element } from '../element';
import { playInsets } from '../first-screen/insets';
import type { GamePart } from '../game-part';
import { listenForGestureEnds } from '../gesture-end';
import { tellHalts } from '../halts';
import { createHero, listenForTouch } from '../hero/hero';
import type { Mount } from '../mounted';
import { createNotices } from '../notices';
import { onSize } from '../older-browsers';
import { pageAddress } from '../sharing/link';
import { loadAddress } from '../sharing/sharing';
import { Sound } from '../sound/sound';
import { createGate } from './gate';

/** Room between the picture and the bar below it, and what the link takes at the top. CSS pixels */
const room = { air: 12, top: 34 };

/** Mounts what a frame shows, see mountInterface. */
export const mountEmbed: Mount = (stage, place, mounted) => {
  const { session, view, viewport, scenarios } = mounted;
  const announcer = createAnnouncer();
  const { say } = announcer;
  const notices = createNotices(say);
  const sound = new Sound({ session, viewport, notify: notices.notify });
  const app: App = {
    session,
    view,
    viewport,
    scenarios,
    drawers: new DrawerState(),
    sound,
    singleKeys: new SingleKeys(() => localStorage),
    stepTests: new Listeners(),
    notify: notices.notify,
    say,
  };
  const { dataset } = document.documentElement;
  Object.assign(dataset, { embed: '', drawers: '' });
  void loadAddress(app);
  window.addEventListener('hashchange', () => void loadAddress(app));

  listenForTouch(app);
  listenForGestureEnds(session);
  const gate = createGate();
  const hero = createHero(app);
  const [pause] = playback.filter(({ id }) => id === 'pause');
  const pauseButton = actionButton(app, pause, {
    sign: () => (session.playback.paused ? 'play' : 'pause'),
  });
  const full = element('a', { class: 'embed-link', target: '_blank', rel: 'noopener' }, 'Open in Slew');
  const middle = element('div', { class: 'bar-middle' }, hero.element);
  const bars = element(
    'footer',
    { class: 'bars' },
    middle,
    element('div', { class: 'bar-right' }, pauseButton.button),
  );
  const games: GamePart[] = [];
  place.append(gate.element, full, bars, notices.place, announcer.element);

  const fit = () => {
    const heads = games.flatMap(({ head }) => head ?? []);
    const headsEnd = heads.map((head) => head.getBoundingClientRect().bottom);
    const below = stage.clientHeight - bars.getBoundingClientRect().top;
    const insets =
      dataset.chrome === 'play'
        ? playInsets(heads)
        : { left: 0, top: Math.max(room.top, ...headsEnd), right: 0, bottom: below + room.air };
    viewport.resize(stage.clientWidth, stage.clientHeight, insets);
  };
  const scenes = new SceneWatch(view.faces);
  const refresh = () => {
    dataset.chrome = view.faces.of(session.scenario)?.chrome ?? '';
    hero.refresh();
    pauseButton.refresh();
    full.href = pageAddress() + location.hash;
    if (!scenes.isNew(session.scenario)) return;
    notices.clear();
    fit();
    viewport.setHome(courseOf(session.scenario, session.games));
  };
  session.onChange(refresh);
  view.onChange(refresh);
  refresh();
  tellHalts(app, notices.clear);
  // Keys of what is to be seen here, and no others.
  const shown = (key: string) =>
    [pause.id, heroOf(session, view)?.hero.action].some(
      (id) => keyedActions.find((action) => action.id === id)?.key.toLowerCase() === key.toLowerCase(),
    );
  const own = () => games.flatMap(({ actions = [] }) => actions);
  const isOwn = (key: string) => own().some((action) => action.key.toLowerCase() === key.toLowerCase());
  listenToKeys(
    app,
    () => [...keyedActions, ...own()],
    (key) => !gate.open || games.some((game) => game.claims?.(key)) || !(shown(key) || isOwn(key)),
  );
  sayWhatHappens(app, () => games.flatMap(({ said }) => said ?? []));
  window.slew = createConsole(app);
  fit();
  return {
    fit,
    notify: notices.notify,
    add: (mount) => {
      const game = mount(app);
      games.push(game);
      place.append(game.element);
      if (game.hero) middle.append(game.hero);
      sound.listenTo(games.flatMap(({ listen }) => listen ?? []));
      fit();
      if (game.head) onSize(game.head, fit);
    },
  };
};
