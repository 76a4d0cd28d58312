// A hit in Dodge, to be understood: the ship breaks, all else sinks, the killer is ringed and named and its way lit.
import type Phaser from 'phaser';
import { centreOf, drawnArt, HullImage } from '../../../scene/bodies/hull-art';
import { prefersReducedMotion } from '../../../scene/draw/reduced-motion';
import { arcPoints, type LitStroke, strokeLit, strokePolyline } from '../../../scene/draw/strokes';
import { importance } from '../../../scene/labels/label-board';
import type { Frame, Layer } from '../../../scene/layer';
import { palette } from '../../../view/palette';
import { death, slowTimeAt } from '../death';
import { hulls, looks } from '../looks';
import { type Dodge, dodgeOf } from '../rules/dodge';
import type { Killer } from '../rules/events';
import { Pieces } from './pieces';

/** How far all else sinks, and how long that takes. Opacity; s */
const veil = { opacity: 0.65, takes: 0.4 };

/** The killer's ring: radius and width (CSS pixels); a smaller one on a small page. */
const ring = { radius: 60, small: 38, smallBelow: 500, width: 3 };

/** Widest page on which the card lies above or below the hit, and not beside it. CSS pixels */
const narrow = 760;

/** How much the picture comes nearer, and how long that takes. s */
const nearer = { by: 1.15, takes: 0.3 };

/** How long the pieces flash. s */
const flash = 0.06;

/** Opacity of the pieces once the picture returns. */
const sunken = 0.4;

/** The way of a killer, in a light of its colour. */
const wayIn = (colour: number): readonly LitStroke[] => [
  { width: 16, colour, alpha: 0.12 },
  { width: 8, colour, alpha: 0.2 },
  { width: 3.5, colour: palette.label, alpha: 1 },
];

export class DeathLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #root: Phaser.GameObjects.Container;
  readonly #veil: Phaser.GameObjects.Graphics;
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #pieces: Pieces;
  #hull: HullImage | null = null;
  #game: Dodge | null = null;
  /** Real time of the hit. s */
  #at = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    this.#root = parent.parentContainer;
    this.#veil = scene.add.graphics();
    this.#graphics = scene.add.graphics();
    parent.add([this.#veil, this.#graphics]);
    this.#pieces = new Pieces(scene, parent);
    this.#pieces.hide();
  }

  draw(frame: Frame): void {
    this.#graphics.clear();
    this.#veil.clear();
    const game = dodgeOf(frame.session.simulation);
    const killer = game?.killer ?? null;
    if (game !== this.#game || !killer) {
      this.#hull?.destroy();
      this.#hull = null;
      this.#pieces.hide();
    }
    if (!game || !killer) {
      this.#game = null;
      return;
    }
    if (game !== this.#game) this.#at = frame.clock;
    this.#game = game;
    this.#drawDeath(game, killer, frame.clock - this.#at, frame);
  }

  #drawDeath(game: Dodge, killer: Killer, age: number, frame: Frame): void {
    const { viewport } = frame;
    const still = prefersReducedMotion();
    const sunk = still ? 1 : Math.min(1, age / veil.takes);
    this.#veil.fillStyle(palette.night, veil.opacity * sunk);
    this.#veil.fillRect(-viewport.width, -viewport.height, 3 * viewport.width, 3 * viewport.height);
    if (age >= death.way || still) this.#drawWay(killer, frame);
    this.#pieces.draw(game.player, killer.player, viewport, {
      time: still ? 0.05 : slowTimeAt(age),
      alpha: age >= death.back ? sunken : 1,
      white: age < flash && !still,
    });
    this.#hull ??= this.#makeHull(killer);
    const { colour } = looks[killer.name];
    this.#hull.draw(killer.entity, killer.pose, viewport, { colour, alpha: 1 });
    if (age >= death.ring || still) this.#name(killer, frame);
    if (!still) this.#comeNearer(killer, age, frame);
  }

  #makeHull({ entity, name }: Killer): HullImage {
    const art = name === 'dart' ? undefined : hulls[name];
    return new HullImage(this.#scene, this.#parent, drawnArt(this.#scene.textures, entity, art));
  }

  /** The killer's whole way since its launch. */
  #drawWay({ way: places, name }: Killer, { viewport }: Frame): void {
    const points = places.map((place) => viewport.toPage(place));
    strokeLit(this.#graphics, points, wayIn(looks[name].colour));
  }

  #name({ entity, pose, name }: Killer, { viewport, labels }: Frame): void {
    const { colour } = looks[name];
    const centre = viewport.toPage(centreOf(entity, pose));
    const radius = Math.min(viewport.width, viewport.height) < ring.smallBelow ? ring.small : ring.radius;
    this.#graphics.lineStyle(ring.width, colour, 1);
    strokePolyline(this.#graphics, arcPoints(centre, radius));
    // Away from the middle; on a narrow page the card is there, above or below, and the name on the other side.
    const below = centre.y < viewport.height / 2 !== viewport.width <= narrow;
    labels.fix({
      id: 'killer',
      text: name,
      at: { x: centre.x, y: centre.y + (below ? radius + 18 : -radius - 18) },
      priority: importance.card,
      colour,
      size: 18,
      weight: 700,
    });
  }

  /** Brings the picture nearer to ship and killer, and back. */
  #comeNearer({ pose, player }: Killer, age: number, { viewport }: Frame): void {
    const { takes, by } = nearer;
    const gone = age < death.back ? Math.min(1, age / takes) : Math.max(0, 1 - (age - death.back) / 0.2);
    if (gone === 0) return;
    const eased = gone * gone * (3 - 2 * gone);
    const zoom = 1 + (by - 1) * eased;
    const { x, y } = viewport.toPage({ x: (pose.x + player.x) / 2, y: (pose.y + player.y) / 2 });
    const scale = this.#root.scaleX;
    this.#root.setScale(scale * zoom);
    this.#root.setPosition(this.#root.x + x * (1 - zoom) * scale, this.#root.y + y * (1 - zoom) * scale);
  }
}
