// Video files from frames on a canvas: the browser's own encoder, and mediabunny for the container.
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

/** A codec, its container, and the codec's name for WebCodecs. */
interface Codec {
  readonly type: ClipType;
  readonly name: 'avc' | 'vp9' | 'vp8';
  word(form: FrameForm): string;
}

/** Levels of H.264 (ITU-T H.264, table A-1): macroblocks per second and per frame at most, and the level in hexadecimal. */
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

/** The codecs in the order in which they are tried: most programs play the first. */
const codecs: readonly Codec[] = [
  { type: 'video/mp4', name: 'avc', word: (form) => `avc1.6400${levelOf(form)}` },
  { type: 'video/mp4', name: 'avc', word: (form) => `avc1.4d00${levelOf(form)}` },
  { type: 'video/mp4', name: 'avc', word: (form) => `avc1.42e0${levelOf(form)}` },
  { type: 'video/webm', name: 'vp9', word: () => 'vp09.00.41.08' },
  { type: 'video/webm', name: 'vp8', word: () => 'vp8' },
];

/** Bits per pixel and frame: enough for thin lines on a flat ground. */
const bitsPerPixel = 0.12;

/** Time between two key frames. s */
const keyFrameInterval = 2;

/** Largest number of frames that wait for the encoder, so that they do not fill the memory. */
const mostWaiting = 4;

/** GIF is used for short loops: sizes and rates above these make files that nobody can send. */
const gifLimits = { side: 480, framesPerSecond: 15 };

/** Opens the first encoder that the browser has. @param type the wanted type; null for any. Rejects with a sentence. */
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

/** Returns the form of a GIF that stands in for a video. */
function smaller({ width, height, framesPerSecond }: FrameForm): FrameForm {
  const scale = Math.min(1, gifLimits.side / Math.min(width, height));
  const even = (side: number) => 2 * Math.round((scale * side) / 2);
  return {
    width: even(width),
    height: even(height),
    framesPerSecond: Math.min(framesPerSecond, gifLimits.framesPerSecond),
  };
}

/** Returns the encoder's settings; null if the browser lacks it. */
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

/** A chunk of the encoder, and what the encoder says about it. */
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

/** Puts encoded frames into a file. */
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
