// Time stands still while a picture is gone, so that nothing happens unseen.
import type { Playback } from '../session/playback';

/** Sentence while there is no picture. */
export const pictureLost =
  'The picture is gone: this page has lost the graphics card. Time stands still until it is given back. If that does not happen, load the page again.';

/** Halts time while the browser has taken a canvas’s picture away. Returns how to stop that. */
export function haltWhileLost(canvas: HTMLCanvasElement, playback: Playback): () => void {
  const watched = new AbortController();
  canvas.addEventListener('webglcontextlost', () => playback.halt(pictureLost), watched);
  canvas.addEventListener('webglcontextrestored', () => playback.unhalt(pictureLost), watched);
  return () => {
    watched.abort();
    playback.unhalt(pictureLost);
  };
}
