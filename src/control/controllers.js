import { LeakyPid, leakyPidTunables } from './leaky-pid';
import { backwardPd, forwardPd, PdController, pdTunables, StablePd, spdChoices } from './pd';
import { Pid, pidChoices, pidSettings, pidTunables } from './pid';
import { OneStep, TimeOptimal } from './time-optimal';
import { refuseUnknown, settingsOf, shown } from './tunable';
import { WindowedPid, windowedPidTunables } from './windowed-pid';

/** A kind that refuses settings without a row before it makes a controller. */
const kindOf = (kind) => ({
  ...kind,
  create(settings, wrap) {
    refuseUnknown([...kind.tunables, ...kind.choices], settings);
    return kind.create(settings, wrap);
  },
});
const digitalOpus = 'DigitalOpus, “Controlling Objects With Forces and Torques”';
const pd = { tunables: pdTunables, choices: [] };
const noSettings = { tunables: [], choices: [] };
/** Every controller of this library. */
export const controllerKinds = {
  'windowed-pid': kindOf({
    label: 'PID, Simpson window (Wucher)',
    help: 'Turns harder the larger the error, brakes as it shrinks, and sums the last few errors.',
    source: 'Wucher, “PID Control of Physics Bodies”, repaired',
    tunables: windowedPidTunables,
    choices: [],
    create: (settings, wrap) => new WindowedPid(settingsOf(windowedPidTunables, settings), wrap),
  }),
  'leaky-pid': kindOf({
    label: 'PID, leaky (Stolk)',
    help: 'Turns harder the larger the error, brakes as it shrinks, and sums errors that fade.',
    source: 'Stolk, “Proportional Integral Differential”',
    tunables: leakyPidTunables,
    choices: [],
    create: (settings, wrap) => new LeakyPid(settingsOf(leakyPidTunables, settings), wrap),
  }),
  pid: kindOf({
    label: 'PID, textbook',
    help: 'Turns harder the larger the error, brakes as it shrinks, and sums an error that stays.',
    source: 'Åström & Murray, “Feedback Systems”, ch. 11',
    tunables: pidTunables,
    choices: pidChoices,
    create: (settings, wrap) => new Pid(pidSettings(settings), wrap),
  }),
  'forward-pd': kindOf({
    label: 'PD, forward',
    help: 'A spring and a damper by the error of now; too stiff for its step, it swings ever wider.',
    source: digitalOpus,
    ...pd,
    create: (settings) => new PdController(forwardPd, settingsOf(pdTunables, settings)),
  }),
  'backward-pd': kindOf({
    label: 'PD, backward (Wu)',
    help: 'A spring and a damper by the error one step ahead: without a limit, stable however stiff.',
    source: `Wu, as told by ${digitalOpus}`,
    ...pd,
    create: (settings) => new PdController(backwardPd, settingsOf(pdTunables, settings)),
  }),
  spd: kindOf({
    label: 'SPD (Tan, Liu, Turk)',
    help: 'A spring and a damper by the error after the step, forces that it is told of included.',
    source: 'Tan, Liu, Turk, “Stable Proportional-Derivative Controllers”, 2011',
    tunables: pdTunables,
    choices: spdChoices,
    create: (settings) => new StablePd(settings),
  }),
  'one-step': kindOf({
    label: 'One step',
    help: 'Asks for the whole turn in one step; with a limited motor it shoots far past.',
    source: digitalOpus,
    ...noSettings,
    create: () => new OneStep(),
  }),
  'time-optimal': kindOf({
    label: 'Time optimal',
    help: 'Turns with all the motor has, and brakes with all of it at the last moment.',
    source: 'Bang-bang control (Athans & Falb, “Optimal Control”, ch. 7), derived for semi-implicit Euler',
    ...noSettings,
    create: () => new TimeOptimal(),
  }),
};
export function isControllerName(kind) {
  return typeof kind === 'string' && Object.hasOwn(controllerKinds, kind);
}
/**
 * Makes a controller. Throws RangeError for a value out of range.
 * @param wrap 'none' for errors that are no angles; 'angle' when left out
 */
export function createController(spec, wrap) {
  return controllerOf(spec, wrap);
}
/**
 * Makes the controller that a spec from outside describes, such as one out of a file. Throws RangeError for an unknown kind or setting,
 * or a value out of range.
 * @param wrap 'none' for errors that are no angles; 'angle' when left out
 */
export function controllerOf({ kind, ...settings }, wrap) {
  if (isControllerName(kind)) return controllerKinds[kind].create(settings, wrap);
  const names = Object.keys(controllerKinds).join(', ');
  throw new RangeError(`kind: must be one of ${names}, got ${shown(kind)}`);
}
/**
 * The controller for a new spec: the same one, retuned, while the kind stays, so that it keeps its integral; another
 * one else. Throws RangeError and changes nothing when the spec is refused.
 * @param from spec it was made by @param to new spec; a setting left out has its default
 */
export function reconfigure(controller, from, to, wrap) {
  const { kind, ...settings } = to;
  if (kind !== from.kind || !isControllerName(kind)) return controllerOf(to, wrap);
  const { tunables, choices } = controllerKinds[kind];
  const defaults = [
    ...tunables.map(({ key, initial }) => [key, initial]),
    ...choices.map(({ key, options }) => [key, options[0].value]),
  ];
  controller.retune({ ...Object.fromEntries(defaults), ...settings });
  return controller;
}
