// Wakes: the short trails of a crowd, one strip a body, hot where its motor was at its limit. They lie below its hulls.
import type Phaser from 'phaser';
import { colourOf } from '../../view/body-colours';
import { heatShare } from '../../view/heat';
import { palette } from '../../view/palette';
import { centreOf } from '../bodies/hull-art';
import { Strips, whiteTexture } from '../draw/strips';
import type { Frame } from '../layer';

/** How far back a wake reaches. s */
const wakeSeconds = 1.5;

/** Places of all wakes together: in a larger crowd each has fewer. */
const mostPlaces = 30_000;

/** Half its width at the body: in metres, and on the page at least and at most (CSS pixels). */
const halfWidth = { metres: 0.32, least: 0.7, most: 2.2 };

/** Opacity at the body, of its colour and of the heat; it fades to its end. */
const alphas = { cool: 0.55, hot: 0.85 };

/** A wake is as wide and as bright as a place's age lets it. 1 to 0 @param age s */
const left = (age: number) => Math.max(0, 1 - age / wakeSeconds);

/** A longer way between two places is no way that a body flew. m */
const jump = 12;

/** The wakes of a crowd. */
export class Wakes {
  readonly #strips: Strips;
  /** Places of the wake in hand, oldest first: x and y on the page, age (s), share of the motor's limit. */
  readonly #places: number[] = [];

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#strips = new Strips(scene, parent, whiteTexture(scene));
  }

  begin(): void {
    this.#strips.begin();
  }

  draw(frame: Frame): void {
    const { session, view, viewport, poses, hulls } = frame;
    if (!view.shown.trails) return;
    const { tracks } = session.simulation.measures;
    const each = wakeSeconds / tracks.every;
    const every = Math.max(1, Math.ceil((poses.size * each) / mostPlaces));
    const half = Math.min(halfWidth.most, Math.max(halfWidth.least, halfWidth.metres * viewport.zoom));
    for (const entity of poses.keys()) {
      if (!hulls.has(entity)) continue;
      this.#trace(entity, every, frame);
      this.#lay(half, colourOf(session, entity));
    }
  }

  lay(): void {
    this.#strips.lay();
  }

  /** Writes down where a body came from. */
  #trace(
    entity: Parameters<typeof colourOf>[1],
    every: number,
    { session, viewport, poses, lag }: Frame,
  ): void {
    const places = this.#places;
    places.length = 0;
    const { simulation } = session;
    const now = simulation.time - lag;
    const { x: originX, y: originY } = viewport.toPage({ x: 0, y: 0 });
    const { zoom } = viewport;
    const { cos, sin } = viewport.axes;
    let lastX = Number.NaN;
    let lastY = Number.NaN;
    const add = (x: number, y: number, age: number, share: number) => {
      if (Math.abs(x - lastX) + Math.abs(y - lastY) > jump * every) places.length = 0;
      lastX = x;
      lastY = y;
      places.push(originX + (x * cos - y * sin) * zoom, originY + (x * sin + y * cos) * zoom, age, share);
    };
    simulation.measures.tracks.visit(entity, now - wakeSeconds, every, (x, y, share, _, time) => {
      // The picture is a little behind the last step.
      if (time < now) add(x, y, now - time, share);
    });
    if (places.length === 0) return;
    const { x, y } = centreOf(entity, poses.get(entity)!);
    add(x, y, 0, places[places.length - 1]);
  }

  #lay(half: number, colour: number): void {
    const places = this.#places;
    const count = places.length / 4;
    if (count < 2) return;
    this.#strips.open(count);
    for (let n = 0; n < count; n++) {
      const [before, after] = [Math.max(0, n - 1), Math.min(count - 1, n + 1)];
      const x = places[4 * n];
      const y = places[4 * n + 1];
      const share = left(places[4 * n + 2]);
      const dx = places[4 * after] - places[4 * before];
      const dy = places[4 * after + 1] - places[4 * before + 1];
      const across = (half * share) / (Math.sqrt(dx * dx + dy * dy) || 1);
      const hot = places[4 * n + 3] >= heatShare;
      this.#strips.pair(
        x + dy * across,
        y - dx * across,
        x - dy * across,
        y + dx * across,
        0.5,
        flat,
        hot ? palette.heat : colour,
        (hot ? alphas.hot : alphas.cool) * share,
      );
    }
  }
}

/** The middle of the one pixel. */
const flat = { left: 0.5, top: 0.5, right: 0.5, bottom: 0.5 };
