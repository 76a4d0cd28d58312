// The form of frames, and what takes them.
import type { ClipType } from '../ui/sharing/clips';

/** Takes frames and makes a file of them. */
export interface Sink {
  readonly type: ClipType;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Takes the present content of the canvas as the next frame. */
  add(canvas: HTMLCanvasElement): void;
  /** Resolves when the next frames can be taken. Rejects if the encoder fails. */
  ready(): Promise<void>;
  /** Resolves to the file. */
  end(): Promise<Uint8Array<ArrayBuffer>>;
  /** Deletes all that was written. */
  cancel(): void;
}

/** Size of the frames, and their rate. */
export interface FrameForm {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}
