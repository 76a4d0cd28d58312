// The whole interface over the picture: makes the session, mounts the parts, keeps them up to date.

import { extentOf } from '../files/extent';
import { createDodgeHud } from '../games/dodge/ui/hud';
import { createSound } from '../games/dodge/ui/sound';
import { listenToSteering } from '../games/dodge/ui/steer-keys';
import { createParHud } from '../games/par/ui/hud';
import { scenarios } from '../scenarios';
import { Session } from '../session/session';
import { SceneWatch } from '../view/scene-watch';
import { keepChoices, ViewState } from '../view/view-state';
import { Viewport } from '../view/viewport';
import { listenToKeys } from './actions/keys';
import type { App } from './app';
import { createConsole } from './console';
import { element } from './element';
import { createHelp } from './help';
import { createNotices } from './notices';
import { createPanel } from './panel/panel';
import { mountScope } from './scope/scope';
import { ScopeState } from './scope/state';
import { listenForScenarios, loadAddress, sharingActions } from './sharing/sharing';
import { createStatus } from './status';
import { createToolbar } from './toolbar';

declare global {
  interface Window {
    /** The page for the console and for tests, see the README. */
    slew: ReturnType<typeof createConsole>;
  }
}

/** Puts a sentence where the program would be. */
export function showObstacle(place: HTMLElement, sentence: string): void {
  place.replaceChildren(element('p', { class: 'obstacle', role: 'alert' }, sentence));
}

/** Mounts the interface. `fit` tells the viewport which part of the page is free. */
export function mountInterface(stage: HTMLElement, place: HTMLElement): App & { fit(): void } {
  const { place: notices, notify } = createNotices();
  const [first] = scenarios;
  const app: App = {
    session: new Session(first.scenario, first.id),
    view: new ViewState(),
    viewport: new Viewport(),
    scope: new ScopeState(),
    notify,
  };
  const { session, view, viewport } = app;
  keepChoices(session, view);
  loadAddress(app);

  const help = createHelp(app);
  const toolbar = createToolbar(app, help.action);
  const status = createStatus(app);
  const story = element('p', { class: 'story' });
  const heads = () => [toolbar.bar, dodgeHud.querySelector<HTMLElement>('.dodge-head')!, story];
  const fit = () => {
    document.documentElement.style.setProperty('--sheet-height', `${panel.panel.offsetHeight}px`);
    document.documentElement.style.setProperty('--scope-height', `${scope.offsetHeight}px`);
    viewport.resize(stage.clientWidth, stage.clientHeight, insets(heads(), panel.panel, status));
  };
  const fitSoon = () => requestAnimationFrame(fit);
  const panel = createPanel(app, fitSoon);
  place.append(toolbar.bar, story, notices, status, panel.panel, help.dialog);
  const sound = createSound(app);
  const dodgeHud = createDodgeHud(app, sound);
  place.append(createParHud(app), dodgeHud);
  const scope = mountScope(app, panel.panel.querySelector<HTMLElement>('#tab-scope')!, place, fitSoon);

  const scenes = new SceneWatch();
  const refresh = () => {
    toolbar.refresh();
    panel.refresh();
    // The next run of a game is looked at as the one before.
    if (!scenes.isNew(session.scenario)) return;
    story.textContent = session.scenario.description ?? '';
    fit();
    viewport.setHome(extentOf(session.scenario));
  };
  session.onChange(refresh);
  view.onChange(refresh);
  refresh();
  listenToKeys(app, [...sharingActions, help.action, sound]);
  listenToSteering(app);
  listenForScenarios(app);
  window.slew = createConsole(app);
  fit();
  return { ...app, fit };
}

/**
 * What the panels and the story cover of the picture. On a narrow page the panel lies at the bottom, else at the right;
 * the status line stands over whatever lies at the bottom. A story that is hidden has no box.
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
