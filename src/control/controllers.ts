// The turn controllers by name: what the panel lists, scenario files name and entities make.
import type { Choice, Tunable } from './tunable';
import type { TurnController } from './turn-controller';
import { WindowedPid, windowedPidTunables } from './windowed-pid';

/** A kind of controller with its settings, as rows. */
export interface ControllerKind {
  /** Plain words for the panel. */
  readonly label: string;
  /** Where the law comes from. */
  readonly source: string;
  readonly tunables: readonly Tunable[];
  readonly choices: readonly Choice[];
  /** Makes one. Throws RangeError when a setting is no number, out of range or unknown. */
  create(settings: ControllerSettings): TurnController;
}

/** Settings by key: numbers for tunables, words for choices. Left out means the default. */
export type ControllerSettings = Readonly<Record<string, number | string>>;

/** Every controller that a body of today can turn by. */
export const controllerKinds = {
  'windowed-pid': {
    label: 'PID, Simpson window (Wucher)',
    source: 'Wucher, “PID Control of Physics Bodies”, put right',
    tunables: windowedPidTunables,
    choices: [],
    create: (settings) => new WindowedPid(settings as Readonly<Record<string, number>>),
  },
} satisfies Record<string, ControllerKind>;

/** Name of a kind of controller in scenario files. */
export type ControllerName = keyof typeof controllerKinds;

/** A controller as a scenario file gives it: its kind and settings. */
export type ControllerSpec = { readonly kind: string; readonly [setting: string]: number | string };

/** Makes the controller a spec describes. Throws RangeError for an unknown kind or setting, or a value out of range. */
export function createController({ kind, ...settings }: ControllerSpec): TurnController {
  if (!Object.hasOwn(controllerKinds, kind)) throw new RangeError(`kind: no controller is called ${kind}`);
  return controllerKinds[kind as ControllerName].create(settings);
}
