// Trails: where each body has been, one rope per body.
import Phaser from 'phaser';
import type { Point } from '../../entities/command';
import { colourOf } from '../../view/body-colours';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';

/** Number of points of a trail, and the distance between two of them (m). 600 × 0.25 m is 15 s at 10 m/s. */
const trail = { points: 600, spacing: 0.25 };

/** Points of all trails together, and the fewest of a trail: many bodies have shorter trails, very many have none. */
const budget = { points: 24_000, shortest: 40 };

/** Longest distance between two frames; after a longer one, such as a restart, the trail begins again. m */
const jump = 5;

interface Trail {
  readonly rope: Phaser.GameObjects.Rope;
  /** Where the body has been, newest last. m */
  readonly places: Point[];
}

export class TrailLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #trails = new Visuals<Trail>(({ rope }) => rope.destroy());

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    makeTexture(scene);
  }

  draw({ session, view, viewport, poses }: Frame): void {
    this.#trails.sweep(poses);
    const points = Math.min(trail.points, Math.floor(budget.points / poses.size));
    if (points < budget.shortest) return;
    for (const [entity, pose] of poses) {
      const { rope, places } = this.#trails.of(entity, () => this.#make(colourOf(session, entity), points));
      remember(places, pose, rope.points.length);
      rope.setVisible(view.shown.trails && places.length > 1);
      if (!rope.visible) continue;
      this.#lay(
        rope,
        [...places, pose].map((place) => viewport.toPage(place)),
      );
    }
  }

  /** Lays a rope along places on the page. Unused points are 0.01 px apart, because a segment needs a direction. */
  #lay(rope: Phaser.GameObjects.Rope, way: readonly Point[]): void {
    const spare = rope.points.length - way.length;
    rope.points.forEach((point, n) => {
      const from = way[Math.max(0, n - spare)];
      point.x = from.x - Math.max(0, spare - n) * 0.01;
      point.y = from.y + (n === rope.points.length - 1 ? 0.01 : 0);
    });
    rope.setDirty();
  }

  #make(colour: number, length: number): Trail {
    const points = Array.from({ length }, (_, n) => new Phaser.Math.Vector2(n, 0));
    const alphas = points.map((_, n) => 0.75 * (n / points.length) ** 1.3);
    const colours = points.map(() => colour);
    const rope = this.#scene.add.rope(0, 0, 'trail', undefined, points, true, colours, alphas);
    this.#parent.add(rope);
    return { rope, places: [] };
  }
}

function remember(places: Point[], { x, y }: Point, most: number): void {
  const last = places.at(-1);
  const way = last ? Math.hypot(x - last.x, y - last.y) : Infinity;
  if (way > jump) places.length = 0;
  if (way < trail.spacing) return;
  places.push({ x, y });
  if (places.length >= most) places.shift();
}

/** A trail's cross-section: soft at its edges. */
function makeTexture({ textures }: Phaser.Scene): void {
  const texture = textures.createCanvas('trail', 4, 4);
  const context = texture?.getContext();
  if (!texture || !context) return;
  [0.25, 1, 1, 0.25].forEach((alpha, row) => {
    context.fillStyle = `rgba(255,255,255,${alpha})`;
    context.fillRect(0, row, 4, 1);
  });
  texture.refresh();
}
