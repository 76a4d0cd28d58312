// Scores beside bodies that a scene compares over its whole run: turrets by their hits, drives by what they feel.
import { gunsOf } from '../../simulation/guns/gunnery';
import { colourOf } from '../../view/body-colours';
import { importance } from '../labels/label-board';
import type { Frame, Layer } from '../layer';
import { gunTally, pushTally } from './tally-text';

export class TallyLayer implements Layer {
  draw({ session, view, hulls, labels }: Frame): void {
    if (view.faces.of(session.scenario)?.unexplained) return;
    const { simulation, entities } = session;
    const guns = new Map(gunsOf(simulation).map(({ turret, score }) => [turret as object, score]));
    // Where every body is driven by torque, all feel all of it.
    const drivesDiffer = simulation.obstacles.length > 0 && entities.some(({ drive }) => drive !== 'torque');
    for (const [n, entity] of entities.entries()) {
      const at = hulls.get(entity);
      const score = guns.get(entity);
      const push = drivesDiffer ? simulation.measures.of(entity)?.push : undefined;
      const text = score ? gunTally(score, simulation.time) : push ? pushTally(push) : '';
      if (!at || !text) continue;
      labels.place({
        id: `tally ${n}`,
        text,
        at,
        sides: ['below', 'above', 'right', 'left'],
        priority: importance.score,
        colour: colourOf(session, entity),
        size: 15,
      });
    }
  }
}
