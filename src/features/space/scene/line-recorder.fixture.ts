// Takes lines as a batch of strips does, and keeps them to be looked at.
import type { Lines } from './strips';

/** A point of a line as it was given. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly colour: number;
  readonly alpha: number;
  readonly half: number;
}

/** A line as it was given. */
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
