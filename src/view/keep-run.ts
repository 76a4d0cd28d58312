// Keeps a run: copies what is recorded of every body now.
import type { Session } from '../session/session';
import { type Channel, channels, mostRecorded } from '../simulation/meters/telemetry';
import { colourOf } from './body-colours';
import { namesOf } from './body-names';
import type { KeptBody, KeptRun } from './kept-runs';

/** A copy of what is recorded now; null before the first step. */
export function keptRunOf(session: Session): KeptRun | null {
  const { measures } = session.simulation;
  const { telemetry } = measures;
  if (telemetry.steps === 0) return null;
  const entities = session.entities.slice(0, mostRecorded);
  const names = namesOf(session, entities);
  const bodies = entities.map((entity, n): KeptBody => {
    const turn = measures.of(entity)?.turn;
    const columns = Object.fromEntries(
      channels.map((channel) => [channel, telemetry.column(entity, channel)]),
    ) as Record<Channel, (number | null)[]>;
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
