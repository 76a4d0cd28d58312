// The interface over the picture: mounts its parts and keeps them up to date.
import { extentOf } from '../files/extent';
import type { BuiltIn } from '../scenarios';
import type { Session } from '../session/session';
import { SceneWatch } from '../view/scene-watch';
import { keepChoices, type ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import { listenToKeys } from './actions/keys';
import { keyedActions } from './actions/list';
import type { App } from './app';
import { createConsole } from './console';
import { element } from './element';
import type { GamePart, MountGame } from './game-part';
import { listenForGestureEnds } from './gesture-end';
import { createHelp } from './help';
import { notesAction } from './notes/notes';
import { createNotices } from './notices';
import { createPanel } from './panel/panel';
import { mountScope } from './scope/scope';
import { ScopeState } from './scope/state';
import { listenForScenarios, loadAddress, sharingActions } from './sharing/sharing';
import { createStatus } from './status';
import { createToolbar } from './toolbar';

declare global {
  interface Window {
    /** The page's interface for the console and for tests, see docs/console.md. */
    slew: ReturnType<typeof createConsole>;
  }
}

/** Shows a sentence in place of the interface. */
export function showObstacle(place: HTMLElement, sentence: string): void {
  place.replaceChildren(element('p', { class: 'obstacle', role: 'alert' }, sentence));
}

/** What the interface is mounted over. */
export interface Mounted {
  readonly session: Session;
  readonly view: ViewState;
  readonly viewport: Viewport;
  /** The built-in scenarios, in the order of the picker. */
  readonly scenarios: readonly BuiltIn[];
  /** What games add to the page. */
  readonly games: readonly MountGame[];
}

/**
 * Mounts the interface.
 * @param stage element of the picture @param place element of the interface
 * @returns a function that tells the viewport which part of the page is free; call it after a resize
 */
export function mountInterface(stage: HTMLElement, place: HTMLElement, mounted: Mounted): () => void {
  const { place: notices, notify } = createNotices();
  const { session, view, viewport, scenarios } = mounted;
  const app: App = { session, view, viewport, scenarios, scope: new ScopeState(), notify };
  keepChoices(session, view);
  loadAddress(app);

  const help = createHelp(app);
  const toolbar = createToolbar(app, help.action);
  const status = createStatus(app);
  const story = element('p', { class: 'story' });
  const fit = () => {
    document.documentElement.style.setProperty('--sheet-height', `${panel.panel.offsetHeight}px`);
    document.documentElement.style.setProperty('--scope-height', `${scope.offsetHeight}px`);
    const heads = [toolbar.bar, ...games.flatMap(({ head }) => head ?? []), story];
    viewport.resize(stage.clientWidth, stage.clientHeight, insets(heads, panel.panel, status));
  };
  const fitSoon = () => requestAnimationFrame(fit);
  const panel = createPanel(app, fitSoon);
  place.append(toolbar.bar, story, notices, status, panel.panel, help.dialog);
  const games: readonly GamePart[] = mounted.games.map((mount) => mount(app));
  place.append(...games.map((game) => game.element));
  const scope = mountScope(app, panel.panel.querySelector<HTMLElement>('#tab-scope')!, place, fitSoon);

  const scenes = new SceneWatch(view.faces);
  const refresh = () => {
    toolbar.refresh();
    panel.refresh();
    // The next run of a game is the same scene, and keeps its view.
    if (!scenes.isNew(session.scenario)) return;
    const { question, description } = session.scenario;
    story.replaceChildren(element('strong', {}, question ?? ''), ' ', description ?? '');
    fit();
    viewport.setHome(extentOf(session.scenario, session.games));
  };
  session.onChange(refresh);
  view.onChange(refresh);
  refresh();
  listenForGestureEnds(session);
  const ofGames = games.flatMap(({ actions = [] }) => actions);
  listenToKeys(app, [...keyedActions, notesAction, ...sharingActions, help.action, ...ofGames], (key) =>
    games.some((game) => game.claims?.(key)),
  );
  listenForScenarios(app);
  window.slew = createConsole(app);
  fit();
  return fit;
}

/**
 * What the panels and the story cover of the picture. On a narrow page the panel is at the bottom, else at the right. The
 * status line is above everything at the bottom. A hidden story covers nothing.
 */
function insets(heads: readonly HTMLElement[], panel: HTMLElement, status: HTMLElement) {
  const box = panel.getBoundingClientRect();
  const sheet = box.left < 1;
  return {
    left: 0,
    top: Math.max(...heads.map((head) => head.getBoundingClientRect().bottom)),
    right: sheet ? 0 : window.innerWidth - box.left,
    bottom: window.innerHeight - status.getBoundingClientRect().top,
  };
}
