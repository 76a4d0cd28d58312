// Distance to the nearest wall or crate at a place and a future time, for the scripted players that predict.
import { cos, sin } from '../../../laws/exact/exact';
import type { Simulation } from '../../../world/simulation/simulation';

/** Time after which the grid of gaps is computed again. s; crates hardly move. */
const lookAgain = 1;
/** Grid of gaps: size of a cell, m, and number of cells across. */
const cell = 0.6;
const cells = 180;

/** A wall or crate as a rectangle at any angle, and its velocity. m, m/s */
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

/** Distances to the nearest wall or crate: from a grid, and computed for sliding walls. */
export class Room {
  /** Time until which it is valid. s */
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

  /** Reads the positions of sliding walls. Call before each decision. */
  look(simulation: Simulation): void {
    this._sliding = blocksOf(simulation, true);
  }

  /** Returns the gap at a place. m; 0 outside of the grid. @param ahead time from now, s */
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

/** Distance from a block to a point. m, 0 inside */
function gapTo({ x, y, cos, sin, halfWidth, halfHeight }: Block, toX: number, toY: number): number {
  const along = Math.abs((toX - x) * cos + (toY - y) * sin) - halfWidth;
  const aside = Math.abs((toY - y) * cos - (toX - x) * sin) - halfHeight;
  if (along <= 0) return Math.max(0, aside);
  return aside <= 0 ? along : Math.sqrt(along * along + aside * aside);
}
