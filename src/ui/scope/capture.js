import { kindOf } from '../../simulation/entity-kinds';
import { channels, mostRecorded } from '../../simulation/meters/telemetry';
import { colourOf, namesOf } from '../../view/bodies';
import { shiftOf } from '../../view/comparison-run';
import { css } from '../../view/palette';
import { focusedEntity } from '../../view/view-state';

/** With more bodies than this the one in focus is drawn strong and the others thin: as equals they would be a solid block. */
const mostEquals = 4;
export function recordedBodies(session) {
  const entities = session.entities.slice(0, mostRecorded);
  const names = namesOf(session, entities);
  return entities.map((entity, n) => ({
    entity,
    name: names[n],
    colour: css(colourOf(session, entity)),
    shape: n,
    isEnemy: session.simulation.specOf(entity).hostile ?? false,
  }));
}
/** The present record. */
export function capture({ session, view }) {
  const { telemetry } = session.simulation.measures;
  const recorded = recordedBodies(session);
  const own = recorded.filter(({ isEnemy }) => !isEnemy);
  const candidates = own.length > 0 ? own : recorded;
  const focused = focusedEntity(session, view);
  const inFocus = candidates.find(({ entity }) => entity === focused) ?? candidates[0];
  const { controlledVariable } = kindOf(inFocus.entity);
  const drawn = candidates.filter(({ entity }) => kindOf(entity).controlledVariable === controlledVariable);
  const tracks = drawn.map((body) => ({
    ...body,
    strong: drawn.length <= mostEquals || body === inFocus,
    column: remembered((channel) => telemetry.column(body.entity, channel)),
    kept: view.comparisonRun && keptOf(session, view.comparisonRun, body),
  }));
  const times = telemetry.times();
  const ages = times.map((time) => time - telemetry.latest);
  return { times, ages, tracks, focus: tracks[drawn.indexOf(inFocus)], controlledVariable };
}
function keptOf(session, run, { entity, name }) {
  const body = run.bodies.find((other) => other.name === name);
  if (!body) return null;
  const { measures } = session.simulation;
  const { latest } = measures.telemetry;
  const age = measures.of(entity)?.turn.age ?? null;
  const shift = shiftOf(run, body, age === null ? null : latest - age, latest);
  return {
    ages: run.times.map((time) => time + shift - latest),
    column: (channel) => body.columns[channel],
  };
}
/** A function that reads each channel once. */
function remembered(read) {
  const known = new Map();
  return (channel) => {
    const column = known.get(channel) ?? read(channel);
    known.set(channel, column);
    return column;
  };
}
/** The index of the recorded time that is nearest to an age. @param ages oldest first, not empty. s */
export function nearest(ages, age) {
  const after = ages.findIndex((each) => each >= age);
  if (after < 0) return ages.length - 1;
  return after > 0 && age - ages[after - 1] < ages[after] - age ? after - 1 : after;
}
const csvHeader = 'time,body,error,omega,asked,alpha,p,i,d,alpha_limit,omega_limit,x,y';
/** A value with twelve significant digits, as the headless runner writes it; empty for a missing one. */
const cell = (value) => (value === null ? '' : value.toPrecision(12));
/** A name as a field: in quotes, and so that a spreadsheet does not take it for a formula. */
const quoted = (name) => `"${name.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
/** A record as CSV: one row per step and body, in SI units and radians. */
export function csvOf(times, bodies) {
  const named = bodies.map(({ name, column }) => ({ name: quoted(name), columns: channels.map(column) }));
  const rows = times.flatMap((time, n) =>
    named.map(({ name, columns }) => [cell(time), name, ...columns.map((each) => cell(each[n]))].join(',')),
  );
  return `${[csvHeader, ...rows].join('\n')}\n`;
}
export function csvOfSession(session) {
  const { telemetry } = session.simulation.measures;
  const bodies = recordedBodies(session).map(({ entity, name }) => ({
    name,
    column: (channel) => telemetry.column(entity, channel),
  }));
  return csvOf(telemetry.times(), bodies);
}
