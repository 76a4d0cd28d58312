// Scenes that play a challenge: the bodies of any scene of turning laws, under the challenge's conditions.
import { cos, sin } from '../../laws/exact/exact';
import type { HeroSpec } from '../../world/simulation/heroes/hero';
import type { Place } from '../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import type { TargetSpec } from '../../world/simulation/targets/moving-target';
import { type ChallengeField, challenges } from './challenges';
import { circleRadius, targetDistance, torqueOf } from './flight';

/** Returns the index in `challenges` of the challenge that has the same question as a scene. Null if there is none. */
export function challengeOn({ question }: Pick<Scenario, 'question'>): number | null {
  const index = challenges.findIndex((challenge) => challenge.question === question);
  return index < 0 ? null : index;
}

/**
 * Returns the scene of a challenge, with the bodies of another scene.
 * @param scene scene that gives the bodies
 * @param index index of the challenge
 */
export function onField(scene: Scenario, index: number): Scenario {
  const { question, field } = challenges[index];
  const { turn, held, wind = 0, circling } = field.flight;
  const { turns, targets, windTorque, timeline, answer, hero, cards, ...rest } = scene;
  // Rounded so that links stay short.
  const windOnIt = Math.round(100 * torqueOf(wind)) / 100;
  return {
    ...rest,
    question,
    ...(field.answers && { answer: 'own-beside-pid' }),
    ...(field.hero && { hero: heroOf(field.hero, { wind: windOnIt, held }) }),
    ...(wind !== 0 && { windTorque: windOnIt }),
    // A negative turn goes to the left first, so that the nose is up at its end.
    ...(!circling && {
      turns: { every: field.every, by: -turn, fromRest: true, ...(held && { held }) },
    }),
    ...(circling && { targets: scene.entities.map((body) => circlingTarget(body, circling)) }),
    cards: circling ? { seconds: field.every } : {},
    entities: scene.entities.map((body, n) => bodyOnField(body, n, field)),
  };
}

function bodyOnField(body: EntitySpec, place: number, { flight }: ChallengeField): EntitySpec {
  const { sensor: _, heldUntil: __, angle: ___, command: ____, knowsWind: _____, ...rest } = body;
  const { noise, wind, circling, turn } = flight;
  const position = rest.position ?? [0, 0];
  return {
    ...rest,
    ...(noise && { sensor: { noise } }),
    ...(wind && { knowsWind: false }),
    ...(circling && { angle: -turn }),
    command: circling
      ? { kind: 'turn-towards', quarry: { target: place } }
      : { kind: 'turn-towards', target: ahead(position, 0) },
  };
}

const circlingTarget = ({ position = [0, 0] }: EntitySpec, rate: number): TargetSpec => ({
  position,
  motion: { kind: 'circle', radius: circleRadius, speed: rate * circleRadius },
});

/** Returns the position of a target: far away from the given place, in the direction `heading` (rad). m */
const ahead = ([x, y]: Place, heading: number): Place => [
  x + targetDistance * cos(heading),
  y + targetDistance * sin(heading),
];

function heroOf(
  sets: HeroSpec['sets'],
  { wind, held }: { readonly wind: number; readonly held: number | undefined },
): HeroSpec {
  if (sets === 'wind') return { sets, values: [-wind, 0, wind], words: ['left', 'off', 'right'] };
  if (sets === 'hold' && held) return { sets, values: [held] };
  return { sets };
}
