// A game controller in scenes. Its left stick moves the target in the modes Point and Fly; its
// buttons work the main control.
import { clamp } from '../../laws/control/clamp';
import { heroOf } from '../view/heroes/heroes';
import { runAction } from './actions/action';
import { hasCommonCommand, isWorkedByPad } from './actions/common-command';
import { pause } from './actions/list';
import { type App, attempt } from './app';
import { moveHero, type Way } from './hero/hero-moves';
import { everyFrame } from './kit/frames';
import { connectedPad, deflectionOf, type PadButton, pressedOf } from './kit/game-pad';
import { isDialogOpen } from './kit/keyboard';

/** Rate at which the game controller is read. Hz */
const rate = 30;

/** Speed of the target at full deflection of the stick. CSS pixels per second */
const speed = 400;

/** Smallest distance between the target and the window's edges, CSS pixels */
const inset = 24;

/** CSS selectors of the page's buttons that the game controller's button A can press. */
const pressedByA = ['.just-watch', '[data-action=go-on]', '.bar-middle .hero-press'];

/** Whether the left stick of the game controller moves the scene's target. */
const isSteered = (app: App) => hasCommonCommand(app) && !app.view.modes.takes(app.session.scenario, 'hands');

/** Returns, for each button of the game controller, the function that a press calls. */
const presses = (app: App): Record<PadButton, () => void> => {
  const move = (way: Way) => () => {
    const found = heroOf(app.session, app.view);
    if (found) attempt(app, () => moveHero(found.hero, found.scene, way));
  };
  return {
    a: () =>
      pressedByA
        .map((one) => document.querySelector<HTMLElement>(one))
        .find(Boolean)
        ?.click(),
    // Button B sends the Escape key, so that it closes the top layer.
    b: () =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      ),
    start: () => runAction(app, pause),
    left: move(-1),
    right: move(1),
  };
};

/** Starts to read the game controller. Returns a function that stops it. */
export function listenToPad(app: App): () => void {
  const { session, viewport } = app;
  let isSteering = false;
  let before: ReadonlySet<PadButton> = new Set();
  const steer = (pad: Gamepad) => {
    const way = isSteered(app) && session.commands.mode !== 'path' ? deflectionOf(pad) : null;
    // All that one push of the stick did is one step of undo.
    if (isSteering && !way) session.settle();
    isSteering = way !== null;
    if (!way) return;
    const from = viewport.toPage(session.commands.target);
    const x = clamp(from.x + (way.x * speed) / rate, inset, window.innerWidth - inset);
    const y = clamp(from.y + (way.y * speed) / rate, inset, window.innerHeight - inset);
    session.command((commands) => commands.moveTarget(viewport.toWorld({ x, y })));
  };
  return everyFrame(rate, () => {
    const pad = connectedPad();
    if (!pad) return;
    const now = pressedOf(pad);
    const fresh = [...now].filter((button) => !before.has(button));
    before = now;
    if (isDialogOpen()) {
      if (fresh.includes('b')) app.dialogs.present.at(-1)?.element?.close();
      return;
    }
    if (!isWorkedByPad(app)) return;
    steer(pad);
    for (const button of fresh) presses(app)[button]();
  });
}
