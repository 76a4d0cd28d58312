// Wind: faint streaks that drift along it, and a curled arrow about the first body for a wind that turns.
import type Phaser from 'phaser';
import { clamp } from '../../control/clamp';
import { gustFactor, weatherTunables } from '../../simulation/wind';
import { palette } from '../../view/palette';
import { centreOf } from '../bodies/hull-art';
import { prefersReducedMotion } from '../draw/reduced-motion';
import { arcPoints, strokeHead, strokeWay } from '../draw/strokes';
import type { Frame, Layer } from '../layer';

/** How many streaks are on the page: enough to show a direction, few enough to be overlooked. */
const streaks = 14;

/** Length of a streak and how fast it drifts, at no wind and what the slider's strongest adds. CSS pixels, and those a simulated second */
const streak = { length: { least: 18, more: 70 }, drift: { least: 50, more: 260 } };

/** The curled arrow: its radius, m from the centre of mass between hull and error arc, and its sweep at least and at most. rad */
const curl = { radius: 6, least: 0.6, most: 4.7 };

/** Steps that spread points evenly over a square: the plastic number's inverse and its square (Roberts, “R2 sequence”). */
const spread = { x: 0.7548776662, y: 0.5698402909 };

/** The strongest force and torque of the sliders. */
const strongest = { force: mostOf('windForce'), torque: mostOf('windTorque') };

export class WindLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  /** How far the streaks have drifted. CSS pixels. */
  readonly #drifted = { x: 0, y: 0 };
  #time = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw(frame: Frame): void {
    const { simulation } = frame.session;
    const { wind, seed, time } = simulation;
    const { weather } = wind;
    const elapsed = clamp(time - this.#time, 0, 0.1);
    this.#time = time;
    this.#graphics.clear();
    const gust = prefersReducedMotion() ? 1 : gustFactor(weather.gusts, seed, time);
    if (weather.windForce > 0) this.#blow(weather.windForce * gust, elapsed, frame);
    if (weather.windTorque !== 0) this.#curl(weather.windTorque * gust, frame);
  }

  #blow(force: number, elapsed: number, { session, viewport }: Frame): void {
    const strength = Math.min(1.5, force / strongest.force);
    const heading = session.simulation.wind.weather.windHeading;
    const along = { x: Math.cos(heading), y: Math.sin(heading) };
    const length = streak.length.least + streak.length.more * strength;
    if (!prefersReducedMotion()) {
      const way = (streak.drift.least + streak.drift.more * strength) * elapsed;
      this.#drifted.x += along.x * way;
      this.#drifted.y += along.y * way;
    }
    // They belong to the air over the chart: a pan takes them along.
    const origin = viewport.toPage({ x: 0, y: 0 });
    const room = streak.length.least + 2 * streak.length.more;
    const [width, height] = [viewport.width + 2 * room, viewport.height + 2 * room];
    const alpha = 0.1 + 0.22 * Math.min(1, strength);
    for (let n = 1; n <= streaks; n++) {
      const x = wrapped(n * spread.x * width + origin.x + this.#drifted.x, width) - room;
      const y = wrapped(n * spread.y * height + origin.y + this.#drifted.y, height) - room;
      // Longer and shorter ones, in turn.
      const own = length * (0.6 + 0.4 * (n % 3));
      const middle = { x: x - (along.x * own) / 2, y: y - (along.y * own) / 2 };
      const graphics = this.#graphics;
      graphics.lineStyle(1.5, palette.wind, alpha / 2);
      graphics.lineBetween(x - along.x * own, y - along.y * own, middle.x, middle.y);
      graphics.lineStyle(1.5, palette.wind, alpha);
      graphics.lineBetween(middle.x, middle.y, x, y);
      strokeHead(graphics, { x, y }, heading, own / 2);
    }
  }

  /** An arrow round the first body, the way the torque turns, from behind it on. */
  #curl(torque: number, { session, viewport, poses }: Frame): void {
    const [first] = session.entities;
    const pose = poses.get(first);
    if (!pose) return;
    const share = Math.min(1, Math.abs(torque) / strongest.torque);
    const sweep = Math.sign(torque) * (curl.least + (curl.most - curl.least) * share);
    const radius = curl.radius * first.build.size * viewport.zoom;
    const start = pose.angle + Math.PI - sweep / 2;
    const points = arcPoints(viewport.toPage(centreOf(first, pose)), radius, start, sweep);
    this.#graphics.lineStyle(2, palette.wind, 0.6);
    strokeWay(this.#graphics, points);
    strokeHead(
      this.#graphics,
      points[points.length - 1],
      start + sweep + (Math.sign(sweep) * Math.PI) / 2,
      Math.abs(sweep) * radius,
    );
  }
}

function mostOf(key: string): number {
  return weatherTunables.find((row) => row.key === key)!.max;
}

/** A value brought into 0 to `size` by whole sizes. */
function wrapped(value: number, size: number): number {
  return ((value % size) + size) % size;
}
