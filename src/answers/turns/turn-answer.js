// Waits until a turn has shown what its scene asks, and keeps what was found until the next turn has shown it too.
import { hypot } from '../../exact/exact';
import { kindOf } from '../../simulation/entity-kinds';
import { turnsOf } from '../../simulation/targets/turns';
import { timeTolerance } from '../../simulation/timeline';
import { nameOf } from '../words';

/** Steps between two looks, usually. */
const lookEvery = 6;
/** How far a target moves at once at least for a turn. m */
const jump = 0.5;
/** Finds what each turn of all bodies shows. */
export class TurnAnswer {
  answer = null;
  choices;
  _simulation;
  _question;
  _notes = new Map();
  /** Since the targets jumped, without the time in which bodies were held. s; null where the turn under way is not whole */
  _seconds;
  _steps = 0;
  _isShown = false;
  _isUntouched = true;
  _target = null;
  constructor(simulation, question) {
    this._simulation = simulation;
    this._question = question;
    this._seconds = question.fromTouch ? 0 : null;
    const choices = question.choices?.(simulation);
    if (choices) this.choices = choices;
  }
  beginAnew() {
    this.answer = null;
    this._notes.clear();
    this._isUntouched = false;
    this._begin(this._question.fromTouch ? 0 : null);
  }
  after(timeStep) {
    if (this._hasJumped(timeStep)) {
      // What was drawn belongs to the turn before.
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
  _begin(seconds) {
    this._seconds = seconds;
    this._steps = 0;
    this._isShown = false;
  }
  _hasJumped(timeStep) {
    const turns = turnsOf(this._simulation);
    if (turns) return turns.sinceJump !== null && turns.sinceJump < 1.5 * timeStep;
    const target = this._simulation.entities[0]?.target ?? null;
    const last = this._target;
    this._target = target && { x: target.x, y: target.y };
    return target !== null && last !== null && hypot(target.x - last.x, target.y - last.y) > jump;
  }
  _turn(seconds, timeStep) {
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
          turn: isOfThis ? meter.last : null,
        };
      }),
    };
  }
}
/** How much earlier than the targets jump a body's turn is counted from at most. s; longer than any step */
const jumpSeen = 0.05;
