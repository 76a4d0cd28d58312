// Mounts an interface over the picture: renders it after every change, and fits the picture beside it.
import { type ComponentType, render } from 'preact';
import { courseOf } from '../../lab/files/extent';
import { Listeners } from '../session/listeners';
import type { Session } from '../session/session';
import type { Insets } from '../view/home-view';
import { SceneWatch } from '../view/scene-watch';
import { keepChoices } from '../view/view-state';
import type { Action } from './actions/action';
import { listenToKeys } from './actions/keys';
import { sayWhatHappens } from './announcements';
import { type App, AppContext } from './app';
import { createConsole } from './console';
import { type Features, FeaturesContext } from './features';
import { listenForEscape } from './kit/escape';
import { isOfBurst } from './kit/keyboard';
import { whenIdle } from './kit/late';
import { loadPageAgain } from './sharing/share';
import { loadAddress } from './sharing/sharing';
import { Sound } from './sound/sound';
import { Dialogs } from './state/dialogs';
import { DrawerState } from './state/drawers';
import { Messages } from './state/messages';
import { SingleKeys } from './state/single-keys';

/** What an interface is mounted over. */
type Mounted = Pick<App, 'session' | 'view' | 'viewport' | 'scenarios'>;

/** An interface that is mounted. `fit` is for after a resize. */
type Interface = Pick<App, 'fit' | 'notify'>;

/** An interface: the whole page, or what a frame in another page shows. */
export interface Frame {
  readonly Content: ComponentType;
  /** What its parts cover of the picture. @param place element of the interface */
  insets(app: App, place: HTMLElement): Insets;
  /** Its actions with keys. */
  actions(app: App, features: Features): readonly Action[];
  /** Further listeners of its own. */
  begin?(app: App, features: Features): void;
}

/** Shows a sentence in place of the interface. */
export function showObstacle(place: HTMLElement, sentence: string): void {
  render(
    <p class="obstacle" role="alert">
      {sentence}
    </p>,
    place,
  );
}

/** @param stage element of the picture @param place element of the interface */
export function mount(
  frame: Frame,
  stage: HTMLElement,
  place: HTMLElement,
  mounted: Mounted,
  features: Features,
): Interface {
  const { session, view, viewport } = mounted;
  let isDue = false;
  let isDrawerMoved = false;
  const drawSoon = () => {
    if (!isDue) requestAnimationFrame(() => isDue && draw());
    isDue = true;
  };
  const messages = new Messages(drawSoon);
  const notify: App['notify'] = (...message) => messages.notify(...message);
  const ownScenes = async () => {
    await features.loadGivers('ownScenesOf');
    return features.service('ownScenesOf')(app);
  };
  const newSynth = async (context: AudioContext) => {
    await features.loadGivers('newSynth');
    return features.service('newSynth')(context);
  };
  const sound = new Sound({ session, viewport, notify, newSynth });
  const app: App = {
    ...mounted,
    features,
    messages,
    notify,
    sound,
    ownScenes,
    say: (sentence) => messages.say(sentence),
    drawers: new DrawerState(() => {
      isDrawerMoved = true;
      drawSoon();
    }),
    dialogs: new Dialogs(drawSoon),
    singleKeys: new SingleKeys(),
    stepTests: new Listeners(),
    fit: (glides) => fit(glides),
    loadAgain: () => void loadPageAgain(app),
  };
  app.singleKeys.onChange(drawSoon);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const fit = (glides = false) => {
    const insets = frame.insets(app, place);
    viewport.resize(
      stage.clientWidth,
      stage.clientHeight,
      insets,
      glides && !still.matches,
      session.building,
    );
  };

  const draw = () => {
    isDue = false;
    document.title = `${session.scenario.name} · Slew`;
    document.documentElement.dataset.chrome = view.modes.hides(session.scenario, 'drawers') ? 'play' : '';
    render(
      <AppContext.Provider value={app}>
        <FeaturesContext.Provider value={features}>
          <frame.Content />
        </FeaturesContext.Provider>
      </AppContext.Provider>,
      place,
    );
    if (isDrawerMoved) fit(true);
    isDrawerMoved = false;
  };
  const scenes = new SceneWatch(view.modes);
  let { scene, scenario, building } = session;
  let known = scenario;
  /** Has the page go on with what the session holds now. */
  const meet = () => {
    const isOther = session.scene !== scene;
    const isChanged = session.scenario !== known;
    known = session.scenario;
    const { kind, offer } = messages.notice ?? {};
    // What was refused before does not matter in another scene, or in one that was changed since; what is offered does.
    if (!offer && (isOther || (isChanged && kind === 'error'))) messages.close();
    // What was built has another home view, which is shown when it is asked for.
    if (!isOther && session.scenario !== scenario && !session.building)
      viewport.changeHome(courseOf(session.scenario, session.games));
    if (!session.building) scenario = session.scenario;
    scene = session.scene;
  };
  const changed = () => {
    const isBuilt = building && !session.building;
    building = session.building;
    meet();
    // The next run of a game is the same scene, and keeps its view.
    if (!scenes.isNew(session)) {
      drawSoon();
      // A game is begun with the whole of its field in view, wherever one built.
      if (isBuilt && session.game) viewport.goHome();
      return;
    }
    // The picture is fitted before it is drawn next.
    draw();
    fit();
    viewport.setHome(courseOf(session.scenario, session.games));
  };

  features.begin(app);
  keepChoices(session, view);
  void loadAddress(app);
  listenForEscape();
  // The first press or key ends what a scene shows by itself.
  for (const touch of ['pointerdown', 'keydown'])
    window.addEventListener(touch, () => session.touch(), { capture: true });
  session.onChange(changed);
  view.onChange(changed);
  changed();
  tellHalts(app);
  listenForGestureEnds(session);
  listenToKeys(app, () => frame.actions(app, features));
  const playing = () => features.loaded.flatMap((loaded) => loaded.playing ?? []);
  sayWhatHappens(app, () => playing().flatMap(({ said }) => said ?? []));
  window.slew = createConsole(app, features);
  features.onLoad(() => {
    // For tests and scripts that wait for what is loaded after the start.
    document.documentElement.dataset.games = String(playing().length);
    sound.listenTo(playing().flatMap(({ listen }) => listen ?? []));
    draw();
    fit();
  });
  whenIdle(() => void features.load().catch(() => {}));
  frame.begin?.(app, features);
  fit();
  return { fit, notify };
}

/** Shows why time was halted, and takes that away when it goes on. */
function tellHalts({ session, notify, messages }: App): void {
  let told: string | null = null;
  session.onChange(() => {
    const { halted } = session.playback;
    if (halted === told) return;
    told = halted;
    if (halted === null) messages.close();
    else notify(halted, 'error');
  });
}

/** What begins or ends a gesture. A click comes after its pointerup: the next press ends what it did. */
const ends = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup', 'change'] as const;

/** Listens on the window, before anything that edits. */
function listenForGestureEnds(session: Session): void {
  const end = (event: Event) => {
    if (!isOfBurst(event)) session.settle();
  };
  for (const type of ends) window.addEventListener(type, end, true);
}
