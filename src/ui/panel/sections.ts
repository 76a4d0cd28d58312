// Sections of the panel: their rows, and what each row changes.

import type { GUI } from 'lil-gui';
import type { ControllerSpec } from '../../control/controllers';
import type { Tunable } from '../../control/tunable';
import { buildTunables } from '../../entities/hull';
import { limitTunables, seekDistanceTunable } from '../../entities/motion-limits';
import { sensorTunables } from '../../entities/sensor';
import { buildEntity, limitEntity, senseEntity, setSeekDistance } from '../../simulation/entity-edits';
import { type Entity, kindOf } from '../../simulation/entity-kinds';
import { stepRateTunable } from '../../simulation/step-rate';
import { weatherTunables } from '../../simulation/wind';
import { type CameraMode, cameraChoice, cameraTunables } from '../../view/camera-settings';
import { focusedEntity, viewSwitches } from '../../view/view-state';
import { shove, shoveTool, spin } from '../actions/disturbances';
import { stepTest, turnLimit } from '../actions/list';
import type { App } from '../app';
import { addActionButton, addActionSwitch } from './action-rows';
import { addChoice, addSlider, addSwitch } from './gui-rows';
import { buildTurnTime } from './turn-time';

/** The turn rate limit when it is first switched on. rad/s: a missile at 10 m/s then flies circles of 5 m radius. */
const firstTurnRate = 2;

/** Angle of the step test. In degrees, because it is only shown and typed. */
const stepAngle: Tunable = {
  key: 'stepAngle',
  label: 'Turn by',
  unit: '°',
  min: -180,
  max: 180,
  step: 5,
  initial: 90,
  accepts: { from: -180, to: 180 },
  help: 'Angle of the step test; positive is clockwise.',
};

const [angularAcceleration, turnRate, ...motionRows] = limitTunables;

/** The turn limit of all bodies: the switch between full and reduced, and the values of the one in force. */
export function buildTurnLimit(app: App, gui: GUI): void {
  const { session } = app;
  const limits = () => session.entities[0].limits;
  addActionSwitch(app, gui, turnLimit);
  addSlider(app, gui, angularAcceleration, {
    get: () => limits().angularAcceleration,
    set: (value) => session.edit(({ reducedLimit }) => reducedLimit.set({ angularAcceleration: value })),
  });
  if (!session.entities.some((body) => kindOf(body).turnRateLimited)) return;
  const limited = () => limits().turnRate !== Infinity;
  addSwitch(app, gui, 'Limit turn rate', '', turnRate.help, {
    get: limited,
    set: (on) =>
      session.edit(({ reducedLimit }) => reducedLimit.set({ turnRate: on ? firstTurnRate : Infinity })),
  });
  addSlider(app, gui, turnRate, {
    get: () => (limited() ? limits().turnRate : turnRate.max),
    set: (value) => session.edit(({ reducedLimit }) => reducedLimit.set({ turnRate: value })),
  });
}

/** The turn controller of the body in focus. */
export function buildController(app: App, gui: GUI): void {
  const entity = () => focusedEntity(app.session, app.view);
  const spec = () => entity().controller;
  const change = (next: ControllerSpec) => app.session.edit((_, body) => body.configure(next), entity());
  const { controllers, guided } = kindOf(entity());
  const options = Object.fromEntries(Object.entries(controllers).map(([kind, { label }]) => [label, kind]));
  const { source, tunables, choices } = controllers[spec().kind];
  addChoice(app, gui, 'Law', options, source, {
    get: () => spec().kind,
    set: (kind) => change({ kind }),
  });
  buildTurnTime(app, gui);
  for (const row of tunables) {
    addSlider(app, gui, row, {
      get: () => Number(spec()[row.key] ?? row.initial),
      set: (value) => change({ ...spec(), [row.key]: value }),
    });
  }
  for (const { key, label, options: words, help } of choices) {
    const options = Object.fromEntries(words.map(({ value, label }) => [label, value]));
    addChoice(app, gui, label, options, help, {
      get: () => String(spec()[key] ?? words[0].value),
      set: (value) => change({ ...spec(), [key]: value }),
    });
  }
  if (guided) buildLawSwitches(app, gui, entity);
  for (const row of guided ? sensorTunables : []) {
    addSlider(app, gui, row, {
      get: () => entity().sensor[row.key],
      set: (value) => app.session.edit((_, body) => senseEntity(body, { [row.key]: value }), entity()),
    });
  }
  const reset = { reset: () => change({ kind: spec().kind }) };
  gui.add(reset, 'reset').name('Reset gains').domElement.title = 'The gains this law comes with.';
}

/** Two switches that every law has: reset when the target jumps, and wrap the error. */
function buildLawSwitches(app: App, gui: GUI, entity: () => Entity): void {
  const change = (to: (body: Entity) => void) => app.session.edit((_, body) => to(body), entity());
  const resetHelp =
    'Whether the controller forgets its past when the target jumps: no kick, no stale integral.';
  addSwitch(app, gui, 'Reset on retarget', '', resetHelp, {
    get: () => entity().resetOnRetarget,
    set: (on) =>
      change((body) => {
        body.resetOnRetarget = on;
      }),
  });
  addSwitch(
    app,
    gui,
    'Turn the short way',
    '',
    'Off: the error is not wrapped, and some turns go the long way round.',
    {
      get: () => entity().wrap,
      set: (on) =>
        change((body) => {
          body.wrap = on;
        }),
    },
  );
}

/** Limits of the body in focus, its seek distance and its build. */
export function buildMotion(app: App, gui: GUI): void {
  const entity = () => focusedEntity(app.session, app.view);
  for (const row of motionRows) {
    addSlider(app, gui, row, {
      get: () => entity().limits[row.key],
      set: (value) => app.session.edit((_, body) => limitEntity(body, { [row.key]: value }), entity()),
    });
  }
  addSlider(app, gui, seekDistanceTunable, {
    get: () => entity().seekDistance,
    set: (value) => app.session.edit((_, body) => setSeekDistance(body, value), entity()),
  });
  if (!kindOf(entity()).resizable) return;
  for (const row of buildTunables) {
    addSlider(app, gui, row, {
      get: () => entity().build[row.key],
      set: (value) => app.session.edit((_, body) => buildEntity(body, { [row.key]: value }), entity()),
    });
  }
}

/** The step test: an angle and a button. The table of turns shows its result. */
export function buildStepTest(app: App, gui: GUI): void {
  addSlider(app, gui, stepAngle, {
    get: () => app.view.stepAngle,
    set: (degrees) => {
      app.view.stepAngle = degrees;
    },
  });
  addActionButton(app, gui, stepTest);
}

/** The world: its step rate and its weather. */
export function buildWorld(app: App, gui: GUI): void {
  addSlider(app, gui, stepRateTunable, {
    get: () => app.session.simulation.stepRate,
    set: (value) =>
      app.session.edit(({ simulation }) => {
        simulation.stepRate = value;
      }),
  });
  for (const row of weatherTunables) {
    addSlider(app, gui, row, {
      get: () => app.session.simulation.wind.weather[row.key],
      set: (value) => app.session.edit(({ simulation }) => simulation.wind.set({ [row.key]: value })),
    });
  }
}

/** What disturbs bodies: collisions, impulses on all of them, and the shove tool. */
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

/** The switches of the picture. */
export function buildView(app: App, gui: GUI): void {
  for (const { key, label, shortcut, help } of viewSwitches) {
    addSwitch(app, gui, label, shortcut, help, {
      get: () => app.view.shown[key],
      set: (on) => app.view.toggle(key, on),
    });
  }
}

/** The camera: its mode, frequency and damping. */
export function buildCamera(app: App, gui: GUI): void {
  const { view } = app;
  const words = Object.fromEntries(cameraChoice.options.map(({ value, label }) => [label, value]));
  const choice = addChoice(app, gui, `${cameraChoice.label} (M)`, words, cameraChoice.help, {
    get: () => view.camera,
    set: (mode) => view.setCamera(mode as CameraMode),
  });
  choice.domElement.dataset.key = cameraChoice.key;
  for (const row of cameraTunables) {
    addSlider(app, gui, row, {
      get: () => view[row.key],
      set: (value) => {
        view[row.key] = value;
      },
    });
  }
}
