// State of a card: the verdict on the present turn in a few words, from its measures alone. Free of Phaser.
import type { ControllerSpec } from '../../../laws/control/controllers';
import { pdTunables } from '../../../laws/control/pd';
import {
  boundaryText,
  isPdName,
  isPredictedStable,
  largestStableFrequency,
} from '../../../laws/control/stability';
import { settlingBand } from '../../../laws/control/step-response';
import { settingsOf } from '../../../laws/control/tunable';
import { angleText, percentText, secondsText } from '../../../laws/exact/figures';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { isAtRest } from '../../../world/simulation/meters/rest';
import { isSettled, type MeasuredTurn, type TurnCourse } from '../../../world/simulation/meters/turn-meter';
import { turnsOf } from '../../../world/simulation/targets/turns';
import type { Session } from '../../session/session';

/** How long the time axis of a curve is where nothing says so. s */
const usualAxis = 4;

/** Contents of a card. */
export interface CardState {
  readonly verdict: Verdict;
  /** Prediction of theory; null without one. */
  readonly prediction: string | null;
  /** Whether it was the first to settle. */
  readonly first: boolean;
  readonly held: boolean;
  /** The present turn; null before the first, and while the body is held. */
  readonly course: TurnCourse | null;
  /** Heading that the body is to have. rad; null without a target */
  readonly desired: number | null;
}

/** The state of every body's card, in the order of the bodies. */
export function statesOf(session: Session): CardState[] {
  const { simulation, entities } = session;
  const turns = entities.map((entity) =>
    entity.body.isFixedRotation() ? null : (simulation.measures.of(entity)?.turn ?? null),
  );
  const lasts = turns.map((meter) => meter?.last ?? null);
  const first = flaggedFirst(session, firstOf(lasts.map((last, n) => (isNoisy(entities[n]) ? null : last))));
  return entities.map((entity, n): CardState => {
    const prediction = predicted(session, entity);
    return {
      verdict: verdictIn(session, entity, lasts[n], prediction?.rests),
      prediction: prediction?.text ?? null,
      first: n === first,
      held: entity.body.isFixedRotation(),
      course: turns[n]?.course ?? null,
      desired: desiredOf(entity),
    };
  });
}

/** The verdict on a body’s present turn. @param turn null before the first, and while the body is held @param rests whether it should come to rest */
export function verdictIn(
  session: Session,
  entity: Entity,
  turn: MeasuredTurn | null,
  rests = true,
): Verdict {
  const held = entity.body.isFixedRotation() ? (turnsOf(session.simulation)?.holdLeft ?? 0) : null;
  const state = { ...recentOf(session, entity), error: entity.turn.error, held };
  return isNoisy(entity) ? noisyVerdict(turn, state) : verdictOf(turn, state, rests);
}

/** Length of the time axis of the curves. s */
export function axisOf({ scenario, simulation }: Session): number {
  const turns = turnsOf(simulation);
  return scenario.cards?.seconds ?? (turns ? turns.every - turns.held : usualAxis);
}

function desiredOf(entity: Entity): number | null {
  const { target, body } = entity;
  if (!target) return null;
  const { x, y } = body.getPosition();
  return Math.atan2(target.y - y, target.x - x);
}

/** Whether its sensor is noisy. Its settling time is then chance. */
const isNoisy = ({ guided }: Entity) => (guided?.sensor.noise ?? 0) > 0;

/** The prediction for a PD whose body has its own world with equal steps; null for any other body. */
function predicted({ simulation }: Session, entity: Entity): Prediction | null {
  const { steps = [] } = simulation.specOf(entity);
  return steps.length === 1 ? predictionOf(entity.controller, simulation.stepRate / steps[0]) : null;
}

/** Whether a body is at rest, and largest magnitudes of its recent angular velocity and heading error. rad/s, rad */
function recentOf(
  { simulation }: Session,
  entity: Entity,
): Pick<TurnState, 'isStill' | 'fastest' | 'farthest'> {
  const steps = Math.ceil(lately * simulation.stepRate);
  const { telemetry } = simulation.measures;
  return {
    isStill: isAtRest(simulation, entity),
    fastest: telemetry.largest(entity, 'omega', steps),
    farthest: telemetry.largest(entity, 'error', steps),
  };
}

/** A body swings while this part of its swings remains: the quarter to which Ziegler and Nichols let them decay. */
const swingsOn = 0.25;

/** A swing counts while its farthest recent error is this part of the turn: less is the end of one that settles. */
const leastSwing = 5 * settlingBand;

/** Smallest overshoot by which a turn has passed its target, as a fraction of it. */
const leastOvershoot = 0.005;

/** Overshoot below which a turn is never over, as a fraction of it. */
const noOvershoot = 0.0005;

/** The last digit of a time. s */
const leastTime = 0.01;

/** How far back the state of a body looks. s */
const lately = 0.5;

/** The state of a body beside its measured turn. */
export interface TurnState {
  /** Whether it is at rest. */
  readonly isStill: boolean;
  /** Largest magnitude of its angular velocity lately. rad/s */
  readonly fastest: number;
  /** Largest magnitude of its heading error lately. rad */
  readonly farthest: number;
  /** Heading error now. rad; null without a target */
  readonly error: number | null;
  /** Remaining time for which its heading is held. s; null while it is free */
  readonly held: number | null;
}

/** A verdict: what counts in a word or a time, and the rest of the sentence. */
export interface Verdict {
  readonly lead: string;
  readonly rest: string;
}

const nothing: Verdict = { lead: '', rest: '' };

/** The verdict on the present turn; empty before there is anything to tell. @param rests whether it should come to rest */
export function verdictOf(turn: MeasuredTurn | null, state: TurnState, rests = true): Verdict {
  if (state.held !== null)
    return { lead: 'Held', rest: state.held > 0 ? `let go in ${Math.ceil(state.held)} s` : '' };
  if (!turn) return nothing;
  const { settlingTime, overshoot } = turn.response;
  if (isSettled(turn)) return { lead: settledText(settlingTime ?? 0), rest: past(overshoot) };
  return state.isStill && turn.seconds >= lately
    ? { lead: `Rests ${angleText(Math.abs(state.error ?? 0), 1)} off`, rest: '' }
    : verdictUnderWay(turn, state, rests);
}

/** Returns the verdict on a body with a noisy sensor, which never rests: its recent error. */
export function noisyVerdict(turn: MeasuredTurn | null, state: TurnState): Verdict {
  if (!turn || state.held !== null) return verdictOf(turn, state);
  const isThere = turn.seconds >= lately && state.farthest < swingsOn * Math.abs(turn.step);
  return isThere
    ? { lead: 'Trembles', rest: `within ${angleText(Math.abs(state.farthest), 1)}` }
    : { lead: 'Turning', rest: '' };
}

/** The verdict on a body that has neither settled nor come to rest. */
function verdictUnderWay({ step, response }: MeasuredTurn, state: TurnState, rests: boolean): Verdict {
  const { overshoot, swingRatio } = response;
  const size = Math.abs(step);
  if (overshoot * size > 2 * Math.PI) return { lead: 'Spins', rest: '' };
  if (overshoot < leastOvershoot) return { lead: 'Turning', rest: '' };
  if (swingRatio === null && !creeps(state))
    return { lead: `Overshoots by ${percentText(overshoot)}`, rest: '' };
  const swings = (swingRatio ?? 0) > swingsOn && state.farthest >= leastSwing * size;
  return { lead: swings ? (rests ? 'Still swinging' : 'Falls apart') : 'Settling', rest: past(overshoot) };
}

/** The verdict as one text. */
export function sentenceOf({ lead, rest }: Verdict): string {
  return rest === '' ? lead : `${lead}, ${rest}`;
}

/** Whether a body comes back so slowly that it need not pass its target again: not half of the way in the time looked at. */
function creeps({ fastest, error }: TurnState): boolean {
  return fastest * lately < Math.abs(error ?? 0);
}

/** The body that settled before all others, when it is known: its index; null before, and for a draw. */
export function firstOf(turns: readonly (MeasuredTurn | null)[]): number | null {
  if (turns.length < 2) return null;
  const times = turns.map(
    (turn) => (turn && isSettled(turn) ? turn.response.settlingTime : null) ?? Infinity,
  );
  const best = Math.min(...times);
  const firsts = times.flatMap((time, n) => (time <= best + leastTime / 2 ? [n] : []));
  return best < Infinity && firsts.length === 1 ? firsts[0] : null;
}

/** The first body where its flag does not contradict the scene's answer: only with an answer that names it, or in a scene without a question. */
export function flaggedFirst({ scenario, answer }: Session, first: number | null): number | null {
  if (first === null || scenario.answer === undefined) return first;
  return answer?.right.includes(first) ? first : null;
}

/** What theory says of a PD. */
interface Prediction {
  readonly rests: boolean;
  readonly text: string;
}

/** Returns the prediction for a PD at a step rate (Hz), without a torque limit; null for other laws. */
export function predictionOf({ kind, ...settings }: ControllerSpec, rate: number): Prediction | null {
  if (!isPdName(kind)) return null;
  const { frequency, damping } = settingsOf(pdTunables, settings);
  const below = largestStableFrequency(kind, damping, rate);
  if (below === Infinity) return { rests: true, text: 'holds at any stiffness' };
  const rests = isPredictedStable(kind, frequency, damping, rate);
  return { rests, text: `holds ${rests ? '' : 'only '}to ${Number(boundaryText(below))} Hz` };
}

/** A time as text; below its last digit it is “< 0.01 s”. */
function settledText(time: number): string {
  return time < leastTime ? `< ${leastTime} s` : secondsText(time);
}

/** How far a turn went past its target, in words. @param overshoot as a fraction of the turn */
export function past(overshoot: number): string {
  return overshoot < noOvershoot ? 'never over' : `${percentText(overshoot)} overshoot`;
}
