// Scores beside bodies that are compared over a whole run: hits of turrets, how much of a collision a body's drive lets
// through, or the note of the answer.
import { answerMeterOf } from '../../../lab/answers/answers';
import { driveOf } from '../../../world/entities/steered-body';
import { type Entity, kindOf } from '../../../world/simulation/entity-kinds';
import type { GunScore } from '../../../world/simulation/guns/gun';
import { gunsOf } from '../../../world/simulation/guns/gunnery';
import type { PushMeter } from '../../../world/simulation/meters/push-meter';
import type { Session } from '../../session/session';
import { colourOf, looksLikeAnother } from '../../view/bodies';
import { holdsHeight } from '../../view/view-state';
import { corners, importance, isNarrow, typeBeside } from '../labels/label-board';
import type { Frame, LayerMaker } from '../layer';
import { noteOn, resultOn } from './gauge-layer';

/** Shortest counting time after which a turret's hits per minute are shown. s */
const leastTime = 5;

/** Distance of the text from a body that holds a place, if there is no room right beside the body. CSS pixels */
const reach = 64;

/** Smallest overlap of two bodies that counts as a touch. m */
const touched = 0.01;

export const scoreLayer: LayerMaker = () => writeTallies;

function writeTallies(frame: Frame): void {
  const { session, mode, bodies, labels } = frame;
  if (mode.hides.includes('explanations')) return;
  const textOf = scoreOf(frame);
  const type = typeBeside(labels.free);
  for (const [n, entity] of session.entities.entries()) {
    const at = bodies.get(entity)?.box;
    const text = textOf(entity);
    if (!at || !text) continue;
    labels.place({
      id: `tally ${n}`,
      text: withName(session, entity, text),
      at,
      sides: [...(['below', 'above', 'right', 'left'] as const), ...corners],
      priority: importance.score,
      colour: colourOf(session, entity),
      ...type,
      ...(kindOf(entity).controlledVariable === 'place' ? { reach } : { wrap: 1.5 * type.wrap }),
    });
  }
}

/** Returns a function that gives a body's score as a text; null or empty for none. */
function scoreOf(frame: Frame): (entity: Entity) => string | null {
  const { session, labels } = frame;
  const { simulation, entities } = session;
  // The tally of hits on the field replaces the rates beside bodies.
  const isCompared = answerMeterOf(simulation)?.standings !== undefined;
  const guns = new Map(gunsOf(simulation).map(({ turret, score }) => [turret as object, score]));
  // If torque drives every body, all of them feel the whole push.
  const drivesDiffer =
    simulation.obstacles.length > 0 && entities.some((entity) => driveOf(entity) !== 'torque');
  return (entity) => {
    const score = isCompared ? undefined : guns.get(entity);
    const push = drivesDiffer ? simulation.measures.of(entity)?.push : undefined;
    const note = noteBeside(frame, entity);
    if (score) return gunTally(score, simulation.time);
    return push ? pushText(push, note, isNarrow(labels.free)) : note;
  };
}

/** Returns the text about a body's own result; null or empty for none. Texts on heights are in the gauge layer. */
function noteBeside(frame: Frame, entity: Entity): string | null {
  if (holdsHeight(entity)) return null;
  return kindOf(entity).controlledVariable === 'place' ? resultOn(frame, entity) : noteOn(frame, entity);
}

/** Whether the text about a body's result contains the body's name. */
export function isNamedWithScore(frame: Frame, entity: Entity): boolean {
  return needsName(frame.session, entity) && Boolean(scoreOf(frame)(entity));
}

const needsName = (session: Session, entity: Entity): boolean =>
  session.round.state === 'held' && looksLikeAnother(session, entity, session.entities);

/** Returns a body's result, with the body's name in a line above if bodies look alike. */
export function withName(session: Session, entity: Entity, result: string): string {
  return needsName(session, entity) ? `${session.labelOf(entity)}\n${result}` : result;
}

function pushText(push: PushMeter, note: string | null, brief: boolean): string {
  const tally = pushTally(push, brief);
  return tally && note ? `${tally}: ${note}` : tally;
}

/** Returns a gun's hits per minute as text; empty in the first seconds. @param time simulated time, s */
export function gunTally({ hits, since }: Pick<GunScore, 'hits' | 'since'>, time: number): string {
  const counted = time - since;
  return counted < leastTime ? '' : `${Math.round((60 * hits) / counted)} hits a minute`;
}

/**
 * Returns a text such as "feels 40 % of what it hits". In this example, the body's drive cancels 60 % of the angular
 * momentum from collisions.
 * @param brief whether there is room for only a few words
 * @returns the text; empty before the first collision
 */
export function pushTally(
  { given, overridden, overlap }: Pick<PushMeter, 'given' | 'overridden' | 'overlap'>,
  brief = false,
): string {
  if (given === 0 && overlap < touched) return '';
  if (given === 0) return brief ? 'goes through' : 'goes through, feels nothing';
  const felt = Math.round(100 * (1 - overridden / given));
  return `feels ${felt === 0 ? 'nothing' : felt === 100 ? 'all' : `${felt} %`}${brief ? '' : ' of what it hits'}`;
}
