// Links for tests, with contents that the page would never put into a link.
import { deflateRawSync } from 'node:zlib';
import { encodePhrases } from './phrases';

/** Returns a link that contains a text instead of a scene. */
export function linkOfText(text: string): string {
  return linkOfBytes(new TextEncoder().encode(encodePhrases(text)));
}

/** Returns a link that contains bytes instead of an encoded scene. */
export function linkOfBytes(bytes: Uint8Array): string {
  return `#w=${deflateRawSync(bytes).toString('base64url')}`;
}
