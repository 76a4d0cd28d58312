// The sections of how the body in focus travels and turns, and of what its controller is told.

import type { DriveName } from '../../../entities/drive';
import { driveChoice } from '../../../entities/drive';
import { buildTunables } from '../../../entities/hull';
import { limitTunables, seekDistanceTunable } from '../../../entities/motion-limits';
import { sensorTunables } from '../../../entities/sensor';
import { buildEntity, limitEntity, senseEntity, setSeekDistance } from '../../../simulation/entity-edits';
import { kindOf } from '../../../simulation/entity-kinds';
import { type App, inFocus } from '../../app';
import { formatAtStep } from '../../kit/formats';
import { numberRow, type Row } from '../rows/row';
import { choiceRow, editFocused, type Section, switchRow } from './section';

/** The limits of travelling. The first two limit turning. */
const travelTunables = limitTunables.slice(2);

function motionRows(app: App): Row[] {
  const body = () => inFocus(app);
  const { travels, resizable, guided } = kindOf(body());
  const limits = travelTunables.map((row) =>
    numberRow(row, {
      get: () => body().limits[row.key],
      set: (value) => editFocused(app, (_, body) => limitEntity(body, { [row.key]: value })),
    }),
  );
  const distance = numberRow(seekDistanceTunable, {
    get: () => body().seekDistance,
    set: (value) => editFocused(app, (_, body) => setSeekDistance(body, value)),
  });
  const build = buildTunables.map((row) =>
    numberRow(row, {
      get: () => body().build[row.key],
      set: (value) =>
        editFocused(app, ({ simulation }, body) => buildEntity(simulation, body, { [row.key]: value })),
    }),
  );
  const drive = choiceRow(driveChoice, {
    get: () => body().drive,
    set: (name) =>
      editFocused(app, (_, body) => {
        body.drive = name as DriveName;
      }),
  });
  return [...(travels ? [...limits, distance] : []), ...(resizable ? build : []), ...(guided ? [drive] : [])];
}

const drives: Readonly<Record<string, string>> = Object.fromEntries(
  driveChoice.options.map(({ value, label }) => [value, `by ${label}`]),
);

/** How it travels, its build, and its drive. */
export const motion: Section = {
  title: 'Motion',
  rows: motionRows,
  inWords(app) {
    const { limits, drive } = inFocus(app);
    const speed = `${formatAtStep(limits.speed, 1)} m/s`;
    return drive === 'torque' && kindOf(inFocus(app)).travels ? speed : drives[drive];
  },
};

function sensorRows(app: App): Row[] {
  const body = () => inFocus(app);
  if (!kindOf(body()).guided) return [];
  const resetHelp =
    'Whether the controller forgets its past when the target jumps: no kick, no stale integral.';
  const reset = switchRow('Reset on retarget', '', resetHelp, {
    get: () => body().resetOnRetarget,
    set: (on) =>
      editFocused(app, (_, body) => {
        body.resetOnRetarget = on;
      }),
  });
  const wrapHelp = 'Off: the error is not wrapped, and some turns go the long way round.';
  const wrap = switchRow('Turn the short way', '', wrapHelp, {
    get: () => body().wrap,
    set: (on) =>
      editFocused(app, (_, body) => {
        body.wrap = on;
      }),
  });
  const sensor = sensorTunables.map((row) =>
    numberRow(row, {
      get: () => body().sensor[row.key],
      set: (value) => editFocused(app, (_, body) => senseEntity(body, { [row.key]: value })),
    }),
  );
  return [wrap, reset, ...sensor];
}

/** What the controller is told of the heading, and what it makes of a jump. */
export const sensing: Section = {
  title: 'Error and sensor',
  rows: sensorRows,
  inWords(app) {
    const { sensor, wrap, resetOnRetarget } = inFocus(app);
    const degrees = (sensor.noise * 180) / Math.PI;
    const words = [
      ...(wrap ? [] : ['not wrapped']),
      ...(resetOnRetarget ? ['reset at jumps'] : []),
      ...(sensor.noise > 0 ? [`noise ${formatAtStep(degrees, 0.1)}°`] : []),
      ...(sensor.delay > 0 ? [`${sensor.delay} steps late`] : []),
    ];
    return words.join(', ') || 'exact, at once';
  },
};
