// The sections of the weather, and of the world that the bodies share: which of them fly, collisions, knocks, step rate.
import { lineUpLabel, lineUpNames } from '../../../session/rosters';
import { stepRateTunable } from '../../../simulation/step-rate';
import { type Weather, weatherTunables } from '../../../simulation/wind';
import { canRun } from '../../actions/action';
import { loop, nextLineUp, removeWaypoint, shove, shoveTool, spin, turnLimit } from '../../actions/list';
import type { App } from '../../app';
import { formatAtStep } from '../../kit/formats';
import { actionRow, numberRow, type Row } from '../rows/row';
import { actionSwitch, choiceRow, type Section, switchRow } from './section';

/** Settings of the weather that do nothing now: where it blows without a force, and gusts of no wind. */
function idleNow({ windForce, windTorque }: Readonly<Weather>): readonly (keyof Weather)[] {
  const noForce = windForce === 0;
  return [
    ...(noForce ? ['windHeading' as const] : []),
    ...(noForce && windTorque === 0 ? ['gusts' as const] : []),
  ];
}

/** The wind and its gusts, and gravity. */
export const weather: Section = {
  title: 'Weather',
  rows({ session }) {
    const idle = idleNow(session.simulation.wind.weather);
    return weatherTunables
      .filter(({ key }) => !idle.includes(key))
      .map((row) =>
        numberRow(row, {
          get: () => session.simulation.wind.weather[row.key],
          set: (value) => session.edit(({ simulation }) => simulation.wind.set({ [row.key]: value })),
        }),
      );
  },
  inWords({ session }) {
    const { windTorque, windForce, gravity, gusts } = session.simulation.wind.weather;
    const words = [
      ...(windTorque === 0 ? [] : [`${formatAtStep(windTorque, 1)} N·m`]),
      ...(windForce === 0 ? [] : [`${formatAtStep(windForce, 1)} N`]),
      ...(gusts > 0 ? ['gusts'] : []),
      ...(gravity === 0 ? [] : [`gravity ${formatAtStep(gravity, 0.1)}`]),
    ];
    return words.join(', ') || 'calm';
  },
};

/** What a person may do to a path, while it may be done. */
function pathRows(app: App): Row[] {
  return [
    ...(canRun(app, loop) ? [actionSwitch(app, loop)] : []),
    ...(canRun(app, removeWaypoint) ? [actionRow(removeWaypoint)] : []),
  ];
}

/** Which bodies fly. Nothing where that cannot be changed. */
function lineUpRows(app: App): Row[] {
  const { session } = app;
  if (!canRun(app, nextLineUp)) return [];
  const options = lineUpNames.map((value) => ({ value, label: lineUpLabel(value) }));
  const help = `${nextLineUp.help} Key ${nextLineUp.key}.`;
  return [
    choiceRow(
      { key: 'lineUp', label: 'Which bodies fly', options, help },
      {
        get: () => session.lineUp.name,
        set: (name) => session.edit(({ lineUp }) => lineUp.change(name)),
      },
    ),
  ];
}

export const world: Section = {
  title: 'World',
  rows(app) {
    const { session } = app;
    const collide = switchRow(
      'Bodies collide',
      '',
      'Whether bodies bump into each other. With crates and walls they always do.',
      {
        get: () => session.simulation.bodiesCollide,
        set: (on) =>
          session.edit(({ simulation }) => {
            simulation.bodiesCollide = on;
          }),
      },
    );
    const rate = numberRow(stepRateTunable, {
      get: () => session.simulation.stepRate,
      set: (value) =>
        session.edit(({ simulation }) => {
          simulation.stepRate = value;
        }),
    });
    return [
      ...lineUpRows(app),
      actionSwitch(app, turnLimit),
      ...pathRows(app),
      collide,
      actionSwitch(app, shoveTool),
      actionRow(shove),
      actionRow(spin),
      rate,
    ];
  },
  inWords: ({ session }) => `${formatAtStep(session.simulation.stepRate, 1)} steps a second`,
};
