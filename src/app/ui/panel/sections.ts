// The sections of the Tune drawer in order: their rows that have an effect now, and a summary in words.
import { type ControllerSpec, rowsOf } from '../../../laws/control/controllers';
import type { Tunable } from '../../../laws/control/tunable';
import type { TurnLimits } from '../../../laws/control/turn-controller';
import { toDegrees } from '../../../laws/exact/figures';
import { driveChoice } from '../../../world/entities/drive';
import {
  type GuidanceKind,
  type GuidanceName,
  guidanceKinds,
} from '../../../world/entities/guidance/guidance';
import { type EntityName, kindOf } from '../../../world/simulation/entity-kinds';
import { controllerSetting, guidanceSetting, limitSettings } from '../../../world/simulation/settings';
import {
  type TargetMotionKind,
  type TargetMotionName,
  targetMotionKinds,
} from '../../../world/simulation/targets/motions';
import type { TargetMotion } from '../../../world/simulation/targets/moving-target';
import { lineUpLabel, lineUpNames } from '../../session/line-up';
import type { Session } from '../../session/session';
import { type CameraMode, cameraChoice, cameraTunables } from '../../view/camera-settings';
import { viewSwitches } from '../../view/view-state';
import { canRun } from '../actions/action';
import { loop, nextLineUp, removeWaypoint, shove, spin, turnLimit } from '../actions/list';
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

/** A section of the Tune drawer. It is hidden if it has no rows. */
export interface PanelSection {
  readonly title: string;
  /** Whether the section is open until the person folds it. */
  readonly open?: true;
  /** Returns the rows of the section. Settings that have no effect now are left out. */
  rows(app: App): Row[];
  /** Returns a summary of the section's values in a few words, shown while the section is folded. */
  inWords(app: App): string;
}

/** Turn rate limit that a body gets when its limit is first switched on, rad/s. */
const firstTurnRate = 2;

const limits: PanelSection = {
  title: 'Limits',
  open: true,
  rows(app) {
    const set = (limits: Partial<TurnLimits>) =>
      app.session.limit((reducedLimit) => reducedLimit.set(limits));
    const limitRow = (key: keyof TurnLimits) =>
      numberRow(limitSettings[key].row, {
        get: () => inFocus(app).limits[key],
        set: (value) => set({ [key]: value }),
      });
    const isLimited = () => inFocus(app).limits.turnRate !== Infinity;
    const motor = limitRow('angularAcceleration');
    if (!kindOf(inFocus(app)).turnRateLimited) return [motor];
    const limited = switchRow(
      { label: 'Limit turn rate', help: limitSettings.turnRate.row.help },
      { get: isLimited, set: (on) => set({ turnRate: on ? firstTurnRate : Infinity }) },
    );
    return [motor, limited, ...(isLimited() ? [limitRow('turnRate')] : [])];
  },
  inWords(app) {
    const { step, unit } = limitSettings.angularAcceleration.row;
    return `${formatAtStep(inFocus(app).limits.angularAcceleration, step)} ${unit}`;
  },
};

/** A control law, guidance law or target motion as plain data: kind and settings. */
type Spec = Readonly<Record<string, unknown>>;

/**
 * Returns the rows of the Tune drawer for a law or target motion.
 * @param spec function that returns the present values of the settings
 * @param set function that changes settings
 * @param prefix text put before each row's id, so that the ids are unique
 */
function specRows(
  tunables: readonly Tunable[],
  spec: () => Spec,
  set: (change: Readonly<Record<string, number>>) => void,
  prefix = '',
): Row[] {
  return tunables.map((row) => {
    const { key, initial } = row;
    const get = () => Number(spec()[key] ?? initial);
    return numberRow(row, { get, set: (value) => set({ [key]: value }) }, prefix + key);
  });
}

const controller: PanelSection = {
  title: 'Controller',
  open: true,
  rows(app) {
    const spec = (): ControllerSpec => inFocus(app).controller;
    const change = (settings: Readonly<Record<string, number | string>>) =>
      app.session.set(controllerSetting, { ...spec(), ...settings }, [inFocus(app)]);
    const law = lawOf(app);
    const { choices } = law;
    return [
      ...turnTimeRows(app),
      // A person's law may have gains with the keys of other rows.
      ...specRows(rowsOf(law, spec()), spec, change, law.rows ? 'own-' : ''),
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

/** Returns the guidance laws that a kind of body can use. Empty for kinds that cannot be guided. */
export function guidancesFor(kind: EntityName): GuidanceName[] {
  const { guided, travels } = kindOf({ kind });
  if (!guided) return [];
  const laws = Object.keys(guidances) as GuidanceName[];
  return laws.filter((law) => travels || !guidances[law].needsFlight);
}

const guidance: PanelSection = {
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

const motion: PanelSection = {
  title: 'Motion',
  rows: (app) => bodyRows(app, 'Motion'),
  inWords(app) {
    const { limits, guided } = inFocus(app);
    const drive = guided?.drive ?? 'torque';
    if (drive === 'torque' && kindOf(inFocus(app)).travels) return `${formatAtStep(limits.speed, 1)} m/s`;
    return `by ${driveChoice.options.find(({ value }) => value === drive)!.label}`;
  },
};

const sensing: PanelSection = {
  title: 'Error and sensor',
  rows: (app) => bodyRows(app, 'Error and sensor'),
  inWords(app) {
    const { guided } = inFocus(app);
    if (!guided) return '';
    const { sensor, options } = guided;
    const degrees = toDegrees(sensor.noise);
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

export function motionOf({ simulation }: Session): TargetMotion {
  return simulation.targets[0]?.motion ?? { kind: 'still' };
}

/** Changes the motion of the bodies' common target. @throws RangeError for an invalid motion */
export function letTargetMove(session: Session, motion: TargetMotion): void {
  if (session.commands.mode === 'path' && motion.kind !== 'still')
    session.edit(({ commands }) => commands.setMode('seek'));
  session.edit(({ commands }) => commands.moveTargetBy(motion));
}

const target: PanelSection = {
  title: 'Target',
  rows({ session }) {
    const options = Object.entries(motions).map(([value, { label }]) => ({ value, label }));
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
      'target-',
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

const weather: PanelSection = {
  title: 'Weather',
  rows(app) {
    const { windForce, windTorque } = app.session.simulation.wind.weather;
    // Settings without effect: the wind's direction without a force, and gusts without wind.
    const isIdle = { windHeading: windForce === 0, gusts: windForce === 0 && windTorque === 0 };
    return worldRows(app, 'Weather').filter(({ key }) => !isIdle[key as keyof typeof isIdle]);
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

function lineUpRow({ session }: App): Row {
  const options = lineUpNames.map((value) => ({ value, label: lineUpLabel(value) }));
  const help = `${nextLineUp.help} Key ${nextLineUp.key}.`;
  return choiceRow(
    { key: 'lineUp', label: 'Which bodies fly', options, help },
    { get: () => session.lineUp.name, set: (name) => session.edit(({ lineUp }) => lineUp.change(name)) },
  );
}

const world: PanelSection = {
  title: 'World',
  rows(app) {
    const settings = worldRows(app, 'World');
    return [
      ...(canRun(app, nextLineUp) ? [lineUpRow(app)] : []),
      actionSwitch(app, turnLimit),
      ...(canRun(app, loop) ? [actionSwitch(app, loop)] : []),
      ...(canRun(app, removeWaypoint) ? [actionRow(removeWaypoint)] : []),
      ...settings.filter(({ type }) => type === 'switch'),
      actionRow(shove),
      actionRow(spin),
      ...settings.filter(({ type }) => type !== 'switch'),
    ];
  },
  inWords: ({ session }) => `${formatAtStep(session.simulation.stepRate, 1)} steps a second`,
};

const view: PanelSection = {
  title: 'View',
  rows({ view }) {
    const switches = viewSwitches.map((row) =>
      switchRow(row, { get: () => view.shown[row.key], set: (on) => view.toggle(row.key, on) }, row.shortcut),
    );
    const camera = choiceRow(cameraChoice, {
      get: () => view.camera,
      set: (mode) => view.set('camera', mode as CameraMode),
    });
    // Only a moving camera has settings.
    const settings = view.camera === 'off' ? [] : cameraTunables;
    const ofCamera = settings.map((row) =>
      numberRow(row, { get: () => view[row.key], set: (value) => Object.assign(view, { [row.key]: value }) }),
    );
    return [...switches, camera, ...ofCamera];
  },
  inWords: ({ view }) =>
    view.camera === 'off'
      ? ''
      : `camera: ${cameraChoice.options.find(({ value }) => value === view.camera)!.label.toLowerCase()}`,
};

export const sections: readonly PanelSection[] = [
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
