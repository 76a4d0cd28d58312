// Answers which body bumps into something most often.
import { capital } from '../../laws/exact/figures';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMeter, GuessChoice, Phrase } from './answer';
import { choicesBetween } from './choices-between';
import { nameOf } from './words';

/** Time for which bumps are counted. s */
const longest = 10;

/** Choices when a person guesses how often a single body bumps into something. */
const alone: readonly GuessChoice[] = ['Never', 'Once', 'More often'].map((label) => ({ label, bodies: [] }));

/** Largest number of bodies that the answer's sentence names. */
const mostTold = 3;

/** Observer that counts the contacts of bodies with crates, walls and each other. */
export class Bumps implements AnswerMeter {
  private readonly _simulation: Simulation;
  private _counts = new Map<Entity, number>();
  private _since: number;

  constructor(simulation: Simulation) {
    this._simulation = simulation;
    this._since = simulation.time;
  }

  restart(): void {
    this._since = this._simulation.time;
    this._counts = new Map();
  }

  after(): void {
    const { contacts, entities } = this._simulation;
    if (contacts.begun.length === 0 || this._isOver) return;
    for (const entity of entities) {
      const { body } = entity;
      const count = contacts.begun.filter(({ a, b }) => a === body || b === body).length;
      if (count > 0) this._counts.set(entity, this._countOf(entity) + count);
    }
  }

  get choices(): readonly GuessChoice[] {
    const { entities } = this._simulation;
    return entities.length === 1 ? alone : choicesBetween(this._simulation, entities);
  }

  get answer(): Answer | null {
    if (!this._isOver) return null;
    const { entities } = this._simulation;
    const most = Math.max(...entities.map((entity) => this._countOf(entity)));
    const worst = entities.filter((entity) => this._countOf(entity) === most);
    const isTie = entities.length > 1 && worst.length === entities.length;
    return {
      phrases: isTie
        ? [most === 0 ? 'None bumps into anything.' : `Even so far: ${times(most)} each.`]
        : this._sentence(worst),
      figures: Object.fromEntries(
        entities.map((entity) => [`${nameOf(this._simulation, entity)}: bumps`, this._countOf(entity)]),
      ),
      right: entities.length === 1 ? [Math.min(most, 2)] : isTie ? [] : this._choicesOf(worst),
      marks: [],
    };
  }

  private get _isOver(): boolean {
    return this._simulation.time - this._since >= longest;
  }

  private _countOf(entity: Entity): number {
    return this._counts.get(entity) ?? 0;
  }

  private _choicesOf(bodies: readonly Entity[]): readonly number[] {
    return this.choices.flatMap((choice, n) =>
      choice.bodies.some((body) => bodies.includes(body)) ? [n] : [],
    );
  }

  private _sentence(worst: readonly Entity[]): Phrase[] {
    const others = this._simulation.entities.filter((entity) => !worst.includes(entity));
    const told = [...worst, ...others].slice(0, mostTold);
    return told.flatMap((of, n): Phrase[] => {
      const name = nameOf(this._simulation, of);
      const count = this._countOf(of);
      const words =
        n === 0 ? ` ${count === 0 ? 'never bumps' : `bumps ${times(count)}`}` : ` ${times(count)}`;
      return [
        n === 0 ? '' : ', ',
        { words: n === 0 ? capital(name) : name, of },
        words,
        n === told.length - 1 ? '.' : '',
      ];
    });
  }
}

const times = (count: number) => (count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`);
