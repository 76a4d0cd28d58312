// Wind: faint streaks that drift with its force. Their length shows its strength.
import type Phaser from 'phaser';
import { clamp } from '../../../laws/control/clamp';
import type { Point } from '../../../world/entities/command';
import { weatherTunables } from '../../../world/simulation/wind';
import { palette } from '../../view/palette';
import type { PageBox } from '../../view/viewport';
import { prefersReducedMotion } from '../draw/reduced-motion';
import { strokeHead } from '../draw/strokes';
import type { Frame, LayerMaker } from '../layer';

type Graphics = Phaser.GameObjects.Graphics;

/** Number of wind streaks on the page. */
const streaks = 14;

/** Look of the wind streaks. */
const streak = {
  /** Length of a wind streak at the largest wind force that the slider offers. CSS pixels */
  length: 240,
  /** Wind streaks also drift outside the page, up to this distance from the page's edges. CSS pixels */
  room: 180,
  /**
   * Speed at which wind streaks drift: `least` without wind, and `least` + `more` at full wind. CSS pixels per
   * simulated second
   */
  drift: { least: 50, more: 260 },
  /** Opacity of a wind streak, 0 to 1: `least` without wind, and `least` + `more` at full wind. */
  alpha: { least: 0.22, more: 0.3 },
};

/** Distance from the visible picture's edges within which wind streaks fade. CSS pixels */
const fade = 60;

/** Offset from each wind streak to the next. The plastic number (1.3247) is chosen to spread the streaks evenly. */
export const spread = {
  /** Horizontal offset from each wind streak to the next, as a fraction of the area's width: 1 / plastic number. */
  x: 0.7548776662,
  /** Vertical offset from each wind streak to the next, as a fraction of the area's height: 1 / plastic number². */
  y: 0.5698402909,
};

/** Largest wind force that the slider offers. N */
const strongest = weatherTunables.find(({ key }) => key === 'windForce')!.max;

export const windLayer: LayerMaker = (surface) => {
  const graphics = surface.graphics();
  const drift = new WindDrift();
  return (frame) => {
    const { wind, time } = frame.session.simulation;
    const { windForce } = wind.weather;
    const gust = prefersReducedMotion() ? 1 : wind.gustAt(time);
    // While an answer stands, the streaks do not drift and would look like measurements.
    if (windForce > 0 && frame.session.round.state !== 'held')
      drawForce(graphics, drift, windForce * gust, frame);
  };
};

function drawForce(
  graphics: Graphics,
  drift: WindDrift,
  force: number,
  { session: { simulation }, viewport, labels }: Frame,
): void {
  const { weather } = simulation.wind;
  const strength = strengthOf(force);
  const heading = weather.windHeading + viewport.turn;
  const along = { x: Math.cos(heading), y: Math.sin(heading) };
  const length = streak.length * strength;
  // Gusts change the length of streaks; the drift is that of the mean wind.
  const speed = streak.drift.least + streak.drift.more * strengthOf(weather.windForce);
  const drifted = drift.at(
    simulation,
    { heading, speed: prefersReducedMotion() ? 0 : speed },
    simulation.time,
  );
  // The streaks are fixed to the world, so a pan moves them too.
  const origin = viewport.toPage({ x: 0, y: 0 });
  const { room } = streak;
  const [width, height] = [viewport.width + 2 * room, viewport.height + 2 * room];
  const alpha = streak.alpha.least + streak.alpha.more * Math.min(1, strength);
  for (let n = 1; n <= streaks; n++) {
    const x = wrapped(n * spread.x * width + origin.x + drifted.x, width) - room;
    const y = wrapped(n * spread.y * height + origin.y + drifted.y, height) - room;
    const inside = shareInside({ x, y }, labels.free);
    if (inside === 0) continue;
    // Three different lengths, in turn.
    const own = length * (0.6 + 0.4 * (n % 3));
    const middle = { x: x - (along.x * own) / 2, y: y - (along.y * own) / 2 };
    graphics.lineStyle(1.5, palette.wind, (inside * alpha) / 2);
    graphics.lineBetween(x - along.x * own, y - along.y * own, middle.x, middle.y);
    graphics.lineStyle(1.5, palette.wind, inside * alpha);
    graphics.lineBetween(middle.x, middle.y, x, y);
    strokeHead(graphics, { x, y }, heading, own / 2);
  }
}

function strengthOf(force: number): number {
  return Math.min(1.5, force / strongest);
}

/** Returns the opacity factor of a wind streak: 0 at a box's edge or outside, 1 farther inside. */
function shareInside({ x, y }: Point, { left, top, width, height }: PageBox): number {
  const depth = Math.min(x - left, y - top, left + width - x, top + height - y);
  return clamp(depth / fade, 0, 1);
}

/** Returns the value modulo `size`, from 0 to `size`, also for negative values. */
export function wrapped(value: number, size: number): number {
  return ((value % size) + size) % size;
}

/** Direction and speed with which the wind streaks drift on the page. */
interface Drift {
  /** Direction in which the wind streaks drift on the page. rad, clockwise from the right */
  readonly heading: number;
  /** Speed at which the wind streaks drift on the page. CSS pixels per simulated second */
  readonly speed: number;
}

/** Computes how far the wind streaks have drifted since the start of a run, from simulated time. */
export class WindDrift {
  #run: unknown = null;
  #drift: Drift = { heading: 0, speed: 0 };
  /** Total drift of the wind streaks from the start of the run to the time `#time`, as a vector. CSS pixels */
  #at: Point = { x: 0, y: 0 };
  /** Simulated time of the last call of the method `at`. s */
  #time = 0;

  /**
   * Returns how far the streaks have drifted in a run, as a vector. CSS pixels
   * @param run identity of the run; a new run starts at 0
   * @param time simulated time, s
   */
  at(run: unknown, drift: Drift, time: number): Point {
    const isNew = run !== this.#run;
    const { x, y } = isNew ? { x: 0, y: 0 } : this.#at;
    const { heading, speed } = isNew ? drift : this.#drift;
    const way = speed * (time - (isNew ? 0 : this.#time));
    this.#at = { x: x + Math.cos(heading) * way, y: y + Math.sin(heading) * way };
    this.#run = run;
    this.#drift = drift;
    this.#time = time;
    return this.#at;
  }
}
