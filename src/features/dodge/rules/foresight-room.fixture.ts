// Distance from a place to the nearest wall or crate at a future time, for scripted players that predict.
import { cos, sin } from '../../../laws/exact/exact';
import type { Simulation } from '../../../world/simulation/simulation';

/** Time after which the grid of distances to walls and crates must be computed again. s */
const lookAgain = 1;
/** Width of a cell in the grid of distances to walls and crates. m */
const cell = 0.6;
/** Number of cells along each side of the square grid of distances to walls and crates. */
const cells = 180;

/** A wall or crate as a rectangle at any angle (m), and its velocity (m/s). */
interface Block {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly vx: number;
  readonly vy: number;
}

/** Measures the distance from a place in the arena to the nearest wall or crate. */
export class Room {
  /** Simulation time at which the stored distances to walls and crates must be computed again. s */
  readonly until: number;
  private readonly _gaps: Float32Array;
  private _sliding: readonly Block[] = [];

  constructor(simulation: Simulation) {
    this.until = simulation.time + lookAgain;
    const blocks = blocksOf(simulation, false);
    this._gaps = new Float32Array(cells * cells);
    for (let n = 0; n < this._gaps.length; n++) {
      const x = ((n % cells) - cells / 2) * cell;
      const y = (Math.floor(n / cells) - cells / 2) * cell;
      this._gaps[n] = Math.min(...blocks.map((block) => gapTo(block, x, y)));
    }
  }

  /** Reads the present positions and velocities of the sliding walls. */
  look(simulation: Simulation): void {
    this._sliding = blocksOf(simulation, true);
  }

  /**
   * Returns the distance from a place to the nearest wall or crate at a future time. m. Returns 0 for a place outside
   * the grid of stored distances.
   * @param ahead time from now, s
   */
  at(x: number, y: number, ahead: number): number {
    const column = Math.round(x / cell + cells / 2);
    const row = Math.round(y / cell + cells / 2);
    let least = column >= 0 && column < cells ? (this._gaps[row * cells + column] ?? 0) : 0;
    for (const block of this._sliding)
      least = Math.min(least, gapTo(block, x - block.vx * ahead, y - block.vy * ahead));
    return least;
  }
}

function blocksOf({ obstacles }: Simulation, sliding: boolean): Block[] {
  const wanted = obstacles.filter(({ body }) => body.isActive() && body.isKinematic() === sliding);
  return wanted.map(({ body, size: [width, height] }) => {
    const { x, y } = body.getPosition();
    const angle = body.getAngle();
    const velocity = body.getLinearVelocity();
    return {
      x,
      y,
      cos: cos(angle),
      sin: sin(angle),
      halfWidth: width / 2,
      halfHeight: height / 2,
      vx: velocity.x,
      vy: velocity.y,
    };
  });
}

/** Returns the distance from a wall or crate to a place. m; 0 inside */
function gapTo({ x, y, cos, sin, halfWidth, halfHeight }: Block, toX: number, toY: number): number {
  const along = Math.abs((toX - x) * cos + (toY - y) * sin) - halfWidth;
  const aside = Math.abs((toY - y) * cos - (toX - x) * sin) - halfHeight;
  if (along <= 0) return Math.max(0, aside);
  return aside <= 0 ? along : Math.sqrt(along * along + aside * aside);
}
