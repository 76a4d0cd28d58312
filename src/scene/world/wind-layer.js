import { clamp } from '../../control/clamp';
import { gustFactor, weatherTunables } from '../../simulation/wind';
import { palette } from '../../view/palette';
import { prefersReducedMotion } from '../draw/reduced-motion';
import { arcPoints, strokeHead, strokePolyline } from '../draw/strokes';

/** Number of streaks on the page. More distract from the bodies. */
const streaks = 14;
/** Length (CSS pixels), drift (CSS pixels per simulated second) and opacity of a streak: with almost no wind, and what the slider's strongest wind adds. */
const streak = {
  length: { least: 22, more: 80 },
  drift: { least: 50, more: 260 },
  alpha: { least: 0.22, more: 0.3 },
};
/** Width in which streaks fade at the edge of the free area, so that none crosses a text of the page. CSS pixels */
const fade = 60;
/** The arrow for the torque: its radius, clear of the hull (m), and its smallest and largest sweep (rad). */
const curl = { radius: 6, least: 0.6, most: 4.7 };
/** Steps of a sequence of points that covers a square evenly: the plastic number's inverse and its square (Roberts, “R2 sequence”). */
export const spread = { x: 0.7548776662, y: 0.5698402909 };
/** The strongest force (N) and torque (N m) of the sliders. */
const strongest = { force: mostOf('windForce'), torque: mostOf('windTorque') };
export const windLayer = (surface) => {
  const graphics = surface.graphics();
  const drift = new WindDrift();
  return (frame) => {
    const { wind, seed, time } = frame.session.simulation;
    const { weather } = wind;
    const gust = prefersReducedMotion() ? 1 : gustFactor(weather.gusts, seed, time);
    if (weather.windForce > 0) drawForce(graphics, drift, weather.windForce * gust, frame);
    if (weather.windTorque !== 0) drawTorque(graphics, weather.windTorque * gust, frame);
  };
};
function drawForce(graphics, drift, force, { session: { simulation }, viewport, labels }) {
  const { weather } = simulation.wind;
  const strength = strengthOf(force);
  const heading = weather.windHeading + viewport.turn;
  const along = { x: Math.cos(heading), y: Math.sin(heading) };
  const length = streak.length.least + streak.length.more * strength;
  // Gusts show in the streaks' length: their drift is the mean wind's.
  const speed = streak.drift.least + streak.drift.more * strengthOf(weather.windForce);
  const drifted = drift.at(
    simulation,
    { heading, speed: prefersReducedMotion() ? 0 : speed },
    simulation.time,
  );
  // The streaks are fixed to the world, so a pan moves them too.
  const origin = viewport.toPage({ x: 0, y: 0 });
  const room = streak.length.least + 2 * streak.length.more;
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
/** A curved arrow around the first body, centred behind it, in the direction of the torque. */
function drawTorque(graphics, torque, { session, viewport, bodies }) {
  const [first] = session.entities;
  const body = bodies.get(first);
  if (!body) return;
  const share = Math.min(1, Math.abs(torque) / strongest.torque);
  const sweep = Math.sign(torque) * (curl.least + (curl.most - curl.least) * share);
  const radius = curl.radius * first.build.size * viewport.zoom;
  const start = body.heading + Math.PI - sweep / 2;
  const points = arcPoints(body.centre, radius, start, sweep);
  graphics.lineStyle(2, palette.wind, 0.6);
  strokePolyline(graphics, points);
  strokeHead(
    graphics,
    points[points.length - 1],
    start + sweep + (Math.sign(sweep) * Math.PI) / 2,
    Math.abs(sweep) * radius,
  );
}
/** A force as a share of the slider's strongest, at most 1.5. @param force N */
function strengthOf(force) {
  return Math.min(1.5, force / strongest.force);
}
function mostOf(key) {
  return weatherTunables.find((row) => row.key === key).max;
}
/** How far a point is inside a box: 0 outside, 1 from the fade's width on. */
function shareInside({ x, y }, { left, top, width, height }) {
  const depth = Math.min(x - left, y - top, left + width - x, top + height - y);
  return clamp(depth / fade, 0, 1);
}
/** The value modulo `size`, from 0 to `size`. */
export function wrapped(value, size) {
  return ((value % size) + size) % size;
}
/** How far the streaks have drifted in one run: by simulated time, not by frames, so that a state always looks the same. It goes on from where it is when the wind or the picture turns. */
export class WindDrift {
  #run = null;
  #drift = { heading: 0, speed: 0 };
  /** Where it was at the last look, and when. CSS pixels; simulated s */
  #at = { x: 0, y: 0 };
  #time = 0;
  /** How far the streaks are from where they began. CSS pixels. @param run a new one begins at nothing @param time simulated, s */
  at(run, drift, time) {
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
