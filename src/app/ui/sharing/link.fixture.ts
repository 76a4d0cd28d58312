// Links that tests write themselves, so that they can hold what no page would put into one.
import { deflateRawSync } from 'node:zlib';
import { encodePhrases } from './phrases';

/** A link that holds a text in place of a scene’s. */
export function linkOfText(text: string): string {
  return linkOfBytes(new TextEncoder().encode(encodePhrases(text)));
}

/** A link that holds bytes in place of a scene’s codes. */
export function linkOfBytes(bytes: Uint8Array): string {
  return `#w=${deflateRawSync(bytes).toString('base64url')}`;
}
