// Answers the radius of the circle that a body flies round a target it never reaches.
import { wrapAngle } from '../../laws/control/angle';
import { capital, rounded } from '../../laws/exact/figures';
import { distance, type Point } from '../../world/entities/command';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMark, AnswerMeter } from './answer';
import { listed, nameOf } from './words';

/** Largest growth of a turn rate in one step at which the rate counts as steady. Fraction of the turn rate */
const steady = 1e-6;

/** Time between two recorded places of a body that flies a circle. s */
const every = 0.1;

/** One full circle that a body flew. */
interface Round {
  /** Positions of the body along the circle: x and y alternating. m */
  readonly places: readonly number[];
  /** Length of the path that the body flew in this circle. m */
  readonly length: number;
  /** Angle that the body turned in one full circle: 2π or slightly more. rad */
  readonly turned: number;
  /** Centre of the circle: the mean of the body's places after each step. m */
  readonly centre: Point;
}

/** Observed flight of one body towards its target. */
interface Flight {
  heading: number;
  at: Point;
  /** Angle turned in the last step. rad, positive clockwise */
  step: number;
  /** Whether the body's turn rate has become steady. */
  isSteady: boolean;
  /** Angle turned in the current circle. rad, positive clockwise */
  turned: number;
  /** Length of the path that the body has flown so far in the current circle. m */
  length: number;
  /** Sum of the body's positions in the current circle, from which their mean is computed. m */
  sum: Point;
  /** Number of positions that were added up in `sum`. */
  steps: number;
  /** Time since the last recorded place of the body. s */
  wait: number;
  places: number[];
  round: Round | null;
  /** First place of the body at its target, m; null before. */
  arrived: Point | null;
}

/** Circle with centre and radius. m */
interface Circle {
  readonly centre: Point;
  readonly radius: number;
}

/** Observer that finds the circle of a body that flies round its target and never reaches it. */
export class TurningCircle implements AnswerMeter {
  private readonly _simulation: Simulation;
  private _flights = new Map<Entity, Flight>();

  constructor(simulation: Simulation) {
    this._simulation = simulation;
  }

  restart(): void {
    this._flights = new Map();
  }

  after(timeStep: number): void {
    for (const entity of this._simulation.entities) this._look(entity, timeStep);
  }

  get answer(): Answer | null {
    const { entities } = this._simulation;
    const flights = entities.flatMap((entity) => {
      const flight = this._flights.get(entity);
      return flight ? [{ entity, flight }] : [];
    });
    const circling = flights.filter(({ flight }) => !flight.arrived && flight.round !== null);
    const right = circling.map(({ entity }) => entities.indexOf(entity));
    if (circling.length > 0) {
      const [{ entity, flight }] = circling;
      const { target } = entity;
      if (!target) return null;
      const { marks, ...found } = sentenceOf(entity, circleOf(flight.round!), target, flight.round!);
      return { right, ...found, marks: [...marks, ...arrivals(flights)] };
    }
    if (flights.length === 0 || !flights.every(({ flight }) => flight.arrived)) return null;
    const names = flights.map(({ entity }) => nameOf(this._simulation, entity));
    const words =
      names.length === 2
        ? 'Both get there.'
        : `${capital(listed(names))} ${names.length > 1 ? 'get' : 'gets'} there.`;
    return { phrases: [words], figures: {}, right: [], marks: [] };
  }

  private _look(entity: Entity, timeStep: number): void {
    const { command, body, target } = entity;
    if (command.kind !== 'seek' || !target) return;
    const { x, y } = body.getPosition();
    const heading = body.getAngle();
    const flight = this._flights.get(entity) ?? begun({ x, y }, heading);
    this._flights.set(entity, flight);
    if (distance({ x, y }, target) <= entity.seekDistance) flight.arrived ??= { x, y };
    const step = wrapAngle(heading - flight.heading);
    flight.isSteady ||= step !== 0 && Math.abs(step) <= Math.abs(flight.step) * (1 + steady);
    flight.step = step;
    flight.turned += step;
    flight.length += distance({ x, y }, flight.at);
    flight.heading = heading;
    flight.at = { x, y };
    flight.sum = { x: flight.sum.x + x, y: flight.sum.y + y };
    flight.steps += 1;
    flight.wait += timeStep;
    if (flight.wait >= every - timeStep / 2) {
      flight.wait = 0;
      flight.places.push(x, y);
    }
    if (!flight.isSteady) Object.assign(flight, { ...emptyRound(), places: [x, y] });
    if (Math.abs(flight.turned) < 2 * Math.PI) return;
    const { places, length, turned, sum, steps } = flight;
    flight.round = {
      places,
      length,
      turned: Math.abs(turned),
      centre: { x: sum.x / steps, y: sum.y / steps },
    };
    Object.assign(flight, { ...emptyRound(), places: [x, y] });
  }
}

function begun(at: Point, heading: number): Flight {
  return {
    heading,
    at,
    step: 0,
    isSteady: false,
    ...emptyRound(),
    wait: 0,
    places: [at.x, at.y],
    round: null,
    arrived: null,
  };
}

/** Returns a ring for each body that got to its target, where it first was near enough. */
const arrivals = (flights: readonly { readonly entity: Entity; readonly flight: Flight }[]): AnswerMark[] =>
  flights.flatMap(({ entity: of, flight: { arrived: at } }) =>
    at ? [{ kind: 'place', at, of, text: 'near enough', isHeldOnly: true }] : [],
  );

const emptyRound = () => ({ turned: 0, length: 0, sum: { x: 0, y: 0 }, steps: 0 });

/** Returns the circle that a body flew. Radius: path length / angle turned */
function circleOf({ centre, length, turned }: Round): Circle {
  return { centre, radius: length / turned };
}

function sentenceOf(
  entity: Entity,
  { centre, radius }: Circle,
  target: Point,
  { places }: Round,
): Omit<Answer, 'right'> {
  const away = distance(centre, target);
  const inside = radius - away;
  const marks: AnswerMark[] = [
    { kind: 'way', places, of: entity },
    { kind: 'circle', centre, radius, of: entity, text: `${rounded(radius)} m` },
    { kind: 'span', from: centre, to: target, of: null, text: `${rounded(away)} m` },
  ];
  return {
    phrases: [
      { words: `Its circle has a radius of ${rounded(radius)} m`, of: entity },
      `; the mark lies ${rounded(away)} m from its centre.`,
    ],
    figures: { radius, away, inside },
    marks,
  };
}
