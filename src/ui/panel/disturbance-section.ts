// The panel's section for what disturbs the bodies: each other, and blows.
import type { GUI } from 'lil-gui';
import { shove, shoveTool, spin } from '../actions/disturbances';
import type { App } from '../app';
import { addActionButton, addActionSwitch } from './action-rows';
import { addSwitch } from './gui-rows';

/** Builds the rows: whether bodies collide, and the blows as buttons. */
export function buildDisturbances(app: App, gui: GUI): void {
  const { session } = app;
  const help = 'Whether bodies bump into each other. With crates and walls they always do.';
  addSwitch(app, gui, 'Bodies collide', '', help, {
    get: () => session.simulation.bodiesCollide,
    set: (on) =>
      session.edit(({ simulation }) => {
        simulation.bodiesCollide = on;
      }),
  });
  for (const action of [shove, spin]) addActionButton(app, gui, action);
  addActionSwitch(app, gui, shoveTool);
}
