// What a scenario file may say, and the sentence that refuses anything else.
import { z } from 'zod';
import { crowdingRefusal } from '../simulation/crowding';
import type { EntityName } from '../simulation/entity-kinds';
import { crateDensity } from '../simulation/obstacle';
import type { Scenario } from '../simulation/scenario';
import { stepRateTunable } from '../simulation/step-rate';
import { targetMotionKinds } from '../simulation/targets/moving-target';
import { weatherTunables } from '../simulation/wind';
import { command, entity } from './entity-schema';
import type { Game } from './game';
import { loopRefusal } from './kind-refusals';
import {
  fields,
  flag,
  indexOf,
  kindOf,
  list,
  most,
  must,
  numberThat,
  oneOf,
  optionalNumbers,
  place,
  settings,
  text,
  within,
} from './schema-parts';

const timelineEntry = fields(
  {
    at: within(0, most.seconds),
    entity: indexOf('an entity'),
    target: place.optional(),
    command: command.optional(),
    impulse: place.optional(),
    spin: within(-most.spin, most.spin).optional(),
  },
  'a timeline entry',
).superRefine(({ target, command, impulse, spin }, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  const blow = impulse !== undefined || spin !== undefined;
  if (target !== undefined && command !== undefined) refuse('must have either a target or a command');
  else if (target === undefined && command === undefined && !blow)
    refuse('must have a target, a command, an impulse or a spin');
});

const [firstMotion, ...otherMotions] = Object.entries(targetMotionKinds).map(([kind, { tunables }]) =>
  settings(kind, 'a motion', tunables),
);
const target = fields(
  {
    position: place,
    motion: z
      .discriminatedUnion(
        'kind',
        [firstMotion, ...otherMotions],
        kindOf('a motion', Object.keys(targetMotionKinds)),
      )
      .optional(),
  },
  'a moving target',
);

const length = within(most.leastSize, most.metres);
const obstacle = fields(
  {
    kind: oneOf(['crate', 'wall']),
    position: place,
    angle: within(-most.radians, most.radians).optional(),
    size: z.tuple([length, length], must('[width, height] in metres')),
    density: numberThat(crateDensity).optional(),
  },
  'a crate or a wall',
).superRefine(({ kind, density }, context) => {
  if (kind === 'wall' && density !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['density'],
      message: 'must be left out for a wall: nothing moves it',
    });
});

const seed = z.custom<number>(
  (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most.seed,
  must(`a whole number from 0 to ${most.seed}`),
);

/** A whole scenario file. @param games that it may be played as */
export const scenarioSchema = (games: readonly Game[]) =>
  fields(
    {
      version: z.literal(1, must('1')),
      name: text(1, 200),
      description: text(0, 2000).optional(),
      stepRate: numberThat(stepRateTunable).optional(),
      seconds: numberThat({ accepts: { above: 0, to: most.seconds } }).optional(),
      seed: seed.optional(),
      ...optionalNumbers(weatherTunables),
      entities: list(entity, 'entities', 1, most.entities),
      timeline: list(timelineEntry, 'timeline entries', 0, most.timeline).optional(),
      obstacles: list(obstacle, 'crates and walls', 0, most.obstacles).optional(),
      targets: list(target, 'moving targets', 0, most.targets).optional(),
      bodiesCollide: flag.optional(),
      view: z.tuple([place, place], must('two corners, each [x, y] in metres')).optional(),
      camera: oneOf(['follow', 'frame']).optional(),
      ...Object.fromEntries(games.map(({ key, schema }) => [key, schema.optional()])),
    },
    'an object',
  ).superRefine((scenario, context) => {
    const { entities, timeline, targets = [] } = scenario;
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const lookAt = (
      command: { quarry?: { target?: number; entity?: number } } | undefined,
      path: (string | number)[],
      self: number,
    ) => {
      const { target, entity } = command?.quarry ?? {};
      if (target !== undefined && target >= targets.length)
        refuse(
          [...path, 'quarry', 'target'],
          `must be the index of a moving target, ${counted(targets.length)}, got ${target}`,
        );
      if (entity !== undefined && (entity >= entities.length || entity === self))
        refuse(
          [...path, 'quarry', 'entity'],
          `must be the index of another entity, ${counted(entities.length)}, got ${entity}`,
        );
    };
    const played = games.filter(({ key }) => (scenario as unknown as Scenario)[key] !== undefined);
    const [game, other] = played;
    if (other) refuse([other.key], `must be left out when there is ${game.key}: one game at a time`);
    const guns = entities.filter(({ gun }) => gun !== undefined).length;
    if (guns > most.guns) refuse(['entities'], `must have at most ${most.guns} guns, got ${guns}`);
    const whole = scenario as unknown as Scenario;
    const collide = whole.bodiesCollide || game?.bodiesCollide;
    const crowded = crowdingRefusal({ ...whole, ...(collide && { bodiesCollide: true }) });
    if (crowded) refuse([crowded.path], crowded.message);
    const unfit = game?.refusal?.(whole);
    if (unfit) refuse([...unfit.path], unfit.message);
    entities.forEach(({ command }, n) => {
      lookAt(command as never, ['entities', n, 'command'], n);
    });
    timeline?.forEach(({ entity, command }, n) => {
      const kind = entities[entity]?.kind;
      if (!kind)
        refuse(
          ['timeline', n, 'entity'],
          `must be the index of an entity, 0 to ${entities.length - 1}, got ${entity}`,
        );
      else {
        const loop = command?.kind === 'follow-path' && command.loop ? loopRefusal(kind as EntityName) : null;
        if (loop) refuse(['timeline', n, 'command', 'loop'], loop);
      }
      lookAt(command as never, ['timeline', n, 'command'], entity);
    });
  });

function counted(count: number): string {
  return count === 0 ? 'of which there is none' : `0 to ${count - 1}`;
}
