// A law's settings as the fields of a file: the numbers of the scene, with what each is.
import {
  type ControllerSpec,
  controllerKinds,
  isControllerName,
  pdGains,
  pdTunables,
  settingsOf,
  type Tunable,
  wordOf,
} from '../control';
import type { Setting } from './print/language';

/** Motor and law of a body, as its file tells them. */
export interface Given {
  readonly controller: ControllerSpec;
  /** rad/s², rad/s; Infinity for no limit of the turn rate. */
  readonly limits: { readonly angularAcceleration: number; readonly turnRate: number };
}

/** A number as a file shows it, to four digits: 4π as 12.57. */
export const shortened = (value: number): number => Number(value.toPrecision(4));

/** The fields that hold the settings and limits. */
export function fieldsOf({ controller, limits }: Given): Setting[] {
  const { kind, ...given } = controller;
  if (!isControllerName(kind)) throw new RangeError(`${kind}: no law that can be exported`);
  const rows: readonly Tunable[] = controllerKinds[kind].tunables;
  const gains = rows === pdTunables ? gainsOf(given) : rows.map((row) => fieldOf(row, given));
  const motor: Setting = {
    name: 'angularAcceleration',
    type: 'number',
    value: shortened(limits.angularAcceleration),
    about: 'the most the motor gives, rad/s²',
  };
  const { turnRate } = limits;
  if (turnRate === Infinity) return [...gains, motor];
  return [
    ...gains,
    motor,
    { name: 'turnRate', type: 'number', value: shortened(turnRate), about: 'the fastest it may turn, rad/s' },
  ];
}

function fieldOf(row: Tunable, given: Readonly<Record<string, unknown>>): Setting {
  const { key, label, unit, accepts } = row;
  const value = settingsOf([row], given)[key];
  const about = label[0].toLowerCase() + label.slice(1);
  const type = accepts.odd || accepts.whole ? 'count' : 'number';
  return {
    name: key,
    type,
    value: type === 'count' ? value : shortened(value),
    about: unit ? `${about}, ${unit}` : about,
  };
}

/** The gains of a PD, which is set by a frequency and a damping. */
function gainsOf(given: Readonly<Record<string, unknown>>): Setting[] {
  const set = settingsOf(pdTunables, given);
  const { kp, kd } = pdGains(set);
  const [f, d] = [shortened(set.frequency), shortened(set.damping)];
  return [
    { name: 'kp', type: 'number', value: shortened(kp), about: `on the error: 9 f² with f = ${f} Hz, 1/s²` },
    { name: 'kd', type: 'number', value: shortened(kd), about: `on the rate: 4.5 f d with d = ${d}, 1/s` },
  ];
}

/** The words of a law's choices by key, with what each is called. */
export function wordsOf({ kind, ...given }: ControllerSpec): { key: string; word: string; phrase: string }[] {
  if (!isControllerName(kind)) return [];
  return controllerKinds[kind].choices.map((choice) => {
    const word = wordOf(choice, given);
    const label = choice.options.find(({ value }) => value === word)?.label;
    return { key: choice.key, word, phrase: `${choice.label.toLowerCase()} ${label}` };
  });
}
