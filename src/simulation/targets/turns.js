// Turns that repeat: at every period the targets' directions jump, there and back, so that a scene of turns never stands still.
import { atan2, cos, sin } from '../../exact/exact';
import { pointOf } from '../place';
import { assertInRange } from '../refuse';
import { timeTolerance } from '../timeline';
import { turnByTunable } from './turns-spec';
/** Makes the targets of all bodies that turn towards a place jump, at equal times. */
export class RepeatedTurns {
  _spec;
  _simulation;
  /** Time of the next jump, and of the last one; null before the first. s */
  _next;
  _last = null;
  /** Angle of the next jump. rad */
  _by;
  /** When the first jump was counted from. s */
  _began = 0;
  /** The turns of a simulation; null where none repeat. */
  static of(simulation) {
    const { turns } = simulation.scenario;
    return turns ? new RepeatedTurns(turns, simulation) : null;
  }
  constructor(spec, simulation) {
    this._spec = spec;
    this._simulation = simulation;
    this._next = spec.first ?? 0;
    this._by = spec.by;
  }
  /** Size of the jumps, without its direction. rad. Throws RangeError when it is out of range. */
  get by() {
    return Math.abs(this._by);
  }
  set by(by) {
    assertInRange(turnByTunable, by);
    this._by = Math.sign(this._by) * by;
  }
  /** From one jump to the next. s */
  get every() {
    return this._spec.every;
  }
  /** How long headings are held after a jump. s; 0 when they are not */
  get held() {
    return this._spec.held ?? 0;
  }
  /** Time since the last jump. s; null before the first */
  get sinceJump() {
    return this._last === null ? null : this._simulation.time - this._last;
  }
  /** Time to the next jump. s */
  get left() {
    return Math.max(0, this._next - this._simulation.time);
  }
  /** Bodies that are held are given shapes, all at once. */
  get bodyByBody() {
    return this.held === 0;
  }
  /** How much of the time to the next jump has gone. 0 to 1 */
  get fraction() {
    const { every } = this._spec;
    return Math.min(1, Math.max(0, 1 - this.left / every));
  }
  /** How much longer the headings are held. s; 0 while they are free */
  get holdLeft() {
    const { entities, population, time } = this._simulation;
    return Math.max(0, ...entities.map((entity) => population.heldUntil(entity) - time));
  }
  /** When the turns began, the last time that they did. s */
  get began() {
    return this._began;
  }
  /** The targets jump in the next step. */
  beginNow() {
    this._next = this._simulation.time;
  }
  /** Begins with the first jump again; the bodies are back at their start. */
  beginAnew() {
    this._began = this._simulation.time;
    this._next = this._began + (this._spec.first ?? 0);
    this._last = null;
    this._by = Math.sign(this._spec.by) * this.by;
  }
  /** What a simulation that starts anew is made from: the file's, with the size of now. */
  get anew() {
    return { ...this._spec, by: Math.sign(this._spec.by) * this.by };
  }
  /** What a simulation that goes on from here is made from. */
  get onwards() {
    return { ...this._spec, by: this._by, first: this.left };
  }
  /** Before the entities' updates: the jump, when it is due. */
  before() {
    const { time } = this._simulation;
    if (this._next > time + timeTolerance) return;
    this._last = time;
    this._next = time + this._spec.every;
    for (const entity of this._turning()) this._turn(entity);
    this._by = -this._by;
  }
  _turn(entity) {
    const { population, time } = this._simulation;
    const target = entity.target;
    const start = pointOf(this._simulation.specOf(entity).position ?? [0, 0]);
    const ahead = turned(start, target, this._by);
    if (this._spec.fromRest) {
      entity.place(start, atan2(target.y - start.y, target.x - start.x));
      this._simulation.give(entity, { kind: 'turn-towards', target: ahead });
    } else entity.moveTarget(ahead);
    if (this.held > 0) population.hold(entity, time + this.held);
  }
  /** The bodies whose targets jump: those that turn towards a place, and take commands. */
  _turning() {
    const simulation = this._simulation;
    return simulation.entities.filter(
      (entity) =>
        entity.command.kind === 'turn-towards' &&
        'target' in entity.command &&
        entity.target !== null &&
        !simulation.isAutonomous(entity),
    );
  }
}
/** The turns that repeat in a simulation; null where none do. */
export function turnsOf({ systems }) {
  return systems.find((system) => system instanceof RepeatedTurns) ?? null;
}
/** A place turned about another one. m @param angle rad, clockwise */
function turned(about, { x, y }, angle) {
  const [dx, dy] = [x - about.x, y - about.y];
  const [c, s] = [cos(angle), sin(angle)];
  return { x: about.x + dx * c - dy * s, y: about.y + dx * s + dy * c };
}
