// The sections of the Tune drawer, in their order: the rows of each that do something now, and its present value in words.
import type { ControllerSpec } from '../../control/controllers';
import type { Tunable } from '../../control/tunable';
import { driveChoice } from '../../entities/drive';
import { type GuidanceKind, type GuidanceName, guidanceKinds } from '../../entities/guidance/guidance';
import { lineUpLabel, lineUpNames } from '../../session/line-up';
import type { Session } from '../../session/session';
import { type EntityName, kindOf } from '../../simulation/entity-kinds';
import { controllerSetting, guidanceSetting, limitSettings } from '../../simulation/settings';
import {
  type TargetMotionKind,
  type TargetMotionName,
  targetMotionKinds,
} from '../../simulation/targets/motions';
import type { TargetMotion } from '../../simulation/targets/moving-target';
import type { Weather } from '../../simulation/wind';
import { type CameraMode, cameraChoice, cameraTunables } from '../../view/camera-settings';
import { viewSwitches } from '../../view/view-state';
import { canRun } from '../actions/action';
import { loop, nextLineUp, removeWaypoint, shove, shoveTool, spin, turnLimit } from '../actions/list';
import { type App, inFocus, lawOf } from '../app';
import { formatAtStep } from '../kit/formats';
import {
  actionRow,
  actionSwitch,
  bodyRows,
  choiceRow,
  numberRow,
  type Row,
  switchRow,
  worldRows,
} from './rows';
import { turnTimeRows } from './turn-time';

/** A section of the drawer. It is not there while it has no rows. */
export interface Section {
  readonly title: string;
  /** Whether it is open at first. */
  readonly open?: true;
  /** Its rows now: only those that do something. */
  rows(app: App): Row[];
  /** Its present value in a few words, shown while it is folded. */
  inWords(app: App): string;
}

/** The turn rate limit when it is first switched on. rad/s: a missile at 10 m/s then flies circles of 5 m radius. */
const firstTurnRate = 2;

/** The turn limits: the motor's angular acceleration and the turn rate, of all bodies. */
const limits: Section = {
  title: 'Limits',
  open: true,
  rows(app) {
    const { session } = app;
    const limitRow = (key: 'angularAcceleration' | 'turnRate') =>
      numberRow(limitSettings[key].row, {
        get: () => inFocus(app).limits[key],
        set: (value) => session.limit((reducedLimit) => reducedLimit.set({ [key]: value })),
      });
    const isLimited = () => inFocus(app).limits.turnRate !== Infinity;
    const motor = limitRow('angularAcceleration');
    if (!kindOf(inFocus(app)).turnRateLimited) return [motor];
    const { help } = limitSettings.turnRate.row;
    const limited = switchRow(
      { label: 'Limit turn rate', help },
      {
        get: isLimited,
        set: (on) =>
          session.limit((reducedLimit) => reducedLimit.set({ turnRate: on ? firstTurnRate : Infinity })),
      },
    );
    return [motor, limited, ...(isLimited() ? [limitRow('turnRate')] : [])];
  },
  inWords(app) {
    const { step, unit } = limitSettings.angularAcceleration.row;
    return `${formatAtStep(inFocus(app).limits.angularAcceleration, step)} ${unit}`;
  },
};

/** A law, a guidance or a motion: its kind, and its settings by key. */
type Spec = Readonly<Record<string, unknown>>;

/** The rows of the numbers of a law, a guidance or a motion. @param keyOf key of a row where that of the tunable is another's */
function specRows(
  tunables: readonly Tunable[],
  spec: () => Spec,
  set: (change: Readonly<Record<string, number>>) => void,
  keyOf = (row: Tunable) => row.key,
): Row[] {
  return tunables.map((row) =>
    numberRow(
      row,
      {
        get: () => Number(spec()[row.key] ?? row.initial),
        set: (value) => set({ [row.key]: value }),
      },
      keyOf(row),
    ),
  );
}

/** The gains and choices of the law of the body in focus. */
const controller: Section = {
  title: 'Controller',
  open: true,
  rows(app) {
    const spec = (): ControllerSpec => inFocus(app).controller;
    const change = (settings: Readonly<Record<string, number | string>>) =>
      app.session.set(controllerSetting, { ...spec(), ...settings }, [inFocus(app)]);
    const { tunables, choices } = lawOf(app);
    return [
      ...turnTimeRows(app),
      ...specRows(tunables, spec, change),
      ...choices.map((choice) =>
        choiceRow(choice, {
          get: () => String(spec()[choice.key] ?? choice.options[0].value),
          set: (value) => change({ [choice.key]: value }),
        }),
      ),
    ];
  },
  inWords: (app) => lawOf(app).label,
};

const guidances: Readonly<Record<GuidanceName, GuidanceKind>> = guidanceKinds;

/** The guidance laws for an entity kind: none if it cannot be guided, and none that needs flight if it does not travel. */
export function guidancesFor(kind: EntityName): GuidanceName[] {
  const { guided, travels } = kindOf({ kind });
  if (!guided) return [];
  const laws = Object.keys(guidances) as GuidanceName[];
  return laws.filter((law) => travels || !guidances[law].needsFlight);
}

/** Where the body in focus points while it follows its target. */
const guidance: Section = {
  title: 'Guidance',
  rows(app) {
    const { guided, kind } = inFocus(app);
    if (!guided) return [];
    const spec = () => guidanceSetting.get({ simulation: app.session.simulation, entity: inFocus(app) });
    const { help, source, tunables } = guidances[guided.guidance.kind];
    const options = guidancesFor(kind).map((value) => ({ value, label: guidances[value].label }));
    const law = choiceRow(
      { key: 'guidance', label: 'It points', options, help: `${help} ${source}.` },
      {
        get: () => spec().kind,
        set: (name) => app.session.set(guidanceSetting, { kind: name as GuidanceName }, [inFocus(app)]),
      },
    );
    const change = (settings: Readonly<Record<string, number>>) =>
      app.session.set(guidanceSetting, { ...spec(), ...settings }, [inFocus(app)]);
    return [law, ...specRows(tunables, spec, change), ...bodyRows(app, 'Guidance')];
  },
  inWords: (app) => guidances[inFocus(app).guided?.guidance.kind ?? 'pursuit'].inWords,
};

const drives: Readonly<Record<string, string>> = Object.fromEntries(
  driveChoice.options.map(({ value, label }) => [value, `by ${label}`]),
);

/** How it travels, its build, and its drive. */
const motion: Section = {
  title: 'Motion',
  rows(app) {
    return bodyRows(app, 'Motion');
  },
  inWords(app) {
    const { limits, guided } = inFocus(app);
    const speed = `${formatAtStep(limits.speed, 1)} m/s`;
    const drive = guided?.drive ?? 'torque';
    return drive === 'torque' && kindOf(inFocus(app)).travels ? speed : drives[drive];
  },
};

/** What the controller is told of the heading, and what it makes of a jump. */
const sensing: Section = {
  title: 'Error and sensor',
  rows(app) {
    return bodyRows(app, 'Error and sensor');
  },
  inWords(app) {
    const { guided } = inFocus(app);
    if (!guided) return '';
    const { sensor, options } = guided;
    const degrees = (sensor.noise * 180) / Math.PI;
    const words = [
      ...(options.wrap ? [] : ['not wrapped']),
      ...(options.resetOnRetarget ? ['reset at jumps'] : []),
      ...(sensor.noise > 0 ? [`noise ${formatAtStep(degrees, 0.1)}°`] : []),
      ...(sensor.delay > 0 ? [`${sensor.delay} steps late`] : []),
    ];
    return words.join(', ') || 'exact, at once';
  },
};

const motions: Readonly<Record<TargetMotionName, TargetMotionKind>> = targetMotionKinds;

const still: TargetMotion = { kind: 'still' };

/** The motion of the target of Point and Fly. */
export function motionOf({ simulation }: Session): TargetMotion {
  return simulation.targets[0]?.motion ?? still;
}

/**
 * Sets the target's motion. A target that moves switches Follow to Fly, because Follow does not use it. Throws RangeError
 * for a motion that is refused.
 */
export function letTargetMove(session: Session, motion: TargetMotion): void {
  if (session.commands.mode === 'path' && motion.kind !== still.kind)
    session.edit(({ commands }) => commands.setMode('seek'));
  session.edit(({ commands }) => commands.moveTargetBy(motion));
}

/** The target's motion and the settings of that. */
const target: Section = {
  title: 'Target',
  rows({ session }) {
    const options = (Object.keys(motions) as TargetMotionName[]).map((value) => ({
      value,
      label: motions[value].label,
    }));
    const { help, tunables } = motions[motionOf(session).kind];
    const note = 'Drag the target to bring it elsewhere. On a path, choosing a motion goes over to Fly.';
    const choice = choiceRow(
      { key: 'targetMotion', label: 'It moves', options, help: `${help} ${note}` },
      {
        get: () => motionOf(session).kind,
        set: (kind) => letTargetMove(session, { kind: kind as TargetMotionName }),
      },
    );
    const settings = specRows(
      tunables,
      () => motionOf(session),
      (change) => letTargetMove(session, { ...motionOf(session), ...change }),
      // The bodies' speed has the same key.
      ({ key }) => `target-${key}`,
    );
    return [choice, ...settings];
  },
  inWords({ session }) {
    const motion = motionOf(session);
    const { label, tunables } = motions[motion.kind];
    const speed = tunables.find(({ key }) => key === 'speed');
    const name = label.toLowerCase();
    return speed ? `${name}, ${formatAtStep(Number(motion.speed ?? speed.initial), speed.step)} m/s` : name;
  },
};

/** Settings of the weather that do nothing now: where it blows without a force, and gusts of no wind. */
function idleNow({ windForce, windTorque }: Readonly<Weather>): readonly string[] {
  const noForce = windForce === 0;
  return [...(noForce ? ['windHeading'] : []), ...(noForce && windTorque === 0 ? ['gusts'] : [])];
}

/** The wind and its gusts, and gravity. */
const weather: Section = {
  title: 'Weather',
  rows(app) {
    const idle = idleNow(app.session.simulation.wind.weather);
    return worldRows(app, 'Weather').filter(({ key }) => !idle.includes(key));
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

/** The world that the bodies share: which of them fly, their path, collisions, knocks, step rate. */
const world: Section = {
  title: 'World',
  rows(app) {
    const settings = worldRows(app, 'World');
    return [
      ...lineUpRows(app),
      actionSwitch(app, turnLimit),
      ...(canRun(app, loop) ? [actionSwitch(app, loop)] : []),
      ...(canRun(app, removeWaypoint) ? [actionRow(removeWaypoint)] : []),
      ...settings.filter(({ type }) => type === 'switch'),
      actionSwitch(app, shoveTool),
      actionRow(shove),
      actionRow(spin),
      ...settings.filter(({ type }) => type !== 'switch'),
    ];
  },
  inWords: ({ session }) => `${formatAtStep(session.simulation.stepRate, 1)} steps a second`,
};

/** What is shown: switches of the picture, and the camera, whose settings are there while it moves. */
const view: Section = {
  title: 'View',
  rows({ view }) {
    const switches = viewSwitches.map((row) =>
      switchRow(row, { get: () => view.shown[row.key], set: (on) => view.toggle(row.key, on) }, row.shortcut),
    );
    const camera = choiceRow(cameraChoice, {
      get: () => view.camera,
      set: (mode) => view.set('camera', mode as CameraMode),
    });
    const settings = view.camera === 'off' ? [] : cameraTunables;
    const ofCamera = settings.map((row) =>
      numberRow(row, {
        get: () => view[row.key],
        set: (value) => {
          view[row.key] = value;
        },
      }),
    );
    return [...switches, camera, ...ofCamera];
  },
  inWords: ({ view }) =>
    view.camera === 'off'
      ? ''
      : `camera: ${cameraChoice.options.find(({ value }) => value === view.camera)!.label.toLowerCase()}`,
};

export const sections: readonly Section[] = [
  limits,
  controller,
  guidance,
  motion,
  sensing,
  target,
  weather,
  world,
  view,
];
