// The plan of a run and what was redrawn in flight, so that the run can be flown again.
import type { Entity } from '../../../simulation/entity-kinds';
import { type Place, placeOf } from '../../../simulation/place';
import type { Simulation } from '../../../simulation/simulation';
import type { Redraw } from '../spec';

/** Watches the path of a body. */
export class PathLog {
  /** The path at the start. m */
  readonly plan: readonly Place[];
  readonly redraws: Redraw[] = [];
  private readonly _entity: Entity;
  /** The command known so far, to notice a new one. */
  private _command: unknown;

  /** @param entity before its first step */
  constructor(entity: Entity) {
    this._entity = entity;
    this._command = entity.command;
    this.plan = entity.waypoints.map(placeOf);
  }

  /** Before a step: whether the path is another than before the last one. @param tick steps done */
  changed(tick: number): boolean {
    const { command, waypoints, cursor } = this._entity;
    if (command === this._command) return false;
    this._command = command;
    this.redraws.push({ tick, waypoints: waypoints.map(placeOf), next: cursor });
    return true;
  }

  /** After the path was changed by the rules, which is no redraw. */
  know(): void {
    this._command = this._entity.command;
  }
}

/** Draws a path anew in a run that is flown again. One without places ends the way; one that begins anew is a new command. */
export function redraw(simulation: Simulation, entity: Entity, { waypoints, next }: Redraw): void {
  const points = waypoints.map(([x, y]) => ({ x, y }));
  if (points.length === 0) simulation.give(entity, { kind: 'idle' });
  else if (next === 0) simulation.give(entity, { kind: 'follow-path', waypoints: points, loop: false });
  else simulation.reroute(entity, points, next);
}
