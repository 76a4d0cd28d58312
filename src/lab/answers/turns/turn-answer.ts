// Waits until a turn has shown what its scene asks, and keeps the answer until the next turn has shown it too.

import { hypot } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { kindOf } from '../../../world/simulation/entity-kinds';
import type { TurnCourse } from '../../../world/simulation/meters/turn-meter';
import type { Simulation } from '../../../world/simulation/simulation';
import { turnsOf } from '../../../world/simulation/targets/turns';
import { timeTolerance } from '../../../world/simulation/timeline';
import { type Answer, type AnswerMeter, type GuessChoice, traceKinds } from '../answer';
import { nameOf, withoutRemark } from '../words';
import type { Courses, ObservedTurn, TurnFinding } from './turn';

/** Question about the bodies' turns, with the function `look` that finds the answer. */
export interface TurnQuestion {
  readonly look: TurnFinding;
  /**
   * True if turns begin not only at jumps of the targets, but also at the simulation's start and after a person's
   * actions.
   */
  readonly fromTouch?: true;
  /** True if `look` is called after every step. If left out, after every 6th step */
  readonly everyStep?: true;
  /** Returns the choices that the person can guess. If it is left out or returns undefined, each body is a choice. */
  readonly choices?: (simulation: Simulation) => readonly GuessChoice[] | undefined;
}

const lookEvery = 6;

/** Smallest jump of a target that begins a new turn. m */
const jump = 0.5;

/** Observes the bodies' turns. For each turn, finds the result that the scene's question asks for. */
export class TurnAnswer implements AnswerMeter {
  answer: Answer | null = null;
  private readonly _simulation: Simulation;
  private readonly _question: TurnQuestion;
  private readonly _notes = new Map<string, readonly number[]>();
  private readonly _keptCourses = new Map<string, Courses>();
  /**
   * Duration of the current turn so far, s; null before the first turn. Time in which bodies are clamped (unable to
   * turn) is left out.
   */
  private _seconds: number | null;
  private _steps = 0;
  private _isShown = false;
  private _isUntouched = true;
  private _target: Point | null = null;

  constructor(simulation: Simulation, question: TurnQuestion) {
    this._simulation = simulation;
    this._question = question;
    this._seconds = question.fromTouch ? 0 : null;
  }

  get choices(): readonly GuessChoice[] | undefined {
    // The simulation has no systems yet, and so no names of bodies, when it makes this observer.
    return this._question.choices?.(this._simulation);
  }

  restart(): void {
    if (this._ships.length === 0) this.answer = null;
    else this._age();
    this._notes.clear();
    this._keptCourses.clear();
    this._isUntouched = false;
    this._begin(this._question.fromTouch ? 0 : null);
  }

  after(timeStep: number): void {
    if (this._simulation.systems.some(({ isInputHeld: isHeld }) => isHeld)) {
      this.restart();
      return;
    }
    if (this._hasJumped(timeStep)) {
      this._age();
      this._begin(0);
    }
    if (this._seconds === null || (turnsOf(this._simulation)?.holdLeft ?? 0) > 0) return;
    this._seconds += timeStep;
    this._steps += 1;
    if (this._isShown || (!this._question.everyStep && this._steps % lookEvery > 0)) return;
    const found = this._question.look(this._turn(this._seconds + timeTolerance, timeStep));
    if (!found) return;
    const courses = [...this._courses()].map(([of, course]) => ({ kind: 'course', of, course }) as const);
    const marks = [...found.marks, ...courses];
    this.answer = { ...found, marks, right: this._choicesOf(found.right) };
    this._isShown = true;
  }

  private _age(): void {
    if (!this.answer) return;
    const marks = this.answer.marks.filter(({ kind }) => traceKinds.has(kind));
    this.answer = { ...this.answer, marks, isOfLastTurn: true };
  }

  private _courses(): Courses {
    const { scenario, entities, measures } = this._simulation;
    if (!scenario.cards) return new Map();
    return new Map(
      entities.flatMap((entity): [Entity, () => TurnCourse][] => {
        const course = measures.of(entity)?.turn.course;
        return course ? [[entity, () => course]] : [];
      }),
    );
  }

  private _begin(seconds: number | null): void {
    this._seconds = seconds;
    this._steps = 0;
    this._isShown = false;
  }

  /**
   * Returns the indices of the correct choices, among all choices that a person can guess.
   * @param found indices of the correct bodies. If a choice names no body, `found` already contains indices of choices
   * and is returned unchanged
   */
  private _choicesOf(found: readonly number[]): readonly number[] {
    const { choices } = this;
    if (!choices || choices.some(({ bodies }) => bodies.length === 0)) return found;
    const bodies = found.map((index) => this._simulation.entities[index]);
    return choices.flatMap((choice, n) => (choice.bodies.some((body) => bodies.includes(body)) ? [n] : []));
  }

  /** Ships that turn in three dimensions. */
  private get _ships(): readonly Entity[] {
    return this._simulation.entities.filter(({ turn }) => turn.turnsElsewhere);
  }

  private _hasJumped(timeStep: number): boolean {
    const { entities, measures } = this._simulation;
    const ships = this._ships;
    if (ships.length > 0)
      return ships.some((entity) => (measures.of(entity)?.turn.age ?? Infinity) < timeStep / 2);
    const turns = turnsOf(this._simulation);
    if (turns) return turns.sinceJump !== null && turns.sinceJump < 1.5 * timeStep;
    const target = entities[0]?.target ?? null;
    const last = this._target;
    this._target = target && { x: target.x, y: target.y };
    return target !== null && last !== null && hypot(target.x - last.x, target.y - last.y) > jump;
  }

  private _turn(seconds: number, timeStep: number): ObservedTurn {
    const simulation = this._simulation;
    const { measures, entities } = simulation;
    const left = turnsOf(simulation)?.left ?? Infinity;
    return {
      ...{ simulation, seconds, notes: this._notes, isUntouched: this._isUntouched },
      courses: () => this._courses(),
      keptCourses: this._keptCourses,
      isOver: left < (lookEvery + 1) * timeStep,
      bodies: entities.map((entity) => {
        const meter = measures.of(entity)?.turn;
        const isOfThis = meter?.age !== null && meter !== undefined && meter.age < seconds + startTolerance;
        return {
          ...{ entity, name: withoutRemark(nameOf(simulation, entity)) },
          unit: kindOf(entity).controlledVariable === 'place' ? 'm' : 'rad',
          isAtRest: meter?.isAtRest ?? false,
          // Measuring reads the whole record of a turn, and many questions need no measurement.
          get turn() {
            return isOfThis ? meter.last : null;
          },
        };
      }),
    };
  }
}

/**
 * Longest time by which a body's measurement may begin before the turn that the question is about. An earlier
 * measurement is not used. s
 */
const startTolerance = 0.05;
