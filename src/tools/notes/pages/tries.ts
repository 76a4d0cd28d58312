// The buttons “Try it” of the notes: the scenes that they open, with their changes.

import { addressOf, builtIn } from '../../../app/ui/sharing/address';
import { allScenarios } from '../../../features/scenes';
import { attitudeOf } from '../../../features/space/rules/attitudes';
import { turnAbout } from '../../../features/space/rules/turn-by';
import { spaceOrder, spaceWhy } from '../../../features/space/scenario';
import type { ShipSpec } from '../../../features/space/spec';
import { fastTarget } from '../../../lab/scenarios/fast-target';
import { strongMotor } from '../../../lab/scenarios/lab/kick';
import { pPiPid } from '../../../lab/scenarios/lab/p-pi-pid';
import { row } from '../../../lab/scenarios/lab/row';
import { threeRates } from '../../../lab/scenarios/lab/three-rates';
import { turn90 } from '../../../lab/scenarios/lab/turn-90';
import {
  type ControllerName,
  type ControllerSpec,
  controllerKinds,
  isControllerName,
} from '../../../laws/control/controllers';
import type { GuidanceName } from '../../../world/entities/guidance/guidance';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';

/** A button in a section of the notes that opens a scene. */
export interface Try {
  /** Part of the scene's address from the # on, such as #turn-90. */
  readonly hash: string;
  /** Name of the scene. */
  readonly scene: string;
  /** Text about how the opened scene differs from the original scene. Undefined if they are the same. */
  readonly as?: string;
}

const changed = async (scene: Scenario, change: Partial<Scenario>, as: string): Promise<Try> => ({
  hash: await addressOf({ ...scene, ...change }),
  scene: scene.name,
  as,
});

function duel(kinds: readonly string[], as: string): Promise<Try> {
  const entities = turn90.entities
    .filter(({ controller }) => kinds.includes(controller?.kind ?? ''))
    .map((entity, n): EntitySpec => {
      const x = 24 * n - 12;
      return { ...entity, position: [x, 0], command: { kind: 'turn-towards', target: [x + 30, 0] } };
    });
  const question = 'Two laws, one motor. Which one is there first?';
  return changed(turn90, { question, entities }, as);
}

function stiffer(frequency: number): Promise<Try> {
  const entities = threeRates.entities.map(
    (entity): EntitySpec =>
      entity.kind === 'missile' ? { ...entity, controller: { ...entity.controller!, frequency } } : entity,
  );
  return changed(threeRates, { entities }, `all set to ${frequency} Hz`);
}

function faster(speed: number): Promise<Try> {
  const targets = fastTarget.targets.map((target) => ({ ...target, motion: { ...target.motion, speed } }));
  return changed(fastTarget, { targets }, `targets of ${speed} m/s`);
}

/**
 * Returns a button that opens the scene “Askew cargo” with another frequency setting in all control laws.
 * @param frequency Hz
 */
function stiffShips(frequency: number): Promise<Try> {
  const entities = spaceOrder.entities.map(
    (entity): EntitySpec => ({ ...entity, controller: { ...entity.controller!, frequency } }),
  );
  return changed(spaceOrder, { entities }, `both at ${frequency} Hz`);
}

/**
 * Returns a button that opens a scene of two ships with different settings.
 * @param question text that the opened scene shows as its question, such as 'Who stays behind?'
 * @param shown settings of each ship, by its label in the scene
 * @param as description of the scene, shown beside the button
 */
function shipsBeside(
  question: string,
  shown: Readonly<Record<string, ShipSpec>>,
  as: string,
  controller: ControllerSpec = { kind: 'backward-pd', frequency: 1, damping: 1 },
): Promise<Try> {
  const { answer: _, description: _of, ...scene } = spaceWhy;
  const [first] = scene.entities;
  const entities = Object.keys(shown).map(
    (label, n): EntitySpec => ({
      ...first,
      ...{ label, controller, drive: 'torque', kind: n === 0 ? 'missile' : 'character' },
    }),
  );
  const space = { ships: Object.values(shown), crates: 0 as const };
  // DigitalOpus's listing runs in Unity, whose step rate is 50 Hz by default.
  return changed({ ...scene, stepRate: 50 }, { question, entities, space }, as);
}

/** Returns the settings of a ship that turns by an angle about the vertical axis. @param angle degrees */
const orderAt = (angle: number): ShipSpec => ({
  order: attitudeOf(turnAbout({ x: 0, y: 1, z: 0 }, (angle * Math.PI) / 180)),
});

// Erratum 34 in the notes uses the same value.
/** Angular velocity of a turning setpoint for a ship: 1 rad/s about the vertical axis. */
const orderRate = [0, 1, 0] as const;

/** Angular velocity of a slowly turning setpoint for a ship, about the vertical axis. rad/s; equals 0.05° per second */
const creeping = [0, (0.05 * Math.PI) / 180, 0] as const;

/** Label and law of a body in the scene “Wind” that swings for a long time. */
const weaklyDamped = { label: 'PD', controller: { kind: 'pid', kp: 20, ki: 0, kd: 0.5 } };

// Only the time-optimal law gets the rate at which the target's direction changes.
/**
 * Returns a button that opens a scene with a circling target, to compare two control laws: a PID with Stolk's gains,
 * and the time-optimal law.
 */
function behindCircle(): Promise<Try> {
  const { answer: _, hero: _of, description: _told, ...scene } = fastTarget;
  const laws = {
    'Stolk’s gains': { kind: 'leaky-pid', kp: 10, ki: 2, kd: 1 },
    'Time optimal': { kind: 'time-optimal' },
  };
  const entities = Object.entries(laws).map(
    ([label, controller], n): EntitySpec => ({
      ...{ kind: 'missile', label, controller, position: [15, 8 * n - 4], autonomous: true },
      command: { kind: 'turn-towards', quarry: { target: 0 } },
    }),
  );
  const question = 'A target that runs round. Who keeps pointing at it?';
  const targets = [{ position: [0, 0], motion: { kind: 'circle', speed: 15, radius: 30 } }] as const;
  return changed(scene, { question, entities, targets }, 'a target that runs round, and Stolk’s PID');
}

/** Returns a button that opens a built-in scene without changes. @param id id of the scene */
const whole = (id: string): Try => ({ hash: `#${id}`, scene: builtIn(allScenarios, id).scenario.name });

/** Returns a button that opens a scene to compare a law with the time-optimal law. */
const besideBest = (kind: ControllerName) =>
  duel([kind, 'time-optimal'], 'this law and the time-optimal one');

const lawTries: Readonly<Partial<Record<ControllerName, Try>> & Record<GuidanceName, Try>> = {
  ...Object.fromEntries(
    await Promise.all(
      Object.keys(controllerKinds)
        .filter(isControllerName)
        .map(async (kind) => [kind, await besideBest(kind)] as const),
    ),
  ),
  'windowed-pid': await duel(['windowed-pid', 'pid-2013'], 'this law and the published one'),
  pid: await changed(pPiPid, { windTorque: 50 }, 'a wind of 50 N m'),
  'forward-pd': await stiffer(15),
  'backward-pd': await stiffer(22),
  spd: whole('known-wind'),
  'time-optimal': await duel(['time-optimal', 'backward-pd'], 'this law and backward PD'),
  pursuit: await faster(14),
  lead: await faster(18),
  'proportional-navigation': whole('fast-target'),
  'augmented-navigation': whole('evader'),
};

/** Buttons in the notes. Each button opens a scene. Key: id of the section that contains the button */
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
  'in-three-dimensions': whole('space-turn'),
  'does-your-engine-know-the-gyroscopic-torque': whole('space-flip'),
  'erratum-17': whole('space-order'),
  'erratum-32': whole('space-order'),
  'erratum-33': await stiffShips(12),
  'erratum-34': await shipsBeside(
    'An order that turns, one law. Who is told how fast, and who stays behind?',
    { 'Told how fast': { orderRate }, 'Not told': { orderRate, toldRate: false } },
    'an order that turns at 1 rad/s, the law at 1 Hz',
  ),
  'erratum-35': await shipsBeside(
    'Orders that creep, one law. Who follows all the time, and who by jerks?',
    {
      'By the arc tangent': { orderRate: creeping, toldRate: false },
      'By the arc cosine': { orderRate: creeping, toldRate: false, angle: 'single-arc-cosine' },
    },
    'an order that turns by 0.05° a second, laws at 4 Hz; Measure shows the error',
    { kind: 'backward-pd', frequency: 4, damping: 1 },
  ),
  'erratum-37': whole('fast-target'),
  'erratum-39': await changed(pPiPid, { windTorque: 0 }, 'no wind: P alone'),
  'erratum-40': await changed(
    pPiPid,
    { windTorque: 0, entities: row([weaklyDamped], 16) },
    'no wind, a weak D; Measure shows its term: 0 at the edges of the swing',
  ),
  'erratum-41': await changed(pPiPid, { windTorque: 0 }, 'no wind: with a derivative and without'),
  'erratum-44': whole('p-pi-pid'),
  'erratum-45': await behindCircle(),
  'erratum-46': await changed(
    turn90,
    {
      question: 'One step is to do it all. What does a limit of 7 rad/s leave of it?',
      stepRate: 50,
      entities: row(
        ['7 rad/s, as Unity comes', 'no limit'].map((label, n) => ({
          ...{ label, controller: { kind: 'one-step' } },
          limits: { angularAcceleration: strongMotor, ...(n === 0 && { turnRate: 7 }) },
        })),
        24,
      ),
    },
    'turned by at most 7 rad/s and without that limit, at 50 Hz',
  ),
  'erratum-47': await shipsBeside(
    'An order that turns, one law. Who is told how fast, and who stays behind?',
    { 'Told how fast': { orderRate }, 'Not told': { orderRate, toldRate: false } },
    'an order that turns at 1 rad/s, forward PD at 2 Hz',
    { kind: 'forward-pd', frequency: 2, damping: 1.1 },
  ),
  'erratum-48': whole('known-wind'),
  'erratum-49': await changed(
    turn90,
    {
      question: 'Two dampings above 1. Which one overshoots?',
      stepRate: 240,
      entities: row(
        [1.2, 4 / 3].map((damping, n) => ({
          label: ['d = 1.2', 'd = 4/3'][n],
          controller: { kind: 'forward-pd', frequency: 1, damping },
          limits: { angularAcceleration: strongMotor },
        })),
        24,
      ),
    },
    'd = 1.2 beside 4/3, with a motor of 1000 rad/s²',
  ),
  'erratum-36': await shipsBeside(
    'An order 175° to the left, and one 185°. Which way round do they turn?',
    { '175°: w is above 0': orderAt(175), '185°: w is below 0': orderAt(185) },
    'orders of 175° and of 185°',
  ),
};
