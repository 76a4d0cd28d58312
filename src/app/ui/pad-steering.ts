// A game controller in scenes of the plane: its left stick moves the target in Point and Fly, Start pauses.
import { clamp } from '../../laws/control/clamp';
import { hasCommonCommand } from './actions/common-command';
import type { App } from './app';
import { everyFrame } from './kit/frames';
import { connectedPad, deflectionOf, padButtons } from './kit/game-pad';
import { isDialogOpen } from './kit/keyboard';

/** Rate at which the controller is read. Hz */
const rate = 30;

/** Speed of the target at full deflection. CSS pixels a second: across a phone in one second */
const speed = 400;

/** Least distance of the target from the edges of the window. CSS pixels */
const inset = 24;

/** Whether the left stick moves the target of the scene. */
export const isSteeredByPad = (app: App): boolean =>
  hasCommonCommand(app) && !app.view.modes.takes(app.session.scenario, 'hands') && !app.session.building;

/** Reads the controller from now on, in scenes whose hands no feature takes. */
export function listenToPad(app: App): void {
  const { session, view, viewport } = app;
  let isSteering = false;
  let wasStart = false;
  const steer = (pad: Gamepad) => {
    const way = isSteeredByPad(app) && session.commands.mode !== 'path' ? deflectionOf(pad) : null;
    // All that one push of the stick did is one step of undo.
    if (isSteering && !way) session.settle();
    isSteering = way !== null;
    if (!way) return;
    const from = viewport.toPage(session.commands.target);
    const x = clamp(from.x + (way.x * speed) / rate, inset, window.innerWidth - inset);
    const y = clamp(from.y + (way.y * speed) / rate, inset, window.innerHeight - inset);
    session.command((commands) => commands.moveTarget(viewport.toWorld({ x, y })));
  };
  everyFrame(rate, () => {
    const pad = connectedPad();
    if (!pad || isDialogOpen() || view.modes.takes(session.scenario, 'hands') || session.building) return;
    steer(pad);
    const isStart = pad.buttons[padButtons.start]?.pressed ?? false;
    if (isStart && !wasStart) session.playback.paused = !session.playback.paused;
    wasStart = isStart;
  });
  for (const type of ['gamepadconnected', 'gamepaddisconnected'] as const)
    window.addEventListener(type, () => view.redraw());
}
