// Trails of the last seconds of each body, with a border where the motor was at its limit.
// If there are many bodies, trails are short and are called wakes.
import type Phaser from 'phaser';
import { heatTime } from '../../../world/simulation/meters/heat';
import type { TrackVisitor } from '../../../world/simulation/meters/tracks';
import { stallsBetween } from '../../../world/simulation/worlds/stalls';
import { trailSeconds } from '../../view/bodies';
import { palette } from '../../view/palette';
import { holdsHeight } from '../../view/view-state';
import { wideEdge } from '../draw/hot-edge';
import type { Strips } from '../draw/strips';
import { paintDot, paintTexture, whiteTexture } from '../draw/textures';
import type { LabelBoard } from '../labels/label-board';
import type { Frame, LayerMaker } from '../layer';
import { centreOf, type OnPage, pageTransform } from './drawn-body';

/** Look of a body's trail along its length. */
interface TrailLook {
  /** Length of the trail in simulated time. s */
  readonly seconds: number;
  /** Largest distance between successive points of an unbroken trail, m. */
  readonly jump: number;
  /**
   * Returns half the width of the trail. CSS pixels
   * @param zoom CSS pixels per metre
   */
  half(zoom: number): number;
  /** Whether the trail gets thinner with age. If not, its width is the same everywhere. */
  readonly tapers: boolean;
  /**
   * Opacity of the newest part of a trail, 0 to 1: `cool` where the motor was below its limit, `hot` where it was at
   * its limit.
   */
  readonly alphas: { readonly cool: number; readonly hot: number };
  /** Exponent with which the trail fades with age. Below 1, the trail stays bright for longer. */
  readonly fading: number;
  /** Factor for the opacity of enemies' trails, 0 to 1. */
  readonly hostile: number;
}

/** Look of the trails when there are few bodies. */
const trail: TrailLook = {
  seconds: trailSeconds,
  jump: 6,
  half: () => 3,
  tapers: false,
  alphas: { cool: 0.7, hot: 0.95 },
  fading: 0.9,
  hostile: 0.45,
};

/** Look of the short trails when there are many bodies. */
const wake: TrailLook = {
  seconds: 1.5,
  jump: 12,
  half: (zoom) => Math.min(2.2, Math.max(0.7, 0.32 * zoom)),
  tapers: true,
  alphas: { cool: 0.55, hot: 0.85 },
  fading: 1,
  hostile: 1,
};

/** Largest total number of points in all trails. */
const mostPlaces = 30_000;

/** Distance on the page below which two points of a trail count as one. CSS pixels */
const shortest = 0.05;

/** Length over which a trail fades in from its start. CSS pixels */
const fadeIn = 40;

/** Smallest |Δx| + |Δy| between two trail points that texts avoid. CSS pixels */
const obstacleSpacing = 12;

/** Lowest opacity at which texts avoid a trail point, 0 to 1. */
const avoidedLeast = 0.2;

/** Largest factor by which a trail is widened at a sharp corner. */
const widest = 1.6;

/**
 * Returns the factor by which a trail's width grows at a corner. 1 without a bend.
 * @param inX x component of the vector from the previous point to the corner
 * @param inY y component of the vector from the previous point to the corner
 * @param dx x component of a unit vector: the mean direction of the trail at the corner
 * @param dy y component of a unit vector: the mean direction of the trail at the corner
 */
function mitreFactor(inX: number, inY: number, dx: number, dy: number): number {
  const along = Math.sqrt(inX * inX + inY * inY);
  const cosine = along > 0 ? Math.abs(inX * dx + inY * dy) / along : 1;
  return Math.min(widest, 1 / Math.max(cosine, 1 / widest));
}

/** Returns the opacity of a trail at an age, from 1 (new) to 0. @param age s */
export function faded(age: number): number {
  return leftOf(trail, age);
}

function leftOf({ seconds, fading }: TrailLook, age: number): number {
  const left = Math.max(0, 1 - age / seconds);
  return fading === 1 ? left : left ** fading;
}

/** Look of the dotted glow along a trail where the motor reached its limit. */
const glow = {
  /** Radius of one of the dots that form the glow along a trail. CSS pixels */
  radius: 23,
  /** Smallest spacing at which the dots of the glow have full opacity. CSS pixels */
  fullOpacityFrom: 22,
  /** Largest opacity of one of the dots that form a trail's glow, 0 to 1. */
  alpha: 0.5,
  /** Length of the glow along a trail piece, as a fraction of this piece. 0 to 1 */
  share: 0.4,
};

/** Tolerance for durations, because recorded times are rounded. s */
const rounding = 1e-3;

/**
 * Returns the opacity of one of the dots that form a trail's glow, 0 to 1.
 * @param age age of the trail at this dot, s
 * @param spacing distance between neighbouring dots, CSS pixels
 */
export function glowAlpha(age: number, spacing: number): number {
  return (1 - (1 - glow.alpha) ** Math.min(1, spacing / glow.fullOpacityFrom)) * faded(age);
}

/** Largest distance between two dots of the glow along a trail. CSS pixels */
const betweenDots = 14;

/**
 * Returns the distance between two dots of a trail's glow, in trail points: 1, 2, 4 or 8.
 * @param way distance between two trail points, CSS pixels
 */
export function dotEvery(way: number): number {
  for (const every of [8, 4, 2]) if (every * way <= betweenDots) return every;
  return 1;
}

/** Opacity of one dot of a trail's glow, as pairs: distance from the centre (1: edge), opacity (0 to 1). */
const bell = Array.from({ length: 11 }, (_, n) => {
  const off = n / 10;
  return [off, Math.exp(-((off / 0.42) ** 2)) * (1 - off ** 4)] as const;
});

class Tracer {
  readonly #look: TrailLook;
  /** Horizontal positions on the page of the current trail's points, oldest first. CSS pixels */
  readonly #xs = new Float32Array(512);
  /** Vertical positions on the page of the current trail's points, oldest first. CSS pixels */
  readonly #ys = new Float32Array(512);
  /** Opacity of each point of the current trail: 1 for a new point, falling to 0 with age and towards the start. */
  readonly #lefts = new Float64Array(512);
  /** Age of each point of the current trail, as simulated time. s */
  readonly #ages = new Float64Array(512);
  /** Index of each trail point since recording began. -1 for the body's present position */
  readonly #indices = new Float64Array(512);
  /** 1 for each point at which the motor was at its limit, otherwise 0. */
  readonly #heats = new Uint8Array(512);
  /** 1 for each trail point after a gap (unusually long physics step), otherwise 0. */
  readonly #jumps = new Uint8Array(512);
  #count = 0;
  /** Length of the current trail so far, as the sum of |Δx| + |Δy|. CSS pixels */
  #way = 0;
  /** World x of the current trail's last point, m. NaN before the first point. */
  #lastX = 0;
  /** World y of the current trail's last point, m. NaN before the first point. */
  #lastY = 0;
  /** 1 if the motor was at its limit at the point that was last added to the current trail, otherwise 0. */
  #lastHeat = 0;
  /** Simulated time of the last point that was added to the current trail. s */
  #lastTime = 0;
  /** Repeating list of the body's step lengths, in simulation steps. Null if all are equal. */
  #stepCycle: readonly number[] | null = null;
  #stepRate = 60;
  /** Simulated time that the picture shows. s */
  #now = 0;
  /** Stride of the trail: 2 if every second recorded position is a point of the trail. */
  #every = 1;
  #map: OnPage = { x: 0, y: 0, cos: 1, sin: 0 };

  constructor(look: TrailLook) {
    this.#look = look;
  }

  /**
   * Draws the trail of every body.
   * @param strips the trails are added to this batch of shapes
   * @param dots the glow is added to this batch of shapes; null to leave out the marks of a motor at its limit
   */
  draw(
    { session: { simulation, round }, view, viewport, bodies, lag, labels }: Frame,
    strips: Strips,
    dots: Strips | null,
  ): void {
    if (!view.shown.trails) return;
    const isHeld = round.state === 'held';
    const { tracks } = simulation.measures;
    const { seconds, half, hostile, tapers } = this.#look;
    this.#every = Math.max(1, Math.ceil((bodies.size * seconds) / tracks.every / mostPlaces));
    this.#now = simulation.time - lag;
    this.#map = pageTransform(viewport);
    const wide = half(viewport.zoom);
    for (const [entity, body] of bodies) {
      const isEnemy = simulation.specOf(entity).hostile === true;
      // In a crowd, a body out of sight has its whole short trail out of sight. The trail of a body that holds its height
      // would be a line under its flame; its chart shows where it was. An answer does not measure the enemies' trails.
      if ((tapers && !body.box) || holdsHeight(entity) || (isHeld && isEnemy)) continue;
      this.#begin();
      const { steps = [] } = simulation.specOf(entity);
      this.#stepCycle = steps.length > 1 ? steps : null;
      this.#stepRate = simulation.stepRate;
      tracks.visit(entity, this.#now - seconds, this.#every, this.#visit);
      if (this.#count === 0) continue;
      const { x, y } = centreOf(entity, body);
      // The present place of the body is not in its track.
      this.#add(x, y, this.#lastHeat, this.#now, -1);
      const opacity = isEnemy ? body.alpha * hostile : body.alpha;
      if (dots) this.#drawHeat(strips, dots, wide, opacity);
      this.#lay(strips, wide, body.colour, opacity);
      this.#keepClear(labels);
    }
  }

  #begin(): void {
    this.#count = 0;
    this.#way = 0;
    this.#lastX = Number.NaN;
    this.#lastY = Number.NaN;
  }

  readonly #visit: TrackVisitor = (x, y, heat, _cursor, time, nth) => {
    // The picture is a little behind the last step, so that step may be in the future.
    if (time < this.#now) this.#add(x, y, heat, time, nth / this.#every);
  };

  /**
   * Adds a point to the trail of a body.
   * @param x horizontal position in the world, m
   * @param y vertical position in the world, m
   * @param heat 1 if the motor was at its limit, otherwise 0
   * @param time simulated time, s
   * @param nth number of the point along the trail; -1 for the body's present position
   */
  #add(x: number, y: number, heat: number, time: number, nth: number): void {
    const age = this.#now - time;
    const dx = x - this.#lastX;
    const dy = y - this.#lastY;
    if (Math.sqrt(dx * dx + dy * dy) > this.#look.jump * this.#every) this.#begin();
    this.#lastX = x;
    this.#lastY = y;
    this.#lastHeat = heat;
    const before = this.#lastTime;
    this.#lastTime = time;
    const map = this.#map;
    const pageX = map.x + x * map.cos - y * map.sin;
    const pageY = map.y + x * map.sin + y * map.cos;
    const n = this.#count;
    if (n === this.#xs.length) return;
    const way = n > 0 ? Math.abs(pageX - this.#xs[n - 1]) + Math.abs(pageY - this.#ys[n - 1]) : 0;
    if (n > 0 && way < shortest) return;
    this.#way += way;
    this.#xs[n] = pageX;
    this.#ys[n] = pageY;
    this.#lefts[n] = leftOf(this.#look, age) * Math.min(1, this.#way / fadeIn);
    this.#ages[n] = age;
    this.#indices[n] = nth;
    this.#heats[n] = heat;
    this.#jumps[n] =
      n > 0 && this.#stepCycle && stallsBetween(this.#stepCycle, this.#stepRate, before, time) ? 1 : 0;
    this.#count = n + 1;
  }

  #drawHeat(strips: Strips, dots: Strips, half: number, opacity: number): void {
    const ages = this.#ages;
    const heats = this.#heats;
    for (let from = 0; from < this.#count; from++) {
      if (heats[from] === 0) continue;
      let to = from;
      while (to + 1 < this.#count && heats[to + 1] !== 0 && this.#jumps[to + 1] === 0) to += 1;
      if (ages[from] - ages[to] > heatTime - rounding) {
        this.#drawEdge(strips, from, to, half, opacity);
        this.#drawGlow(dots, from, to, opacity);
      } else heats.fill(0, from, to + 1);
      from = to;
    }
  }

  #drawEdge(strips: Strips, from: number, to: number, half: number, opacity: number): void {
    this.#band(strips, from, to, half + wideEdge.width, palette.heat, opacity);
    const xs = this.#xs;
    const ys = this.#ys;
    const length = 2 * (half + wideEdge.width + wideEdge.out);
    let next = wideEdge.every / 2;
    let way = 0;
    for (let n = from + 1; n <= to; n++) {
      const dx = xs[n] - xs[n - 1];
      const dy = ys[n] - ys[n - 1];
      const chord = Math.sqrt(dx * dx + dy * dy);
      for (; next <= way + chord; next += wideEdge.every) {
        const share = (next - way) / chord;
        strips.image(xs[n - 1] + share * dx, ys[n - 1] + share * dy, wideEdge.tick, length, {
          angle: Math.atan2(dy, dx),
          colour: palette.heat,
          alpha: this.#lefts[n] * opacity,
        });
      }
      way += chord;
    }
  }

  /**
   * Draws a glow along the older 40 % of a trail piece, as a sign that the motor was at its limit.
   * @param from index of the piece's oldest point
   * @param to index of the piece's newest point
   */
  #drawGlow(dots: Strips, from: number, to: number, opacity: number): void {
    const xs = this.#xs;
    const ys = this.#ys;
    const size = 2 * glow.radius;
    const last = from + glow.share * (to - from);
    for (let n = from + 1; n <= last; n++) {
      const dx = xs[n] - xs[n - 1];
      const dy = ys[n] - ys[n - 1];
      const way = Math.sqrt(dx * dx + dy * dy);
      const every = dotEvery(way);
      if (this.#indices[n] % every === 0)
        dots.image(xs[n], ys[n], size, size, {
          colour: palette.heat,
          alpha: glowAlpha(this.#ages[n], every * way) * opacity,
        });
    }
  }

  #lay(strips: Strips, half: number, colour: number, opacity: number): void {
    for (let from = 0; from < this.#count; ) {
      let to = from;
      while (to + 1 < this.#count && this.#jumps[to + 1] === 0) to += 1;
      if (to > from) this.#band(strips, from, to, half, colour, opacity);
      from = to + 1;
    }
  }

  #keepClear(labels: LabelBoard): void {
    if (!labels.isStill || this.#look.tapers) return;
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    for (let n = 0; n < this.#count; n++) {
      if (this.#lefts[n] < avoidedLeast) continue;
      const [x, y] = [this.#xs[n], this.#ys[n]];
      if (Math.abs(x - lastX) + Math.abs(y - lastY) < obstacleSpacing) continue;
      [lastX, lastY] = [x, y];
      labels.addSoftObstacle([
        { x, y },
        { x, y },
      ]);
    }
  }

  /**
   * Draws a band along the points of the trail.
   * @param from index of the first point
   * @param to index of the last point
   * @param half half the width, CSS pixels
   * @param tint 0xRRGGBB
   */
  #band(strips: Strips, from: number, to: number, half: number, tint: number, opacity: number): void {
    const { alphas, tapers } = this.#look;
    const xs = this.#xs;
    const ys = this.#ys;
    const jumps = this.#jumps;
    strips.open(to - from + 1);
    for (let n = from; n <= to; n++) {
      const x = xs[n];
      const y = ys[n];
      const before = n === 0 || jumps[n] !== 0 ? n : n - 1;
      const after = n === this.#count - 1 || jumps[n + 1] !== 0 ? n : n + 1;
      const dx = xs[after] - xs[before];
      const dy = ys[after] - ys[before];
      const length = Math.sqrt(dx * dx + dy * dy) || 1;
      let wide = half / length;
      if (tapers) wide *= this.#lefts[n];
      else wide *= mitreFactor(x - xs[before], y - ys[before], dx / length, dy / length);
      const alpha = (this.#heats[n] === 0 ? alphas.cool : alphas.hot) * this.#lefts[n] * opacity;
      const across = dy * wide;
      const down = -dx * wide;
      strips.pair(x + across, y + down, x - across, y - down, 0.5, 0, 1, tint, alpha);
    }
  }
}

/** Creates the layer that draws the bodies' trails in scenes with few bodies. */
export const trailLayer: LayerMaker = (surface) => {
  const dots = surface.strips(paintDot(surface.scene, 'trail-glow', glow.radius, bell));
  const strips = surface.strips(softBand(surface.scene));
  const tracer = new Tracer(trail);
  return (frame) => tracer.draw(frame, strips, dots);
};

/** Creates the layer with the short trails of many bodies, below their hulls. */
export const wakeLayer: LayerMaker = (surface) => {
  const strips = surface.strips(whiteTexture(surface.scene));
  const tracer = new Tracer(wake);
  return (frame) => tracer.draw(frame, strips, null);
};

/** Creates the texture of a trail, with soft edges. Returns the texture's name. */
function softBand(scene: Phaser.Scene): string {
  // Two texture pixels for each CSS pixel of its width.
  const rows = 4 * trail.half(1);
  return paintTexture(scene, 'trail', 4, rows, (context) => {
    for (let row = 0; row < rows; row++) {
      const off = Math.abs((row + 0.5) / (rows / 2) - 1);
      context.fillStyle = `rgba(255,255,255,${Math.min(1, (1 - off) * 3)})`;
      context.fillRect(0, row, 4, 1);
    }
  });
}
