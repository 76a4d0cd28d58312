// Stops time while the browser cannot show the picture, so that nothing happens unseen.
import type { Playback } from '../session/playback';

export const pictureLost =
  'The picture is gone: this page has lost the graphics card. Time stands still until it is given back. If that does not happen, load the page again.';

/**
 * Stops simulated time while the canvas has lost its WebGL context. Returns a function that removes the event listeners
 * and lets time pass again.
 */
export function haltWhileLost(canvas: HTMLCanvasElement, playback: Playback): () => void {
  const watched = new AbortController();
  canvas.addEventListener('webglcontextlost', () => playback.halt(pictureLost), watched);
  canvas.addEventListener('webglcontextrestored', () => playback.unhalt(pictureLost), watched);
  return () => {
    watched.abort();
    playback.unhalt(pictureLost);
  };
}
