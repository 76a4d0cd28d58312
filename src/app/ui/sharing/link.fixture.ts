// Links made by tests, with contents that the page would never put into one.
import { deflateRawSync } from 'node:zlib';
import { encodePhrases } from './phrases';

/** Returns a link with a text in place of a scene's text. */
export function linkOfText(text: string): string {
  return linkOfBytes(new TextEncoder().encode(encodePhrases(text)));
}

/** Returns a link with bytes in place of a scene's codes. */
export function linkOfBytes(bytes: Uint8Array): string {
  return `#w=${deflateRawSync(bytes).toString('base64url')}`;
}
