// “Try it”: the scene, and the state of it, that each section of the notes opens.
import type { ControllerName } from '../../control/controllers';
import type { GuidanceName } from '../../entities/guidance/guidance';
import { scenarios } from '../../scenarios';
import { fastTarget } from '../../scenarios/fast-target';
import { pPiPid } from '../../scenarios/lab/p-pi-pid';
import { threeRates } from '../../scenarios/lab/three-rates';
import { turn90 } from '../../scenarios/lab/turn-90';
import type { EntitySpec, Scenario } from '../../simulation/scenario';
import { addressOf, builtIn } from '../../ui/sharing/address';

/** What a section offers to try. */
export interface Try {
  /** The part of an address after the page's own: #turn-90. */
  readonly hash: string;
  /** Name of the scene. */
  readonly scene: string;
  /** What is special about it there; the scene as it is when left out. */
  readonly as?: string;
}

/** “Turn 90°” with some of its bodies only. */
async function duel(kinds: readonly string[], as: string): Promise<Try> {
  const entities = turn90.entities.filter(({ controller }) => kinds.includes(controller?.kind ?? ''));
  const apart = 24;
  const placed = entities.map((entity, n): EntitySpec => {
    const x = (n - (entities.length - 1) / 2) * apart;
    return { ...entity, position: [x, 0], command: { kind: 'turn-towards', target: [x + 30, 0] } };
  });
  const question = 'Two laws, one motor. Who turns first, and who overshoots?';
  return { hash: await addressOf({ ...turn90, question, entities: placed }), scene: turn90.name, as };
}

/** “Same gains, three step rates” with another frequency. Hz */
async function stiffer(frequency: number): Promise<Try> {
  const entities = threeRates.entities.map(
    (entity): EntitySpec =>
      entity.kind === 'missile' ? { ...entity, controller: { ...entity.controller!, frequency } } : entity,
  );
  return {
    hash: await addressOf({ ...threeRates, entities } satisfies Scenario),
    scene: threeRates.name,
    as: `all set to ${frequency} Hz`,
  };
}

/** “Fast target” with targets of another speed. m/s */
async function faster(speed: number): Promise<Try> {
  const targets = fastTarget.targets.map((target) => ({ ...target, motion: { ...target.motion, speed } }));
  return {
    hash: await addressOf({ ...fastTarget, targets } satisfies Scenario),
    scene: fastTarget.name,
    as: `targets of ${speed} m/s`,
  };
}

/** “P, PI, PD, PID in wind” in a wind. N m */
async function windy(windTorque: number): Promise<Try> {
  return {
    hash: await addressOf({ ...pPiPid, windTorque } satisfies Scenario),
    scene: pPiPid.name,
    as: `a wind of ${windTorque} N m`,
  };
}

/** A built-in scene as it is. */
const whole = (id: string): Try => ({ hash: `#${id}`, scene: builtIn(scenarios, id).scenario.name });

const lawTries: Readonly<Record<ControllerName | GuidanceName, Try>> = {
  'windowed-pid': await duel(['windowed-pid', 'pid-2013'], 'this law and the published one'),
  'leaky-pid': await duel(['leaky-pid', 'time-optimal'], 'this law and the time-optimal one'),
  pid: await windy(50),
  'forward-pd': await stiffer(15),
  'backward-pd': await stiffer(22),
  spd: whole('known-wind'),
  'one-step': await duel(['one-step', 'time-optimal'], 'this law and the time-optimal one'),
  'time-optimal': await duel(['time-optimal', 'backward-pd'], 'this law and backward PD'),
  pursuit: await faster(14),
  lead: await faster(18),
  'proportional-navigation': whole('fast-target'),
  'augmented-navigation': whole('evader'),
};

/** By the name of the section. */
export const tries: Readonly<Record<string, Try>> = {
  ...lawTries,
  'the-laws': whole('turn-90'),
  'limits-and-the-bound': await duel(['time-optimal', 'pid'], 'the best possible turn beside a PID'),
  orbits: whole('orbit'),
  'why-torque': whole('why-torque'),
  'step-rate-and-long-frames': whole('long-frames'),
  mass: whole('masses'),
  'holding-a-place': whole('hold-height'),
  'noise-and-delay': whole('noise'),
  retargeting: whole('kick'),
  'the-camera': whole('path-race'),
  'erratum-2': whole('three-rates'),
  'erratum-4': whole('put-right'),
  'erratum-5': whole('2013-demo'),
  'erratum-12': whole('long-way'),
  'erratum-23': whole('p-pi-pid'),
};
