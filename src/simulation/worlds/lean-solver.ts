// planck's solver without its dearest call: it empties four lists for every island, and each free body is an island.
import { Solver } from '../../exact/planck';

/** What `clear` empties: fields of planck 1.5. */
interface Lists {
  readonly m_stack: unknown[];
  readonly m_bodies: unknown[];
  readonly m_contacts: unknown[];
  readonly m_joints: unknown[];
}

function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** Empties the lists by taking from them. `length = 0`, as planck does it, gives their memory back, to be asked for again. */
export function makeSolverLean(): void {
  Solver.prototype.clear = function clear(this: Solver & Lists): void {
    empty(this.m_stack);
    empty(this.m_bodies);
    empty(this.m_contacts);
    empty(this.m_joints);
  };
}
