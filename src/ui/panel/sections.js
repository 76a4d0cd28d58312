import { driveChoice } from '../../entities/drive';
import { guidanceKinds } from '../../entities/guidance/guidance';
import { lineUpLabel, lineUpNames } from '../../session/line-up';
import { kindOf } from '../../simulation/entity-kinds';
import { controllerSetting, guidanceSetting, limitSettings } from '../../simulation/settings';
import { targetMotionKinds } from '../../simulation/targets/motions';
import { cameraChoice, cameraTunables } from '../../view/camera-settings';
import { viewSwitches } from '../../view/view-state';
import { canRun } from '../actions/action';
import { loop, nextLineUp, removeWaypoint, shove, shoveTool, spin, turnLimit } from '../actions/list';
import { inFocus, lawOf } from '../app';
import { formatAtStep } from '../kit/formats';
import { actionRow, actionSwitch, bodyRows, choiceRow, numberRow, switchRow, worldRows } from './rows';
import { turnTimeRows } from './turn-time';

/** The turn rate limit when it is first switched on. rad/s: a missile at 10 m/s then flies circles of 5 m radius. */
const firstTurnRate = 2;
const limits = {
  title: 'Limits',
  open: true,
  rows(app) {
    const set = (limits) => app.session.limit((reducedLimit) => reducedLimit.set(limits));
    const limitRow = (key) =>
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
/** The rows of the numbers of a law, a guidance or a motion. @param prefix before the keys, where those are others' too */
function specRows(tunables, spec, set, prefix = '') {
  return tunables.map((row) => {
    const { key, initial } = row;
    const get = () => Number(spec()[key] ?? initial);
    return numberRow(row, { get, set: (value) => set({ [key]: value }) }, prefix + key);
  });
}
const controller = {
  title: 'Controller',
  open: true,
  rows(app) {
    const spec = () => inFocus(app).controller;
    const change = (settings) =>
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
const guidances = guidanceKinds;
/** The guidance laws for an entity kind: none if it cannot be guided, and none that needs flight if it does not travel. */
export function guidancesFor(kind) {
  const { guided, travels } = kindOf({ kind });
  if (!guided) return [];
  const laws = Object.keys(guidances);
  return laws.filter((law) => travels || !guidances[law].needsFlight);
}
const guidance = {
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
        set: (name) => app.session.set(guidanceSetting, { kind: name }, [inFocus(app)]),
      },
    );
    const change = (settings) => app.session.set(guidanceSetting, { ...spec(), ...settings }, [inFocus(app)]);
    return [law, ...specRows(tunables, spec, change), ...bodyRows(app, 'Guidance')];
  },
  inWords: (app) => guidances[inFocus(app).guided?.guidance.kind ?? 'pursuit'].inWords,
};
const motion = {
  title: 'Motion',
  rows: (app) => bodyRows(app, 'Motion'),
  inWords(app) {
    const { limits, guided } = inFocus(app);
    const drive = guided?.drive ?? 'torque';
    if (drive === 'torque' && kindOf(inFocus(app)).travels) return `${formatAtStep(limits.speed, 1)} m/s`;
    return `by ${driveChoice.options.find(({ value }) => value === drive).label}`;
  },
};
const sensing = {
  title: 'Error and sensor',
  rows: (app) => bodyRows(app, 'Error and sensor'),
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
const motions = targetMotionKinds;
/** The motion of the target of Point and Fly. */
export function motionOf({ simulation }) {
  return simulation.targets[0]?.motion ?? { kind: 'still' };
}
/**
 * Sets the target's motion. A target that moves switches Follow to Fly, because Follow does not use it. Throws RangeError
 * for a motion that is refused.
 */
export function letTargetMove(session, motion) {
  if (session.commands.mode === 'path' && motion.kind !== 'still')
    session.edit(({ commands }) => commands.setMode('seek'));
  session.edit(({ commands }) => commands.moveTargetBy(motion));
}
const target = {
  title: 'Target',
  rows({ session }) {
    const options = Object.entries(motions).map(([value, { label }]) => ({ value, label }));
    const { help, tunables } = motions[motionOf(session).kind];
    const note = 'Drag the target to bring it elsewhere. On a path, choosing a motion goes over to Fly.';
    const choice = choiceRow(
      { key: 'targetMotion', label: 'It moves', options, help: `${help} ${note}` },
      {
        get: () => motionOf(session).kind,
        set: (kind) => letTargetMove(session, { kind: kind }),
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
const weather = {
  title: 'Weather',
  rows(app) {
    const { windForce, windTorque } = app.session.simulation.wind.weather;
    // What does nothing now: where it blows without a force, and gusts of no wind.
    const isIdle = { windHeading: windForce === 0, gusts: windForce === 0 && windTorque === 0 };
    return worldRows(app, 'Weather').filter(({ key }) => !isIdle[key]);
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
function lineUpRow({ session }) {
  const options = lineUpNames.map((value) => ({ value, label: lineUpLabel(value) }));
  const help = `${nextLineUp.help} Key ${nextLineUp.key}.`;
  return choiceRow(
    { key: 'lineUp', label: 'Which bodies fly', options, help },
    { get: () => session.lineUp.name, set: (name) => session.edit(({ lineUp }) => lineUp.change(name)) },
  );
}
const world = {
  title: 'World',
  rows(app) {
    const settings = worldRows(app, 'World');
    return [
      ...(canRun(app, nextLineUp) ? [lineUpRow(app)] : []),
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
const view = {
  title: 'View',
  rows({ view }) {
    const switches = viewSwitches.map((row) =>
      switchRow(row, { get: () => view.shown[row.key], set: (on) => view.toggle(row.key, on) }, row.shortcut),
    );
    const camera = choiceRow(cameraChoice, {
      get: () => view.camera,
      set: (mode) => view.set('camera', mode),
    });
    // The camera's settings are there while it moves.
    const settings = view.camera === 'off' ? [] : cameraTunables;
    const ofCamera = settings.map((row) =>
      numberRow(row, { get: () => view[row.key], set: (value) => Object.assign(view, { [row.key]: value }) }),
    );
    return [...switches, camera, ...ofCamera];
  },
  inWords: ({ view }) =>
    view.camera === 'off'
      ? ''
      : `camera: ${cameraChoice.options.find(({ value }) => value === view.camera).label.toLowerCase()}`,
};
export const sections = [limits, controller, guidance, motion, sensing, target, weather, world, view];
