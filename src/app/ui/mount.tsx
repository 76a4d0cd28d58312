// Mounts the interface over the picture, renders it after every change, and fits the picture into the
// free part of the page.
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
import { isOfBurst, listenForInputKind, releaseAfterPointer } from './kit/keyboard';
import { whenIdle } from './kit/late';
import { pageHistory } from './kit/page-history';
import { loadPageAgain } from './sharing/share';
import { loadAddress } from './sharing/sharing';
import { Sound } from './sound/sound';
import { Dialogs } from './state/dialogs';
import { DrawerState } from './state/drawers';
import { Messages } from './state/messages';
import { Rounds } from './state/rounds';
import { SingleKeys } from './state/single-keys';

/** The objects from which the interface is mounted: session, view, viewport and scenarios. */
type PageContext = Pick<App, 'session' | 'view' | 'viewport' | 'scenarios'>;

/** The functions by which the rest of the program controls the mounted interface. */
type Interface = Pick<App, 'fit' | 'notify' | 'offerUndo'>;

/** A layout of the interface: the whole page, or the small page that is embedded in another one. */
export interface PageLayout {
  readonly Content: ComponentType;
  /**
   * Returns how far this layout covers the picture from each edge. CSS pixels
   * @param place element that contains the whole interface
   */
  insets(app: App, place: HTMLElement): Insets;
  /** Returns the actions whose shortcuts work in this layout. */
  actions(app: App, features: Features): readonly Action[];
  /** Starts the event listeners of this page layout. Called once, after the interface is mounted. */
  begin?(app: App, features: Features): void;
}

/** Shows a sentence instead of the interface, such as a reason why the program cannot run. */
export function showObstacle(place: HTMLElement, sentence: string): void {
  render(
    <p class="obstacle" role="alert">
      {sentence}
    </p>,
    place,
  );
}

/**
 * Mounts the interface and starts its listeners.
 * @param stage HTML element of the canvas
 * @param place HTML element into which the interface is rendered
 */
export function mount(
  frame: PageLayout,
  stage: HTMLElement,
  place: HTMLElement,
  mounted: PageContext,
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
  const offerUndo: App['offerUndo'] = (message) => {
    session.settle();
    const step = session.lastStep;
    notify(message, 'info', { label: 'Undo', run: () => void session.undo() });
    const { notice } = messages;
    const end = session.onChange(() => {
      if (session.lastStep === step) return;
      end();
      messages.close(notice);
    });
  };
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
    offerUndo,
    sound,
    ownScenes,
    say: (sentence) => messages.say(sentence),
    drawers: new DrawerState(() => {
      isDrawerMoved = true;
      if (app.drawers.isOpen('tune')) session.round.run();
      drawSoon();
      pageHistory.soon();
    }),
    dialogs: new Dialogs(() => {
      drawSoon();
      pageHistory.soon();
    }),
    rounds: new Rounds(session, view, () => app.dialogs.all.length > 0 || isLookedInto(app), drawSoon),
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
    // A drawer that opens during this rendering is on the page after the next one.
    const fits = isDrawerMoved;
    isDrawerMoved = false;
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
    if (fits) fit(true);
  };
  const scenes = new SceneWatch(view.modes);
  let { scene, scenario: known, building } = session;
  /**
   * Closes an outdated message after a change of the session. If the scene was edited, also updates the scene's default
   * view.
   */
  const afterSessionChange = () => {
    const isOther = session.scene !== scene;
    const isChanged = session.scenario !== known;
    known = session.scenario;
    const { kind, offer } = messages.notice ?? {};
    // An error is outdated in another scene, or after the scene was changed. A message with a button stays.
    if (!offer && (isOther || (isChanged && kind === 'error'))) messages.close();
    // The changed scene has another home view. It is shown when the person asks for it.
    if (!isOther && isChanged) viewport.changeHome(courseOf(session.scenario, session.games));
    scene = session.scene;
  };
  const changed = () => {
    const isBuilt = building && !session.building;
    building = session.building;
    afterSessionChange();
    // The next run of a game counts as the same scene, and keeps the view.
    if (!scenes.isNew(session)) {
      drawSoon();
      // A game starts with the whole field in view, even if the person zoomed in while building.
      if (isBuilt && session.game) viewport.goHome();
      return;
    }
    // The page must be rendered first, because the picture is fitted between its parts.
    draw();
    fit();
    viewport.setHome(courseOf(session.scenario, session.games));
  };

  features.begin(app);
  keepChoices(session, view);
  app.rounds.begin();
  void loadAddress(app);
  listenForEscape();
  listenForInputKind();
  // The first press or key ends a demonstration, but not a guess, nor Go on.
  for (const touch of ['pointerdown', 'keydown'])
    window.addEventListener(touch, ({ target }) => endDemonstration(session, target), { capture: true });
  session.onChange(changed);
  view.onChange(changed);
  changed();
  notifyHalts(app);
  listenForGestureEnds(session);
  releaseAfterPointer();
  listenToKeys(app, () => frame.actions(app, features));
  const playing = () => features.loaded.flatMap((loaded) => loaded.playing ?? []);
  sayWhatHappens(app, () => playing().flatMap(({ announcement }) => announcement ?? []));
  window.slew = createConsole(app, features);
  features.onLoad(() => {
    // Tests and scripts wait for this attribute, which changes after loading.
    document.documentElement.dataset.games = String(playing().length);
    sound.listenTo(playing().flatMap(({ listen }) => listen ?? []));
    draw();
    fit();
  });
  whenIdle(() => void features.load().catch(() => {}));
  frame.begin?.(app, features);
  fit();
  return { fit, notify, offerUndo };
}

function endDemonstration(session: Session, target: EventTarget | null): void {
  const isOfRound = target instanceof Element && target.closest('.finding, .go-on') !== null;
  if (session.round.state === 'running' && !isOfRound) session.touch();
}

/** Returns whether a drawer or menu is open, or a button for guessing the result is hovered or focused. */
function isLookedInto({ drawers }: App): boolean {
  const chosen = '.choice:hover, .just-watch:hover, .choice:focus-visible, .just-watch:focus-visible, #menu';
  return drawers.open.length > 0 || document.querySelector(chosen) !== null;
}

/** Shows the reason when an error stops the simulation. */
function notifyHalts({ session, notify, messages }: App): void {
  let told: string | null = null;
  session.onChange(() => {
    const { halted } = session.playback;
    if (halted === told) return;
    told = halted;
    if (halted === null) messages.close();
    else notify(halted, 'error');
  });
}

/** Events that end a gesture, so that the next change is a new undo step. */
const ends = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup', 'change'] as const;

function listenForGestureEnds(session: Session): void {
  const end = (event: Event) => {
    if (!isOfBurst(event)) session.settle();
  };
  for (const type of ends) window.addEventListener(type, end, true);
}
