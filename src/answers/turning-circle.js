// The circle that a body flies round a mark it never gets to.
import { wrapAngle } from '../control/angle';
import { distance } from '../entities/command';
import { capital, listed, nameOf, rounded } from './words';

/** Time between two places that are kept of a round. s */
const every = 0.1;
/** For bodies that fly to marks. */
export class TurningCircle {
  _simulation;
  _flights = new Map();
  constructor(simulation) {
    this._simulation = simulation;
  }
  beginAnew() {
    this._flights = new Map();
  }
  after(timeStep) {
    for (const entity of this._simulation.entities) this._look(entity, timeStep);
  }
  get answer() {
    const { entities } = this._simulation;
    const flights = entities.flatMap((entity) => {
      const flight = this._flights.get(entity);
      return flight ? [{ entity, flight }] : [];
    });
    const circling = flights.filter(({ flight }) => !flight.hasArrived && flight.round !== null);
    const right = circling.map(({ entity }) => entities.indexOf(entity));
    if (circling.length > 0) {
      const [{ entity, flight }] = circling;
      const { target } = entity;
      return target && { right, ...sentenceOf(entity, circleOf(flight.round), target, flight.round) };
    }
    if (flights.length === 0 || !flights.every(({ flight }) => flight.hasArrived)) return null;
    const names = flights.map(({ entity }) => nameOf(this._simulation, entity));
    const words =
      names.length === 2
        ? 'Both get there.'
        : `${capital(listed(names))} ${names.length > 1 ? 'get' : 'gets'} there.`;
    return { phrases: [words], figures: {}, right: [], marks: [] };
  }
  _look(entity, timeStep) {
    const { command, body, target } = entity;
    if (command.kind !== 'seek' || !target) return;
    const { x, y } = body.getPosition();
    const heading = body.getAngle();
    const flight = this._flights.get(entity) ?? begun({ x, y }, heading);
    this._flights.set(entity, flight);
    flight.hasArrived ||= distance({ x, y }, target) <= entity.seekDistance;
    flight.turned += wrapAngle(heading - flight.heading);
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
    if (Math.abs(flight.turned) < 2 * Math.PI) return;
    const { places, length, sum, steps } = flight;
    flight.round = { places, length, centre: { x: sum.x / steps, y: sum.y / steps } };
    Object.assign(flight, { ...emptyRound(), places: [x, y] });
  }
}
function begun(at, heading) {
  return { heading, at, ...emptyRound(), wait: 0, places: [at.x, at.y], round: null, hasArrived: false };
}
const emptyRound = () => ({ turned: 0, length: 0, sum: { x: 0, y: 0 }, steps: 0 });
/** The circle of a round: as long as its way. */
function circleOf({ centre, length }) {
  return { centre, radius: length / (2 * Math.PI) };
}
function sentenceOf(entity, { centre, radius }, target, { places }) {
  const away = distance(centre, target);
  const inside = radius - away;
  const isInside = rounded(inside) > 0;
  const where = isInside ? `${rounded(inside)} m inside it` : `${rounded(-inside)} m outside it`;
  const marks = [
    { kind: 'way', places, of: entity },
    { kind: 'circle', centre, radius, of: entity, text: `${rounded(radius)} m` },
    { kind: 'span', from: centre, to: target, of: null, text: `${rounded(away)} m` },
  ];
  return {
    phrases: [{ words: `Its circle is ${rounded(radius)} m`, of: entity }, `, the mark ${where}.`],
    figures: { radius, away, inside },
    marks,
  };
}
