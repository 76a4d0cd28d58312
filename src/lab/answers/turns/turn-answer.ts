// Waits until a turn has shown what its scene asks, and keeps what was found until the next turn has shown it too.

import { hypot } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { kindOf } from '../../../world/simulation/entity-kinds';
import type { Simulation } from '../../../world/simulation/simulation';
import { turnsOf } from '../../../world/simulation/targets/turns';
import { timeTolerance } from '../../../world/simulation/timeline';
import type { Answer, AnswerMeter, Choice } from '../answer';
import { nameOf } from '../words';
import type { Look, Turn } from './turn';

/** When a scene of turns looks at them, and for what. */
export interface TurnQuestion {
  readonly look: Look;
  /** Whether the start and what a person does begin a turn as well as a jump of the targets. */
  readonly fromTouch?: true;
  /** Whether it looks after every step; every so many where left out. */
  readonly everyStep?: true;
  /** Choices for a guess; the bodies when left out. */
  readonly choices?: (simulation: Simulation) => readonly Choice[] | undefined;
}

/** Steps between two looks, usually. */
const lookEvery = 6;

/** How far a target moves at once at least for a turn. m */
const jump = 0.5;

/** Finds what each turn of all bodies shows. What ships in space show stands until another turn of theirs has shown it. */
export class TurnAnswer implements AnswerMeter {
  answer: Answer | null = null;
  readonly choices?: readonly Choice[];
  private readonly _simulation: Simulation;
  private readonly _question: TurnQuestion;
  private readonly _notes = new Map<string, readonly number[]>();
  /** Since the targets jumped, without the time in which bodies were held. s; null where the turn under way is not whole */
  private _seconds: number | null;
  private _steps = 0;
  private _isShown = false;
  private _isUntouched = true;
  private _target: Point | null = null;

  constructor(simulation: Simulation, question: TurnQuestion) {
    this._simulation = simulation;
    this._question = question;
    this._seconds = question.fromTouch ? 0 : null;
    const choices = question.choices?.(simulation);
    if (choices) this.choices = choices;
  }

  beginAnew(): void {
    if (this._ships.length === 0) this.answer = null;
    this._notes.clear();
    this._isUntouched = false;
    this._begin(this._question.fromTouch ? 0 : null);
  }

  after(timeStep: number): void {
    if (this._simulation.systems.some(({ isHeld }) => isHeld)) {
      this.beginAnew();
      return;
    }
    if (this._hasJumped(timeStep)) {
      // The marks belong to the turn before.
      if (this.answer) this.answer = { ...this.answer, marks: [] };
      this._begin(0);
    }
    if (this._seconds === null || (turnsOf(this._simulation)?.holdLeft ?? 0) > 0) return;
    this._seconds += timeStep;
    this._steps += 1;
    if (this._isShown || (!this._question.everyStep && this._steps % lookEvery > 0)) return;
    const found = this._question.look(this._turn(this._seconds + timeTolerance, timeStep));
    if (!found) return;
    this.answer = found;
    this._isShown = true;
  }

  private _begin(seconds: number | null): void {
    this._seconds = seconds;
    this._steps = 0;
    this._isShown = false;
  }

  /** The bodies that turn in space. */
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

  private _turn(seconds: number, timeStep: number): Turn {
    const simulation = this._simulation;
    const { measures, entities } = simulation;
    const left = turnsOf(simulation)?.left ?? Infinity;
    return {
      ...{ simulation, seconds, notes: this._notes, isUntouched: this._isUntouched },
      isOver: left < (lookEvery + 1) * timeStep,
      bodies: entities.map((entity) => {
        const meter = measures.of(entity)?.turn;
        const isOfThis = meter?.age !== null && meter !== undefined && meter.age < seconds + jumpSeen;
        return {
          ...{ entity, name: nameOf(simulation, entity).replace(/ \(.*\)$/, '') },
          unit: kindOf(entity).controlledVariable === 'place' ? 'm' : 'rad',
          // A turn is measured from its whole record, and many questions ask for no turn.
          get turn() {
            return isOfThis ? meter.last : null;
          },
        };
      }),
    };
  }
}

/** How much earlier than the targets jump a body's turn is counted from at most. s; longer than any step */
const jumpSeen = 0.05;
