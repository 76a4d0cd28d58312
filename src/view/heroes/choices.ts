// Heroes that choose between a few values.

import { cos, sin } from '../../exact/exact';
import { type Entity, entityKinds } from '../../simulation/entity-kinds';
import { gunsOf } from '../../simulation/guns/gunnery';
import type { ObstacleSpec } from '../../simulation/obstacle';
import { weatherSettings } from '../../simulation/settings';
import type { Simulation } from '../../simulation/simulation';
import type { Weather } from '../../simulation/wind';
import { beginAnew } from './anew';
import { type Hero, type HeroOption, twoWay, valuesOf } from './hero';

export const motor: Hero = {
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

export const remarks: Hero = {
  label: 'Errors',
  help: 'Points at the errors of the code of 2013 as they happen.',
  choice: twoWay(
    ['shown', 'hidden'],
    ({ view }) => view.shown.remarks,
    ({ view }, on) => view.toggle('remarks', on),
  ),
};

/** A part of the weather, with its usual values. */
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

export const wind = weather('windTorque', 'Wind', 'A steady torque on every body.', [
  { value: 0, word: 'off' },
  { value: 50, word: 'light' },
  { value: 125, word: 'strong' },
]);

export const gravity = weather('gravity', 'Gravity', 'Pulls every body down.', [
  { value: 0, word: 'none' },
  { value: 1.62, word: 'Moon' },
  { value: 9.81, word: 'Earth' },
]);

/** All bodies, or one of them alone: a body that comes back takes its place where the other one is. */
export const bodies: Hero = {
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

const crowds = [
  { value: 1000, word: '1,000' },
  { value: 5000, word: '5,000' },
];

export const count: Hero = {
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

export const crates: Hero = {
  label: 'Crates',
  help: 'How many crates stand behind each other; the turn begins again.',
  choice: {
    options: ({ session, spec }) => (session.scenario.obstacles?.length ? valuesOf(spec, heaps) : []),
    now: ({ session: { scenario, simulation } }) =>
      cratesIn(simulation.obstacleField.specs).length / cratesIn(scenario.obstacles).length,
    choose({ session }, depth) {
      const { obstacles = [] } = session.scenario;
      const placed = obstacles.flatMap((spec) => (spec.kind === 'crate' ? behind(spec, depth) : [spec]));
      session.edit(({ simulation }) => {
        simulation.placeObstacles(placed);
        beginAnew(simulation);
      });
    },
  },
};

const cratesIn = (specs: readonly ObstacleSpec[] = []) => specs.filter(({ kind }) => kind === 'crate');

/** Length of a row of crates over that of the crates: they do not touch at first. */
const roomy = 1.05;

/** So many crates in the direction in which one points, itself the first. */
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

/** Which of the armed bodies resets its controller with each new target: it and the one that did change places. */
export const forget: Hero = {
  label: 'Forgets its past',
  help: 'Which turret resets its controller at each new enemy; both count anew.',
  choice: {
    options: ({ session, spec }) =>
      armedIn(session.simulation).map((entity, value) => ({
        value,
        word: spec.words?.[value] ?? session.labelOf(entity),
      })),
    now: ({ session }) => armedIn(session.simulation).findIndex(forgets),
    choose: ({ session }, value) =>
      session.edit(({ simulation }) => {
        const armed = armedIn(simulation);
        const was = armed.find(forgets);
        const next = armed[value];
        if (!was || was === next) return;
        const [wasLabel, nextLabel] = [was, next].map((entity) => simulation.specOf(entity).label);
        for (const entity of [was, next])
          if (entity.guided) entity.guided.options.resetOnRetarget = entity === next;
        simulation.population.amend(was, { label: nextLabel });
        simulation.population.amend(next, { label: wasLabel });
        for (const gun of gunsOf(simulation)) gun.countAnew(simulation.time);
      }),
  },
};

const forgets = ({ guided }: Entity) => guided?.options.resetOnRetarget ?? false;

const armedIn = (simulation: Simulation) =>
  simulation.entities.filter((entity) => simulation.specOf(entity).gun !== undefined);

export const inertia: Hero = {
  label: 'Torque by inertia',
  help: 'Whether torque is computed from each body’s own inertia, or for the usual one; the turn begins again.',
  choice: twoWay(
    ['on', 'off'],
    ({ session }) => session.entities.every(({ guided }) => guided?.options.torqueByInertia ?? true),
    ({ session }, on) =>
      session.edit(({ simulation }) => {
        for (const { guided } of simulation.entities) if (guided) guided.options.torqueByInertia = on;
        beginAnew(simulation);
      }),
  ),
};
