// Contents of cards: a short verdict on the current turn, made from its measurements. Independent of Phaser.
import { bodiesOfChoices, givesOvershootAsAngle, waitingNoteOf } from '../../../lab/answers/answers';
import { remarkOf } from '../../../lab/answers/words';
import { lawNote } from '../../../lab/scenarios/law-notes';
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
import { angleText, fixed, percentText, secondsText } from '../../../laws/exact/figures';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { isAtRest } from '../../../world/simulation/meters/rest';
import { hasSettled, type MeasuredTurn, type TurnCourse } from '../../../world/simulation/meters/turn-meter';
import { turnsOf } from '../../../world/simulation/targets/turns';
import type { Session } from '../../session/session';

/** Length of a curve's time axis if the scenario gives none. s */
const usualAxis = 4;

export interface CardState {
  readonly verdict: Verdict;
  /** Prediction of linear control theory for the turn, as a text; null if there is no prediction. */
  readonly prediction: string | null;
  /** Whether the card shows the flag for the body that settled before all others. */
  readonly first: boolean;
  readonly held: boolean;
  /** Heading error while a clamp holds the body, rad. Null without a clamp or a target */
  readonly heldError: number | null;
  /** Values recorded during the current turn. Null before the first turn and while clamped */
  readonly course: TurnCourse | null;
  /** Commanded heading, rad; null if the body has no target. */
  readonly desired: number | null;
}

/** Returns what the cards of all bodies show, in the order of the bodies. */
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
      prediction: (!session.isGuessing && prediction?.text) || null,
      first: n === first,
      held: entity.body.isFixedRotation(),
      heldError: entity.body.isFixedRotation() ? entity.turn.error : null,
      course: turns[n]?.course ?? null,
      desired: desiredOf(entity),
    };
  });
}

/**
 * Returns a text about a body's turn.
 * @param turn measurements of the turn; null before the first turn, and while the body is clamped
 * @param rests whether linear control theory predicts that the body comes to rest
 */
export function verdictIn(
  session: Session,
  entity: Entity,
  turn: MeasuredTurn | null,
  rests = true,
): Verdict {
  const note = session.round.state === 'waiting' ? waitingNoteOf(session.scenario) : null;
  if (note === 'law') return { lead: '', rest: lawNote(entity.controller) };
  if (note === 'remark') return { lead: '', rest: unbroken(remarkOf(session.labelOf(entity))) };
  const held = entity.body.isFixedRotation() ? (turnsOf(session.simulation)?.holdLeft ?? 0) : null;
  const asAngle = givesOvershootAsAngle(session.scenario);
  const { error, i } = entity.turn;
  const sum = i / entity.limits.angularAcceleration;
  const state = { ...recentOf(session, entity), error, held, sum, asAngle };
  return isNoisy(entity) ? noisyVerdict(turn, state) : turnVerdict(turn, state, rests);
}

/** Returns the length of the time axis of the curves on the cards. s */
export function axisOf({ scenario, simulation }: Session): number {
  const turns = turnsOf(simulation);
  return scenario.cards?.seconds ?? (turns ? turns.every - turns.held : usualAxis);
}

/** Durations of the hold: before each turn, a clamp stops the bodies from rotating for a while. */
export interface Hold {
  /** Time for which a clamp stops the bodies from rotating before each turn. s */
  readonly length: number;
  /** Time since the clamp last closed. s; at most `length`, because the clamp then opens */
  readonly passed: number;
}

/** Returns how long a clamp holds the bodies still before each turn. Null if the cards do not show this time. */
export function holdOf({ scenario, simulation }: Session): Hold | null {
  const turns = turnsOf(simulation);
  if (!turns || turns.held === 0 || scenario.cards?.curve === 'motor') return null;
  return { length: turns.held, passed: Math.min(turns.held, turns.sinceJump ?? 0) };
}

/**
 * Returns the cycle of step lengths that the marks below a curve show. 1 is one simulation step. [1, 1, 4]: every third
 * step is 4 times as long.
 * @param n index of the body to which the curve belongs
 * @returns the body's own cycle if its steps vary; otherwise the cycle of the first body whose steps vary; [1] if no
 * body's steps vary
 */
export function framePattern({ simulation }: Session, n: number): readonly number[] {
  const patterns = simulation.entities.map((entity) => simulation.specOf(entity).steps ?? [1]);
  return patterns[n].length > 1 ? patterns[n] : (patterns.find(({ length }) => length > 1) ?? [1]);
}

/** Returns the time from a card curve's left end to the start of the turn. s @param n index of the body */
export function timeBefore(session: Session, n: number): number {
  const hold = holdOf(session);
  if (hold) return hold.length;
  const { scenario, simulation } = session;
  return scenario.cards?.frames ? Math.max(...framePattern(session, n)) / simulation.stepRate : 0;
}

function desiredOf(entity: Entity): number | null {
  const { target, body } = entity;
  if (!target) return null;
  const { x, y } = body.getPosition();
  return Math.atan2(target.y - y, target.x - x);
}

/** Whether a body's sensor is noisy, so that its settling time is random. */
const isNoisy = ({ guided }: Entity) => (guided?.sensor.noise ?? 0) > 0;

/** Returns what linear control theory predicts for a body's turn; null if the theory does not apply. */
function predicted({ simulation }: Session, entity: Entity): Prediction | null {
  const { steps = [] } = simulation.specOf(entity);
  return steps.length === 1 ? predictionOf(entity.controller, simulation.stepRate / steps[0]) : null;
}

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

/**
 * Ratio of a swing to the previous one, above which a body still swings. Source: quarter decay of Ziegler and Nichols.
 */
const swingsOn = 0.25;

/** A heading error below this limit does not count as a swing. Fraction of the turn's angle */
const leastSwing = 5 * settlingBand;

/** Smallest overshoot at which a body counts as having passed its target, as a fraction of the turn's angle. */
const leastOvershoot = 0.005;

/** Overshoot below which the verdict says "no overshoot", as a fraction of the turn's angle. */
const noOvershoot = 0.0005;

/** Shortest settling time that a text gives as a number. s */
const leastTime = 0.01;

/** Length of a body's recent motion that is examined for the verdict (the result in words). s */
const lately = 0.5;

export interface TurnState {
  /** Whether the body is at rest. */
  readonly isStill: boolean;
  /** Largest magnitude of the body's recent angular velocity. rad/s */
  readonly fastest: number;
  /** Largest magnitude of the body's recent heading error. rad */
  readonly farthest: number;
  /** Current heading error, rad; null if the body has no target. */
  readonly error: number | null;
  /** Time until a clamped body is released, s; null if the body is free to turn. */
  readonly held: number | null;
  /**
   * Angular acceleration that the controller's integral term commands, as a fraction of the motor's limit. It may
   * exceed 1. 0 if left out
   */
  readonly sum?: number;
  /** Whether the verdict (result in words) gives the overshoot as an angle, not a percentage. */
  readonly asAngle?: boolean;
}

/** Result of a turn in words: the leading word or time, and the rest of the sentence. */
export interface Verdict {
  readonly lead: string;
  readonly rest: string;
  /** Shorter text that replaces `rest` on a narrow card. Undefined if no shorter text exists. */
  readonly short?: string;
}

const nothing: Verdict = { lead: '', rest: '' };

/**
 * Returns the verdict (result in words) on the current turn. Its texts are empty before the first turn.
 * @param rests whether linear control theory predicts that the body comes to rest
 */
export function turnVerdict(turn: MeasuredTurn | null, state: TurnState, rests = true): Verdict {
  if (state.held !== null) return heldVerdict(state.held, state);
  if (!turn) return nothing;
  if (hasSettled(turn)) return settledVerdict(turn, state);
  return state.isStill && turn.seconds >= lately
    ? { lead: `Rests ${angleText(Math.abs(state.error ?? 0), 1)} off`, rest: '' }
    : verdictUnderWay(turn, state, rests);
}

/** Returns the verdict on a turn that has settled. In scenes about overshoot the overshoot comes before the time. */
function settledVerdict(turn: MeasuredTurn, state: TurnState): Verdict {
  const { overshoot, settlingTime } = turn.response;
  const time = settledText(settlingTime ?? 0);
  if (state.asAngle && overshoot >= noOvershoot) return { lead: `${figureOf(turn, state)} past`, rest: time };
  return { lead: time, ...overshootIn(turn, state) };
}

function heldVerdict(held: number, state: TurnState): Verdict {
  // Positive towards the target.
  const sum = (state.sum ?? 0) * Math.sign(state.error ?? 0);
  const left = held > 0 ? `let go in ${Math.ceil(held)} s` : '';
  if (sum === 0) return { lead: 'Held', rest: left };
  const size = fixed(Math.abs(sum), 1);
  const asked = Number(size) === 0 ? 'almost nothing' : `${size} × full push${sum < 0 ? ' back' : ''}`;
  const short = `sum asks ${asked}`;
  return { lead: 'Held', rest: [`its ${short}`, left].filter(Boolean).join(', '), short };
}

/** Returns the verdict (the result in words) on a body with a noisy sensor. */
export function noisyVerdict(turn: MeasuredTurn | null, state: TurnState): Verdict {
  if (!turn || state.held !== null) return turnVerdict(turn, state);
  const isThere = turn.seconds >= lately && state.farthest < swingsOn * Math.abs(turn.step);
  return isThere
    ? { lead: 'Trembles', rest: `within ${angleText(Math.abs(state.farthest), 1)}` }
    : { lead: 'Turning', rest: '' };
}

/**
 * Returns the verdict (result in words) on a turn before the body has settled or come to rest.
 * @param rests whether linear control theory predicts that the body comes to rest
 */
function verdictUnderWay(turn: MeasuredTurn, state: TurnState, rests: boolean): Verdict {
  const { step, response } = turn;
  const { overshoot, swingRatio } = response;
  const size = Math.abs(step);
  if (overshoot * size > 2 * Math.PI) return { lead: 'Spins', rest: '' };
  if (overshoot < leastOvershoot) return { lead: 'Turning', rest: '' };
  if (swingRatio === null && !creeps(state))
    return { lead: `Overshoots by ${figureOf(turn, state)}`, rest: '' };
  const swings = (swingRatio ?? 0) > swingsOn && state.farthest >= leastSwing * size;
  const lead = swings ? (rests ? 'Still swinging' : 'Falls apart') : 'Settling';
  return { lead, ...overshootIn(turn, state) };
}

/** Returns the overshoot of a turn as text: an angle, or a percentage of the turn. */
function figureOf({ step, response: { overshoot } }: MeasuredTurn, { asAngle }: TurnState): string {
  return asAngle ? angleText(overshoot * Math.abs(step), 0) : percentText(overshoot);
}

/** Returns texts about overshoot: `rest` (long, "0.6 % overshoot") and `short` ("0.6 % past"). */
function overshootIn(turn: MeasuredTurn, state: TurnState): Pick<Verdict, 'rest' | 'short'> {
  const { overshoot } = turn.response;
  const isAngle = state.asAngle && overshoot >= noOvershoot;
  const rest = isAngle ? `${figureOf(turn, state)} past` : overshootText(overshoot);
  return { rest, short: rest.replace(/ % overshoot$/, ' % past') };
}

/** Returns a remark whose products, such as "8 × mass", do not break between lines. */
function unbroken(remark: string): string {
  return remark.replaceAll(' × ', '\u00a0×\u00a0');
}

/** Returns the verdict on a turn (the result in words) as one sentence. */
export function sentenceOf({ lead, rest }: Verdict): string {
  return lead === '' || rest === '' ? lead + rest : `${lead}, ${rest}`;
}

/** Whether a body moves towards its target so slowly that another overshoot is unlikely. */
function creeps({ fastest, error }: TurnState): boolean {
  return fastest * lately < Math.abs(error ?? 0);
}

/** Returns the index of the body that settled first. Null if there is none, or a tie */
export function firstOf(turns: readonly (MeasuredTurn | null)[]): number | null {
  if (turns.length < 2) return null;
  const times = turns.map(
    (turn) => (turn && hasSettled(turn) ? turn.response.settlingTime : null) ?? Infinity,
  );
  const best = Math.min(...times);
  const firsts = times.flatMap((time, n) => (time <= best + leastTime / 2 ? [n] : []));
  return best < Infinity && firsts.length === 1 ? firsts[0] : null;
}

/**
 * Returns the body that gets the flag for settling first. If the scene asks a question, only bodies that the right
 * answer names can get it.
 * @param first index of the body that settled first; null if there is none
 * @returns `first`; null if no body gets the flag
 */
export function flaggedFirst(session: Session, first: number | null): number | null {
  const { scenario, answer, simulation, entities } = session;
  if (first === null || scenario.answer === undefined) return first;
  return answer && bodiesOfChoices(simulation, answer.right).includes(entities[first]) ? first : null;
}

/** Prediction for a PD controller. `rests`: whether the control is stable. `text`: limit of stability in words. */
interface Prediction {
  readonly rests: boolean;
  readonly text: string;
}

/**
 * Returns what linear control theory predicts for a PD controller; null for other control laws.
 * @param rate steps per second, Hz
 */
export function predictionOf({ kind, ...settings }: ControllerSpec, rate: number): Prediction | null {
  if (!isPdName(kind)) return null;
  const { frequency, damping } = settingsOf(pdTunables, settings);
  const below = largestStableFrequency(kind, damping, rate);
  if (below === Infinity) return { rests: true, text: 'holds at any stiffness' };
  const rests = isPredictedStable(kind, frequency, damping, rate);
  return { rests, text: `holds ${rests ? '' : 'only '}to ${Number(boundaryText(below))} Hz` };
}

/** Returns a time as text; “< 0.01 s” for very short times. @param time s */
function settledText(time: number): string {
  return time < leastTime ? `< ${leastTime} s` : secondsText(time);
}

/** Returns the overshoot as text, such as "12 % overshoot". @param overshoot fraction of the commanded change */
export function overshootText(overshoot: number): string {
  return overshoot < noOvershoot ? 'no overshoot' : `${percentText(overshoot)} overshoot`;
}
