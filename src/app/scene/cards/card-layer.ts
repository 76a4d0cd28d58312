// Draws cards. Each has a dial with past headings, a name, a curve of the turn, and the result in words (verdict).
import type Phaser from 'phaser';
import type { Answer } from '../../../lab/answers/answer';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { TurnCourse } from '../../../world/simulation/meters/turn-meter';
import { turnsOf } from '../../../world/simulation/targets/turns';
import type { Session } from '../../session/session';
import { colourOf } from '../../view/bodies';
import type { PageBox } from '../../view/viewport';
import type { Frame, LayerMaker } from '../layer';
import type { CardBoard } from './card-board';
import {
  type Dial,
  drawClamp,
  drawComingJump,
  drawCurve,
  drawDial,
  drawFrames,
  drawHeadings,
  drawHeld,
  drawJump,
  drawTarget,
  drawTrace,
} from './card-drawing';
import { belowBars, drawEmptyBars, drawMarks, hasBars } from './card-marks';
import { axisOf, type CardState, framePattern, type Hold, holdOf, statesOf, timeBefore } from './card-state';
import { writeCards } from './card-texts';
import { boxAfter, errorScale, framesIn, peakOf, type Stretch } from './card-trace';

type Graphics = Phaser.GameObjects.Graphics;

/** Number of picture frames per update of a card's texts and curve while simulated time passes. */
const everyFrames = 2;

/** Data for drawing that the cards (panels) of all bodies share. */
interface SharedCardData {
  /** Length of the time axis of the curves on the cards. s */
  readonly axis: number;
  /** How long the bodies are clamped (unable to turn) before each turn; null if they are never clamped. */
  readonly hold: Hold | null;
  /** Largest angular acceleration in all turns shown on cards (panels). rad/s² */
  readonly peak: number;
  /** Largest heading errors above and below zero on error curves. rad */
  readonly reach: ReturnType<typeof errorScale>;
  readonly isPale: boolean;
}

/** Colour, times and scales for drawing one card (panel of one body). */
interface CardSurface extends SharedCardData {
  readonly colour: number;
  /** Start time of the body's current turn, s. Null before the first turn. */
  readonly from: number | null;
  /** Intervals on the time axis in which the body's physics world took no step. */
  readonly gaps: readonly Stretch[];
}

/** Everything on which the drawing of dials and curves depends. It is compared to detect changes. */
interface DialInput {
  readonly cards: CardBoard;
  readonly states: readonly CardState[];
  readonly colours: readonly number[];
  /** The scene's answer (result) if it has curves of earlier turns, otherwise null */
  readonly past: Answer | null;
  readonly hasBars: boolean;
}

/** Whether dials and curves would look the same for two inputs. */
function isSamePicture(a: DialInput, b: DialInput): boolean {
  const hasSameAnswer = a.past === b.past && a.hasBars === b.hasBars;
  return a.states === b.states && a.cards === b.cards && hasSameAnswer && hasSameColours(a, b);
}

const hasSameColours = (a: DialInput, b: DialInput): boolean =>
  a.colours.every((colour, n) => colour === b.colours[n]);

/** Values on which the drawn curves of earlier turns depend. */
type TraceInput = DialInput & SharedCardData;

function isSameTrace(a: TraceInput, b: TraceInput): boolean {
  const hasSameScale = a.axis === b.axis && a.peak === b.peak;
  const hasSameReach = a.reach.above === b.reach.above && a.reach.below === b.reach.below;
  return a.past === b.past && a.cards === b.cards && hasSameColours(a, b) && hasSameScale && hasSameReach;
}

export const cardLayer: LayerMaker = (surface) => {
  const traces = new Traces(surface.lastingGraphics());
  // Dials and curves, drawn only after a change.
  const graphics = surface.lastingGraphics();
  // Signs beside texts.
  const flags = surface.graphics();
  const states = new States();
  /** Inputs of the last drawing; null if nothing was drawn. */
  let drawn: DialInput | null = null;
  return (frame) => {
    const { cards, session } = frame;
    if (!cards) {
      if (drawn) graphics.clear();
      traces.clear();
      drawn = null;
      return;
    }
    const now = {
      cards,
      states: states.now(session),
      colours: cards.shown.map(({ entity }) => colourOf(session, entity)),
      past: pastAnswer(session),
      hasBars: hasBars(frame),
    };
    if (!drawn || !isSamePicture(drawn, now)) {
      const shared = sharedDataOf(frame, now);
      drawCards(graphics, frame, now, shared);
      traces.draw(frame, { ...now, ...shared });
    }
    drawn = now;
    writeCards(frame, cards, now.states, flags);
    drawMarks(frame, cards, now.states, flags);
    const hasMotorCurves = session.scenario.cards?.curve === 'motor';
    if (hasMotorCurves && session.round.state === 'waiting') drawEmptyBars(frame, cards, flags);
  };
};

class Traces {
  readonly #graphics: Graphics;
  #drawn: TraceInput | null = null;

  constructor(graphics: Graphics) {
    this.#graphics = graphics;
  }

  draw(frame: Frame, now: TraceInput): void {
    if (!this.#drawn || !isSameTrace(this.#drawn, now)) drawTraces(this.#graphics, frame, now);
    this.#drawn = now;
  }

  clear(): void {
    if (this.#drawn) this.#graphics.clear();
    this.#drawn = null;
  }
}

/** Caches the texts and curves that all cards show. */
class States {
  #simulation: Session['simulation'] | null = null;
  #tick = 0;
  #frames = 0;
  #all: readonly CardState[] = [];

  now(session: Session): readonly CardState[] {
    const { simulation, playback } = session;
    this.#frames += 1;
    const isKnown = this.#simulation === simulation && this.#all.length === session.entities.length;
    const isFresh = this.#tick === simulation.tick;
    if (isKnown && (isFresh || (!playback.paused && this.#frames % everyFrames !== 0))) return this.#all;
    this.#simulation = simulation;
    this.#tick = simulation.tick;
    this.#all = statesOf(session);
    return this.#all;
  }
}

/** Returns the answer to the scene's question; null if the answer has no curves of earlier turns. */
function pastAnswer({ answer }: Session): Answer | null {
  const kind = answer && pastCurveKind(answer);
  return answer?.marks.some((mark) => mark.kind === kind) ? answer : null;
}

const pastCurveKind = ({ isOfLastTurn }: Answer) => (isOfLastTurn ? 'course' : 'earlier course');

function pastCourses(answer: Answer | null): ReadonlyMap<Entity, TurnCourse> {
  if (!answer) return new Map();
  const kind = pastCurveKind(answer);
  return new Map(answer.marks.flatMap((mark) => (mark.kind === kind ? [[mark.of, mark.course()]] : [])));
}

/** Returns the limits of the vertical axis that the error curves of all bodies share. rad */
export function reachOn(
  session: Session,
  states: readonly CardState[],
  past = pastCourses(pastAnswer(session)),
): ReturnType<typeof errorScale> {
  return errorScale([
    ...past.values(),
    ...states.flatMap(({ course, heldError: step }) => course ?? (step === null ? [] : { step, errors: [] })),
  ]);
}

/** Returns drawing data that the cards of all bodies share, such as the length of the time axis. */
function sharedDataOf(frame: Frame, { states, past }: DialInput): SharedCardData {
  const { session } = frame;
  const earlier = pastCourses(past);
  const courses = [...states.flatMap(({ course }) => course ?? []), ...earlier.values()];
  return {
    axis: axisOf(session),
    hold: holdOf(session),
    peak: Math.max(1, ...courses.map(peakOf)),
    reach: reachOn(session, states, earlier),
    isPale: hasBars(frame),
  };
}

function drawCards(
  graphics: Graphics,
  frame: Frame,
  { cards, states, colours }: DialInput,
  shared: SharedCardData,
): void {
  const { session } = frame;
  graphics.clear();
  const { simulation } = session;
  const turns = turnsOf(simulation);
  cards.shown.forEach(({ entity, card, index }, n) => {
    const state = states[index];
    const age = simulation.measures.of(entity)?.turn.age ?? null;
    const from = turns && age !== null ? simulation.time - age - turns.began : null;
    const gaps = from === null ? [] : gapsOf(frame, entity, from, shared.axis);
    const own = { ...shared, colour: colours[n], from, gaps };
    drawFace(graphics, frame, entity, card.dial, state, own);
    if (card.curve) drawTurn(graphics, frame, index, card.curve, state, own);
  });
}

function drawTraces(
  graphics: Graphics,
  { session }: Frame,
  { cards, colours, past, ...scales }: TraceInput,
): void {
  graphics.clear();
  const courses = pastCourses(past);
  cards.shown.forEach(({ entity, card, index }, n) => {
    const course = courses.get(entity);
    if (!course || !card.curve) return;
    const box = boxOf(session, index, card.curve, scales.axis);
    drawTrace(graphics, box, course, { ...scales, curve: curveKind(session), colour: colours[n] });
  });
}

function drawFace(
  graphics: Graphics,
  { session, bodies, viewport }: Frame,
  entity: Entity,
  dial: Dial,
  { course, desired, held }: CardState,
  { axis, colour, gaps, isPale }: CardSurface,
): void {
  drawDial(graphics, dial);
  if (desired !== null) {
    if (course) {
      drawHeadings(graphics, { course, desired, dial, axis, colour, gaps });
      // The arc of the jump would run into the bars of the answer.
      if (session.scenario.cards?.curve === 'motor' && !isPale)
        drawJump(graphics, dial, desired, course.step);
    }
    drawTarget(graphics, dial, desired);
    const turns = session.round.state === 'waiting' ? turnsOf(session.simulation) : null;
    if (turns) drawComingJump(graphics, dial, desired, turns.coming);
  }
  const body = bodies.get(entity);
  if (held && body) drawClamp(graphics, dial, body.angle, viewport.zoom * entity.build.size);
}

/** Draws the curve of a turn on a card, in some scenes with marks of physics steps. @param n index of the body */
function drawTurn(
  graphics: Graphics,
  frame: Frame,
  n: number,
  whole: PageBox,
  { course, heldError }: CardState,
  { from, hold, ...own }: CardSurface,
): void {
  // Before the first turn there is nothing to draw.
  if (!course && heldError === null && frame.session.round.state === 'waiting') return;
  const curve = curveKind(frame.session);
  const under = curveAreaIn(frame.session, whole);
  const error = heldError ?? course?.step ?? null;
  if (hold && error !== null) drawHeld(graphics, under, { hold, error, ...own });
  const box = boxOf(frame.session, n, whole, own.axis);
  const showsFrames = Boolean(frame.session.scenario.cards?.frames);
  // The frames begin before the turn. The zero line is as long as their row.
  drawCurve(graphics, box, { course, curve, zeroFrom: (showsFrames ? under : box).left, ...own });
  if (!showsFrames || from === null) return;
  const before = timeBefore(frame.session, n);
  const { stepRate } = frame.session.simulation;
  const pattern = framePattern(frame.session, n);
  drawFrames(graphics, under, { pattern, stepRate, from: from - before, axis: before + own.axis });
}

/** Returns the quantity that a scene's curves show: heading error or motor acceleration. */
function curveKind({ scenario: { cards } }: Session): 'error' | 'motor' {
  return cards?.curve ?? 'error';
}

/**
 * Returns the area of a card's curve: `whole`, or for motor curves `whole` without the top bar.
 * @param whole area for the curve and the bar together, CSS pixels
 */
function curveAreaIn(session: Session, whole: PageBox): PageBox {
  return curveKind(session) === 'motor' ? belowBars(whole) : whole;
}

function boxOf(session: Session, n: number, whole: PageBox, axis: number): PageBox {
  return boxAfter(curveAreaIn(session, whole), timeBefore(session, n), axis);
}

/** Returns the stretches of a turn's time axis with unusually long physics steps. */
function gapsOf(
  { session: { simulation } }: Frame,
  entity: Entity,
  from: number,
  axis: number,
): readonly Stretch[] {
  const { steps = [1] } = simulation.specOf(entity);
  if (steps.length === 1) return [];
  // A stall that ends as the turn begins counts too: the turn's first step makes up for it.
  const sample = 1 / simulation.stepRate;
  const late = sample / axis;
  return framesIn(steps, simulation.stepRate, from - sample, axis)
    .filter(({ long }) => long)
    .map((stall) => ({ ...stall, from: stall.from - late, to: stall.to - late }));
}
