// The interface of encoders (video or GIF), and the size and rate of their frames.
import type { ClipType } from '../ui/sharing/clips';

/** An encoder that makes a video or GIF file from frames. */
export interface Sink {
  readonly type: ClipType;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Encodes the present content of a canvas as the next frame. */
  add(canvas: HTMLCanvasElement): void;
  /** Resolves when the encoder can take more frames. Rejects if the encoder fails. */
  ready(): Promise<void>;
  /** Ends the encoding. Resolves to the bytes of the finished file. */
  end(): Promise<Uint8Array<ArrayBuffer>>;
  /** Stops the encoding and throws the frames away. */
  cancel(): void;
}

/** Width and height of a clip's frames, pixels, and number of frames per second. */
export interface FrameForm {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}
