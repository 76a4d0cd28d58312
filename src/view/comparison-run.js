import { channels, mostRecorded } from '../simulation/meters/telemetry';
import { colourOf, namesOf } from './bodies';
/**
 * How much later a body's present turn began than its kept one: added to the kept times, the two turns begin together.
 * Where there is no turn in one of them, the two records end together. s
 * @param turnBegan when the present turn began; null for none. s
 * @param latest time of the present record's end. s
 */
export function shiftOf(run, body, turnBegan, latest) {
  if (body.turnBegan !== null && turnBegan !== null) return turnBegan - body.turnBegan;
  return latest - (run.times.at(-1) ?? latest);
}
/** A copy of what is recorded now; null before the first step. */
export function comparisonRunOf(session) {
  const { measures } = session.simulation;
  const { telemetry } = measures;
  if (telemetry.steps === 0) return null;
  const entities = session.entities.slice(0, mostRecorded);
  const names = namesOf(session, entities);
  const bodies = entities.map((entity, n) => {
    const turn = measures.of(entity)?.turn;
    const columns = Object.fromEntries(
      channels.map((channel) => [channel, telemetry.column(entity, channel)]),
    );
    return {
      name: names[n],
      colour: colourOf(session, entity),
      columns,
      turn: turn?.settled ?? turn?.last ?? null,
      turnBegan: turn && turn.age !== null ? telemetry.latest - turn.age : null,
    };
  });
  return { times: telemetry.times(), bodies };
}
