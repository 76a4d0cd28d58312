// Makes video files from frames on a canvas, with the browser's own encoder
// (WebCodecs). mediabunny writes the container.
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import type { ClipType } from '../ui/sharing/clips';
import { openGif } from './gif';
import type { FrameForm, Sink } from './sink';

/** A video codec. `type`: file type. `word`: returns the WebCodecs codec string. */
interface Codec {
  readonly type: ClipType;
  readonly name: 'avc' | 'vp9' | 'vp8';
  word(form: FrameForm): string;
}

/**
 * Levels of H.264: most macroblocks per second, most macroblocks per frame, and code of the level. Source: ITU-T H.264,
 * table A-1.
 */
const levels = [
  [108_000, 3_600, '1f'],
  [245_760, 8_192, '28'],
  [522_240, 8_704, '2a'],
  [983_040, 36_864, '33'],
] as const;

function levelOf({ width, height, framesPerSecond }: FrameForm): string {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16);
  const found = levels.find(([rate, frame]) => blocks <= frame && blocks * framesPerSecond <= rate);
  return (found ?? levels[levels.length - 1])[2];
}

/** The video codecs, in the order in which they are tried. */
const codecs: readonly Codec[] = [
  { type: 'video/mp4', name: 'avc', word: (form) => `avc1.6400${levelOf(form)}` },
  { type: 'video/mp4', name: 'avc', word: (form) => `avc1.4d00${levelOf(form)}` },
  { type: 'video/mp4', name: 'avc', word: (form) => `avc1.42e0${levelOf(form)}` },
  { type: 'video/webm', name: 'vp9', word: () => 'vp09.00.41.08' },
  { type: 'video/webm', name: 'vp8', word: () => 'vp8' },
];

/** Bit rate of a video, as a number of bits for each pixel of each frame. */
const bitsPerPixel = 0.12;

/** Time between two key frames of a video. s */
const keyFrameInterval = 2;

/** Largest number of frames that wait for the video encoder. */
const mostWaiting = 4;

/** Limits for a GIF: length of the shorter side, pixels, and frames per second. */
const gifLimits = { side: 480, framesPerSecond: 15 };

/**
 * Opens an encoder for a type of file.
 * @param type wanted type of the file; null for any type
 * @throws Error whose message the page can show, if the browser cannot make the wanted type
 */
export async function openSink(form: FrameForm, type: ClipType | null): Promise<Sink> {
  for (const codec of codecs) {
    if (type !== null && codec.type !== type) continue;
    const config = await configFor(codec, form);
    if (config) return openVideo(codec, config, form);
  }
  if (type === 'image/gif') return openGif(form);
  if (type === null) return openGif(smaller(form));
  throw new Error(`This browser cannot make ${type}. Leave the type out for one that it can.`);
}

function smaller({ width, height, framesPerSecond }: FrameForm): FrameForm {
  const scale = Math.min(1, gifLimits.side / Math.min(width, height));
  const even = (side: number) => 2 * Math.round((scale * side) / 2);
  return {
    width: even(width),
    height: even(height),
    framesPerSecond: Math.min(framesPerSecond, gifLimits.framesPerSecond),
  };
}

/** Returns the encoder's settings for a codec; null if the browser does not support the codec. */
async function configFor(codec: Codec, form: FrameForm): Promise<VideoEncoderConfig | null> {
  if (typeof VideoEncoder === 'undefined') return null;
  const { width, height, framesPerSecond: framerate } = form;
  const config: VideoEncoderConfig = {
    codec: codec.word(form),
    width,
    height,
    framerate,
    bitrate: Math.round(bitsPerPixel * width * height * framerate),
    // Firefox describes streams of the other format wrongly; mediabunny describes these from their parameter sets.
    ...(codec.name === 'avc' && { avc: { format: 'annexb' } }),
  };
  const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
  return supported ? config : null;
}

/** An encoded chunk of video, with the metadata that the encoder gives for it. */
type Packet = readonly [chunk: EncodedVideoChunk, meta: EncodedVideoChunkMetadata | undefined];

function openVideo(codec: Codec, config: VideoEncoderConfig, form: FrameForm): Sink {
  const { framesPerSecond } = form;
  const packets: Packet[] = [];
  let fault: Error | null = null;
  let wake = () => {};
  let count = 0;
  const encoder = new VideoEncoder({
    output: (chunk, meta) => packets.push([chunk, meta]),
    error: (error) => {
      fault = error;
      wake();
    },
  });
  encoder.configure(config);
  const microseconds = (frames: number) => Math.round((1e6 * frames) / framesPerSecond);
  const check = () => {
    if (fault) throw fault;
  };
  return {
    ...form,
    type: codec.type,
    add(canvas) {
      check();
      const [timestamp, end] = [microseconds(count), microseconds(count + 1)];
      const frame = new VideoFrame(canvas, { timestamp, duration: end - timestamp });
      try {
        encoder.encode(frame, { keyFrame: count % Math.round(keyFrameInterval * framesPerSecond) === 0 });
      } finally {
        frame.close();
      }
      count += 1;
    },
    async ready() {
      while (encoder.state === 'configured' && encoder.encodeQueueSize > mostWaiting)
        await new Promise<void>((resolve) => {
          wake = resolve;
          encoder.addEventListener('dequeue', wake, { once: true });
        });
      check();
    },
    async end() {
      await encoder.flush();
      check();
      encoder.close();
      return containerOf(codec, packets, framesPerSecond);
    },
    cancel() {
      if (encoder.state !== 'closed') encoder.close();
    },
  };
}

/** Returns a video file that contains the encoded frames. */
async function containerOf(
  { type, name }: Codec,
  packets: readonly Packet[],
  frameRate: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const format =
    type === 'video/mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(name);
  output.addVideoTrack(source, { frameRate });
  await output.start();
  for (const [chunk, meta] of packets) await source.add(EncodedPacket.fromEncodedChunk(chunk), meta);
  await output.finalize();
  if (!target.buffer) throw new Error('the file is empty');
  return new Uint8Array(target.buffer);
}
