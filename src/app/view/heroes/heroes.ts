// All main controls of scenes, by their names in scenario files.

import { cos, sin } from '../../../laws/exact/exact';
import { toDegrees, toRadians } from '../../../laws/exact/figures';
import { holdEach, repaceEntity, shoveEach } from '../../../world/simulation/entity-edits';
import { type Entity, entityKinds, kindOf } from '../../../world/simulation/entity-kinds';
import { gunsOf } from '../../../world/simulation/guns/gunnery';
import type { HeroName, HeroSpec } from '../../../world/simulation/heroes/hero';
import type { ObstacleSpec } from '../../../world/simulation/obstacle';
import { limitSettings, noise as noiseSetting, weatherSettings } from '../../../world/simulation/settings';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Adjustable } from '../../../world/simulation/system';
import { type TargetMotion, targetMotionKinds } from '../../../world/simulation/targets/moving-target';
import { turnsOf } from '../../../world/simulation/targets/turns';
import type { Weather } from '../../../world/simulation/wind';
import { turnByPart } from '../../session/history/undo';
import type { Session } from '../../session/session';
import type { ViewState } from '../view-state';
import { as, type Hero, type HeroOption, type HeroRange, type HeroScene, twoWay, valuesOf } from './hero';

/** Puts all bodies back to their start. Must be called inside `session.edit`. */
function restart(simulation: Simulation): void {
  for (const entity of simulation.entities) simulation.resetBody(entity);
  turnsOf(simulation)?.restart();
}

/**
 * Returns a setting of the scene's rules, such as the number of crates, by name. Undefined if the rules have no such
 * setting.
 */
function ofRules(name: HeroName, { systems }: Simulation): Adjustable | undefined {
  return systems.flatMap((system) => system.adjustables?.()[name] ?? [])[0];
}

/**
 * Changes a setting of the scene's rules, such as the number of crates.
 * @param name name of the main control that changes this setting
 */
function setRules(name: HeroName, { session }: HeroScene, value: number): void {
  session.edit(({ simulation }) => ofRules(name, simulation)?.set([value]));
}

const motor: Hero = {
  label: 'Motor',
  help: 'Cuts the motor that turns the bodies, live.',
  action: 'turn-limit',
  choice: twoWay(
    ['Full', 'Cut'],
    ({ session }) => !session.reducedLimit.reduced,
    ({ session }, full) =>
      session.limit((reducedLimit) => {
        if (reducedLimit.reduced === full) reducedLimit.toggle();
      }),
  ),
};

const remarks: Hero = {
  label: 'Errors of its code',
  help: 'Points at the errors of the code of 2013 as they happen.',
  choice: twoWay(
    ['pointed out', 'hidden'],
    ({ view }) => view.shown.remarks,
    ({ view }, on) => view.toggle('remarks', on),
  ),
};

/**
 * Returns a main control for one value of the weather, such as wind or gravity.
 * @param usual options if the scenario file lists none
 */
function weather(part: keyof Weather, label: string, help: string, usual: readonly HeroOption[]): Hero {
  return {
    ...{ label, help },
    choice: {
      options: ({ spec }) => valuesOf(spec, usual),
      now: ({ session }) => session.simulation.wind.weather[part],
      choose: ({ session }, value) => session.setWorld(weatherSettings[part], value),
    },
  };
}

const wind = weather('windTorque', 'Wind', 'A steady torque on every body.', [
  { value: 0, word: 'off' },
  { value: 50, word: 'light' },
  { value: 125, word: 'strong' },
]);

const gravity = weather('gravity', 'Gravity', 'Pulls every body down.', [
  { value: 0, word: 'none' },
  { value: 1.62, word: 'Moon' },
  { value: 9.81, word: 'Earth' },
]);

/** Main control that chooses which bodies are in the scene: all of them, or a single one. */
const bodies: Hero = {
  label: 'Bodies',
  help: 'All bodies, or one of them alone.',
  choice: {
    options({ session: { scenario, lineUp }, spec }) {
      const { entities } = scenario;
      if (!lineUp.open || entities.length < 2) return [];
      const names = ['all', ...entities.map(({ label, kind }) => label ?? entityKinds[kind].label)];
      return names.map((name, value) => ({ value, word: spec.words?.[value] ?? name }));
    },
    now: ({ session }) => (session.lineUp.soloIndex ?? -1) + 1,
    choose: ({ session }, value) =>
      session.edit(({ lineUp }) => lineUp.alone(value === 0 ? null : value - 1)),
  },
};

const loads = [
  { value: 0, word: 'none' },
  { value: 480, word: 'light' },
  { value: 784, word: 'heavy' },
];

const cargo: Hero = {
  label: 'Cargo',
  help: 'How much the ships carry askew, which turns their principal axes; they begin again.',
  choice: {
    options: ({ session, spec }) => (ofRules('cargo', session.simulation) ? valuesOf(spec, loads) : []),
    now: ({ session }) => ofRules('cargo', session.simulation)?.get()[0] ?? null,
    choose: (scene, mass) => setRules('cargo', scene, mass),
  },
};

const held: Hero = {
  label: 'The last one',
  help: 'Whether the last ship is steered or let go; the ships begin again.',
  choice: twoWay(
    ['held', 'let go'],
    ({ session }) => ofRules('held', session.simulation)?.get()[0] === 1,
    (scene, on) => setRules('held', scene, Number(on)),
  ),
};

/** Numbers of bodies that a person can choose for a swarm. */
export const crowdSizes: readonly number[] = [1000, 5000];

const crowds = crowdSizes.map((value) => ({ value, word: value.toLocaleString('en') }));

const count: Hero = {
  label: 'Missiles',
  help: 'How many bodies the swarm has: more begin on its ring, and the last ones leave.',
  choice: {
    options: ({ session, spec }) => (session.scenario.swarm ? valuesOf(spec, crowds) : []),
    now: ({ session }) => session.entities.length,
    choose: ({ session }, value) => session.edit(({ lineUp }) => lineUp.setCount(value)),
  },
};

const heaps = [
  { value: 0, word: 'none' },
  { value: 1, word: 'few' },
  { value: 3, word: 'many' },
];

const crates: Hero = {
  label: 'Crates',
  help: 'How many crates stand behind each other; the turn begins again.',
  choice: {
    options: ({ session: { scenario, simulation }, spec }) =>
      scenario.obstacles?.length || ofRules('crates', simulation) ? valuesOf(spec, heaps) : [],
    now: ({ session: { scenario, simulation } }) =>
      ofRules('crates', simulation)?.get()[0] ??
      cratesIn(simulation.obstacleField.specs).length / cratesIn(scenario.obstacles).length,
    choose(scene, depth) {
      const { session } = scene;
      if (ofRules('crates', session.simulation)) {
        setRules('crates', scene, depth);
        return;
      }
      const { obstacles = [] } = session.scenario;
      const placed = obstacles.flatMap((spec) => (spec.kind === 'crate' ? behind(spec, depth) : [spec]));
      session.edit(({ simulation }) => {
        simulation.placeObstacles(placed);
        restart(simulation);
      });
    },
  },
};

const cratesIn = (specs: readonly ObstacleSpec[] = []) => specs.filter(({ kind }) => kind === 'crate');

/** Distance between the centres of neighbouring crates in a row, as a multiple of a crate's length. */
const roomy = 1.05;

/**
 * Returns a row of equal crates that begins with the given crate. The row goes in the direction of that crate's length.
 * @param depth number of crates
 */
function behind(spec: ObstacleSpec, depth: number): ObstacleSpec[] {
  const { position, angle = 0, size } = spec;
  return Array.from({ length: depth }, (_, n) => {
    const away = n * roomy * size[0];
    return {
      ...spec,
      position: [position[0] + away * cos(angle), position[1] + away * sin(angle)],
    };
  });
}

const armedNames = { forgets: 'forgets its past', keeps: 'keeps its past' };

const forget: Hero = {
  label: 'Forgets its past',
  help: 'Which turret resets its controller at each new enemy; both count anew.',
  choice: {
    options({ session, spec }) {
      const names = armedIn(session.simulation).map((entity) => session.labelOf(entity));
      const ofOne = [0, -1].map((value) => ({ value, word: value < 0 ? 'both keep' : 'one forgets' }));
      return valuesOf(spec, spec.values ? ofOne : names.map((word, value) => ({ value, word })));
    },
    now: ({ session }) => armedIn(session.simulation).findIndex(forgets),
    choose: ({ session }, value) =>
      session.edit(({ simulation }) => {
        const files = session.scenario.entities.filter(({ gun }) => gun);
        const nameFor = (isForgetful: boolean) =>
          files.find(({ resetOnRetarget = false }) => resetOnRetarget === isForgetful)?.label ??
          armedNames[isForgetful ? 'forgets' : 'keeps'];
        armedIn(simulation).forEach((entity, n) => {
          const next = n === value;
          if (!entity.guided || forgets(entity) === next) return;
          entity.guided.options.resetOnRetarget = next;
          simulation.population.amend(entity, { label: nameFor(next) });
        });
        for (const gun of gunsOf(simulation)) gun.resetCounts(simulation.time);
      }),
  },
};

const forgets = ({ guided }: Entity) => guided?.options.resetOnRetarget ?? false;

const armedIn = (simulation: Simulation) =>
  simulation.entities.filter((entity) => simulation.specOf(entity).gun !== undefined);

const inertia: Hero = {
  label: 'Torque by inertia',
  help: 'Whether torque is computed from each body’s own inertia, or for the usual one; the turn begins again.',
  choice: twoWay(
    ['on', 'off'],
    ({ session }) => session.entities.every(({ guided }) => guided?.options.torqueByInertia ?? true),
    ({ session }, on) =>
      session.edit(({ simulation }) => {
        for (const { guided } of simulation.entities) if (guided) guided.options.torqueByInertia = on;
        restart(simulation);
      }),
  ),
};

const frequencyRow = (entity: Entity) =>
  kindOf(entity).controllers[entity.controller.kind].tunables.find(({ key }) => key === 'frequency');

const frequency: Hero = {
  label: 'Stiffness',
  help: 'How stiff every law is that has a frequency; the turn begins again.',
  range: {
    ...{ min: 2, max: 60, shown: as.unit('Hz') },
    now({ session }) {
      const entity = session.entities.find(frequencyRow);
      return entity ? Number(entity.controller.frequency ?? frequencyRow(entity)!.initial) : null;
    },
    choose: ({ session }, value) =>
      session.edit(({ simulation }) => {
        for (const entity of simulation.entities.filter(frequencyRow))
          entity.configure({ ...entity.controller, frequency: value });
        restart(simulation);
      }),
  },
};

/**
 * Returns one object for each body whose time step varies.
 * @returns objects with the fields `entity` (the body) and `steps` (the body's repeating list of step lengths, as
 * multiples of the scene's step)
 */
const stalling = (simulation: Simulation) =>
  simulation.entities.flatMap((entity) => {
    const { steps = [] } = simulation.specOf(entity);
    return steps.length > 1 ? [{ entity, steps }] : [];
  });

/**
 * Returns a new list with the same sum: one long step between steps of length 1. The long step is centred where the
 * longest old step was.
 * @param steps old list of step lengths, as whole multiples of the scene's step
 * @param length wanted length of the long step, as a multiple of the scene's step; rounded to a whole number
 */
function withLongStep(steps: readonly number[], length: number): number[] {
  const all = steps.reduce((sum, one) => sum + one, 0);
  const longest = Math.max(...steps);
  const middle = steps.slice(0, steps.indexOf(longest)).reduce((sum, one) => sum + one, 0) + longest / 2;
  const long = Math.min(all - 1, Math.max(1, Math.round(length)));
  const before = Math.min(all - long, Math.max(0, Math.round(middle - long / 2)));
  return [...Array<number>(before).fill(1), long, ...Array<number>(all - long - before).fill(1)];
}

const frame: Hero = {
  label: 'Slow frame',
  help: 'How long the slow frame lasts; the turn begins again.',
  range: {
    ...{ min: 0.017, max: 0.4, shown: as.milliseconds },
    now({ session: { simulation } }) {
      const [first] = stalling(simulation);
      return first ? Math.max(...first.steps) / simulation.stepRate : null;
    },
    choose: ({ session }, value) =>
      session.edit(({ simulation }) => {
        for (const { entity, steps } of stalling(simulation))
          repaceEntity(simulation, entity, withLongStep(steps, value * simulation.stepRate));
        restart(simulation);
      }),
  },
};

const noiseOf = ({ guided }: Entity) => guided?.sensor.noise ?? 0;

const noisy = (entity: Entity) => noiseOf(entity) > 0;

const noise: Hero = {
  label: 'Noise',
  help: 'How noisy the heading is that the noisy bodies are told.',
  range: {
    ...{ min: toRadians(0.1), max: toRadians(3), shown: as.degrees },
    now: ({ session }) => session.entities.map(noiseOf).find((value) => value > 0) ?? null,
    choose: ({ session }, value) => session.set(noiseSetting, value, session.entities.filter(noisy)),
  },
};

/**
 * Returns a slider that sets one property of all moving targets, such as their speed.
 * @param setting name of the property in the targets' motion
 * @param unit returns the factor that converts the slider's value to SI units
 */
function ofTargets(
  setting: string,
  range: Pick<HeroRange, 'min' | 'max' | 'shown'>,
  unit: (entity: Entity) => number,
): HeroRange {
  const rowOf = ({ kind }: TargetMotion) =>
    targetMotionKinds[kind].tunables.find(({ key }) => key === setting);
  const having = ({ targets }: Simulation) => targets.filter(({ motion }) => rowOf(motion));
  return {
    ...range,
    now({ session: { simulation, entities } }) {
      const [target] = having(simulation);
      if (!target) return null;
      return Number(target.motion[setting] ?? rowOf(target.motion)?.initial) / unit(entities[0]);
    },
    choose: ({ session }, value) =>
      session.edit(({ simulation }) => {
        const set = { [setting]: value * unit(simulation.entities[0]) };
        for (const target of having(simulation)) target.motion = { ...target.motion, ...set };
        for (const target of simulation.targets) target.restart();
        restart(simulation);
      }),
  };
}

const targetSpeed: Hero = {
  label: 'Target’s speed',
  help: 'Speed of the target over that of its pursuers; the chase begins again.',
  range: ofTargets('speed', { min: 0.2, max: 1.2, shown: as.unit('× yours') }, ({ limits }) => limits.speed),
};

const evasion: Hero = {
  label: 'It dodges at',
  help: 'How hard the targets that evade change course; the chase begins again.',
  range: ofTargets('acceleration', { min: 2, max: 40, shown: as.unit('m/s²') }, () => 1),
};

const turnRate: Hero = {
  label: 'Turn rate',
  help: 'How fast every body may turn. Its smallest circle has the radius speed over turn rate.',
  range: {
    ...{ min: toRadians(30), max: toRadians(360), shown: as.degreesPerSecond },
    now: ({ session }) =>
      session.entities.find(({ limits }) => limits.turnRate < Infinity)?.limits.turnRate ?? null,
    choose: ({ session }, rate) => session.set(limitSettings.turnRate, rate, session.entities),
  },
};

/** Sets the angle of the turns that the scene commands at regular times. @param by the new angle, rad */
function turnBy(session: Session, by: number): void {
  session.edit(
    ({ simulation }) => {
      const turns = turnsOf(simulation);
      if (turns) turns.by = by;
    },
    undefined,
    [turnByPart],
  );
}

/** Starts the next turn immediately, in a scene that commands turns at regular times. */
const beginNow = (session: Session) => session.disturb(({ simulation }) => turnsOf(simulation)?.beginNow());

const turn: Hero = {
  label: 'Turn by',
  help: 'Stops the bodies and turns them by this angle, to be measured.',
  action: 'step-test',
  range: {
    ...{ min: toRadians(10), max: Math.PI, shown: as.degrees, step: 10 },
    now: ({ session: { simulation }, view }) =>
      ofRules('turn', simulation)?.get()[0] ?? turnsOf(simulation)?.by ?? Math.abs(toRadians(view.stepAngle)),
    choose(scene, angle) {
      const { session, view } = scene;
      if (ofRules('turn', session.simulation)) {
        setRules('turn', scene, angle);
        return;
      }
      view.set('stepAngle', toDegrees(angle));
      turnBy(session, angle);
    },
  },
  press: {
    word: 'Turn',
    press(scene) {
      const { session, view } = scene;
      const [set] = ofRules('turn', session.simulation)?.get() ?? [];
      if (set !== undefined) {
        setRules('turn', scene, set);
        return;
      }
      const angle = toRadians(view.stepAngle);
      if (turnsOf(session.simulation)) beginNow(session);
      else session.command((commands) => commands.stepTest(angle));
    },
  },
};

const jump: Hero = {
  label: 'Jump by',
  help: 'The target jumps this far, now and at each jump from now on.',
  range: {
    ...{ min: toRadians(10), max: toRadians(90), shown: as.degrees, step: 5 },
    now: ({ session }) => turnsOf(session.simulation)?.by ?? null,
    choose({ session }, angle) {
      turnBy(session, angle);
      beginNow(session);
    },
  },
  press: {
    word: 'Jump',
    press: ({ session }) => beginNow(session),
  },
};

/** Default time for which bodies are held at their start before they are released. s */
const usualHold = 3;

const hold: Hero = {
  label: '',
  help: 'Puts all bodies back to their start, holds them, and lets them go.',
  press: {
    word: 'Hold and let go',
    press({ session, spec: { values: [seconds] = [usualHold] } }) {
      session.edit(({ simulation }) => {
        restart(simulation);
        // Repeated turns with a hold restart it by themselves.
        if (!turnsOf(simulation)?.held) holdEach(simulation, seconds);
      });
    },
  },
};

const shove: Hero = {
  label: '',
  help: 'Knocks every body aside, one to its right, the next to its left.',
  action: 'shove',
  press: {
    word: 'Shove',
    press: ({ session }) => session.disturb(({ simulation }) => shoveEach(simulation.entities)),
  },
};

export const heroes: Readonly<Record<HeroName, Hero>> = {
  motor,
  remarks,
  bodies,
  turn,
  jump,
  frequency,
  wind,
  gravity,
  hold,
  frame,
  noise,
  crates,
  'target-speed': targetSpeed,
  evasion,
  'turn-rate': turnRate,
  forget,
  inertia,
  cargo,
  held,
  count,
  shove,
};

/**
 * Returns the main control of a scene, with the label and limits from a scenario file.
 * @param spec the control's entry in the scenario file
 * @returns the control (a slider, choice or button); null if it would have no effect in the scene
 */
export function heroFrom(spec: HeroSpec, session: Session, view: ViewState): HeroInScene | null {
  const { label, min, max } = spec;
  const usual = heroes[spec.sets];
  const range = usual.range && { ...usual.range, min: min ?? usual.range.min, max: max ?? usual.range.max };
  const hero = { ...usual, label: label ?? usual.label, ...(range && { range }) };
  const scene = { session, view, spec };
  if (hero.choice && hero.choice.options(scene).length < 2) return null;
  return hero.range && hero.range.now(scene) === null ? null : { hero, scene };
}

interface HeroInScene {
  readonly hero: Hero;
  readonly scene: HeroScene;
}

/** Returns the main control of the open scene; null if the scene has none. */
export function heroOf(session: Session, view: ViewState): HeroInScene | null {
  const { hero } = session.scenario;
  return hero ? heroFrom(hero, session, view) : null;
}
