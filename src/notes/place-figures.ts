// The figures of the notes on holding places: “Hold a height” and “Dock”.
import { dock } from '../scenarios/lab/dock';
import { holdHeight, sag } from '../scenarios/lab/hold-height';
import { run } from '../scenarios/run.fixture';
import type { Entity } from '../simulation/entity-kinds';
import type { Simulation } from '../simulation/simulation';
import { type Figures, percent, text } from './turns';

const lastTurn = ({ measures }: Simulation, entity: Entity) => measures.of(entity)!.turn.last!;

/** When the lifters are looked at: before the height jumps. s */
const held = 9.9;

/** The figures of both scenes. */
export function placeFigures(): Figures {
  const figures: Figures = {
    'height gravity': `${holdHeight.gravity} m/s²`,
    'height sag': `${text(sag, 2)} m`,
    'height swing': `${text(2 * sag, 2)} m`,
  };
  const lowest = holdHeight.entities.map(() => 0);
  const lifters = run(holdHeight, held, (entities) => {
    entities.forEach(({ position }, n) => {
      lowest[n] = Math.min(lowest[n], -position.y);
    });
  });
  lifters.entities.forEach((entity, n) => {
    figures[`height ${n + 1} name`] = lifters.specOf(entity).label!;
    figures[`height ${n + 1} lowest`] = `${text(lowest[n] + 0, 2)} m`;
    figures[`height ${n + 1} end`] = `${text(Math.round(-100 * entity.position.y) / 100 + 0, 2)} m`;
  });
  const tugs = run(dock, held);
  figures['dock way'] = `${text(lastTurn(tugs, tugs.entities[0]).step, 1)} m`;
  const free = run({ ...dock, obstacles: [] }, held);
  figures['dock free'] = `${text(lastTurn(free, free.entities[0]).response.settlingTime!, 2)} s`;
  tugs.entities.forEach((entity, n) => {
    const { response, timesLimit } = lastTurn(tugs, entity);
    figures[`dock ${n + 1} name`] = tugs.specOf(entity).label!;
    figures[`dock ${n + 1} settling`] =
      response.settlingTime === null ? 'not in 10 s' : `${text(response.settlingTime, 2)} s`;
    figures[`dock ${n + 1} overshoot`] = percent(response.overshoot);
    figures[`dock ${n + 1} limit`] = timesLimit === null ? 'none' : text(timesLimit, 2);
  });
  return figures;
}
