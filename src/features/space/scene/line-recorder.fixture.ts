// Recorder of lines for tests, in place of a batch of lines.
import type { Lines } from './strips';

/** A point of a line that a test has recorded instead of drawing it. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly colour: number;
  readonly alpha: number;
  readonly half: number;
}

/** A line recorded by a test. `isSoft`: it fades from its middle to its edges. */
export interface Line {
  readonly isSoft: boolean;
  readonly isRound: boolean;
  readonly points: readonly LinePoint[];
}

export class LineRecorder implements Lines {
  readonly lines: Line[] = [];
  private _points: LinePoint[] = [];
  private _isSoft = false;

  open(isSoft = false): void {
    this._points = [];
    this._isSoft = isSoft;
  }

  point(x: number, y: number, z: number, colour: number, alpha: number, half: number): void {
    this._points.push({ x, y, z, colour, alpha, half });
  }

  close(isRound = false): void {
    this.lines.push({ isSoft: this._isSoft, isRound, points: this._points });
  }
}
