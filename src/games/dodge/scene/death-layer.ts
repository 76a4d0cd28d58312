// A hit in Dodge, to be understood: the ship breaks, all else sinks, the killer is ringed and named and its way lit.
import type Phaser from 'phaser';
import { centreOf, drawnArt, HullImage } from '../../../scene/bodies/hull-art';
import { ParticleField } from '../../../scene/draw/particle-field';
import { prefersReducedMotion } from '../../../scene/draw/reduced-motion';
import { arcPoints, type LitStroke, strokeLit, strokePolyline } from '../../../scene/draw/strokes';
import { importance } from '../../../scene/labels/label-board';
import type { Frame, Layer } from '../../../scene/layer';
import { palette } from '../../../view/palette';
import { DeathClock, death, nearnessAt, slowTimeAt } from '../death';
import { hulls, looks } from '../looks';
import { type Dodge, dodgeOf } from '../rules/dodge';
import type { Killer } from '../rules/events';
import { hitBursts, hitGlow, reducedBursts } from './bursts';
import { Pieces } from './pieces';

/** How far all else sinks, and how long that takes. Opacity; s */
const veil = { opacity: 0.65, takes: 0.4 };

/** The killer's ring: radius and width (CSS pixels); a smaller one on a small page. */
const ring = { radius: 60, small: 38, smallBelow: 500, width: 3 };

/** Widest page on which the card lies above or below the hit, and not beside it. CSS pixels */
const narrow = 760;

/** Most particles of a hit's burst. */
const mostParticles = 100;

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
  /** The burst of the ship, which lies above the veil and below the pieces. */
  readonly #burst: ParticleField;
  readonly #pieces: Pieces;
  #hull: HullImage | null = null;
  #game: Dodge | null = null;
  #sinceHit = new DeathClock(0);

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    this.#root = parent.parentContainer;
    this.#veil = scene.add.graphics();
    const below = scene.add.container();
    parent.add([this.#veil, below]);
    this.#burst = new ParticleField(scene, below, mostParticles);
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
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
    this.#burst.age(frame.session.simulation);
    if (!game || !killer) {
      this.#burst.draw(frame.viewport);
      this.#game = null;
      return;
    }
    if (game !== this.#game) this.#begin(game, killer, frame.clock);
    this.#game = game;
    this.#sinceHit.pass(frame.clock);
    this.#drawDeath(game, killer, this.#sinceHit.age, frame);
  }

  #begin({ player }: Dodge, killer: Killer, clock: number): void {
    this.#sinceHit = new DeathClock(clock);
    const place = centreOf(player, killer.player);
    for (const burst of prefersReducedMotion() ? reducedBursts : hitBursts)
      this.#burst.particles.burst(place, burst, Math.random);
    this.#burst.particles.burst(place, hitGlow, Math.random);
  }

  #drawDeath(game: Dodge, killer: Killer, age: number, frame: Frame): void {
    const { viewport } = frame;
    const still = prefersReducedMotion();
    const sunk = still ? 1 : Math.min(1, age / veil.takes);
    this.#veil.fillStyle(palette.night, veil.opacity * sunk);
    this.#veil.fillRect(-viewport.width, -viewport.height, 3 * viewport.width, 3 * viewport.height);
    this.#burst.draw(viewport);
    if (age >= death.way || still) this.#drawWay(killer, frame);
    this.#pieces.draw(game.player, killer.player, viewport, {
      time: still ? 0.05 : slowTimeAt(age),
      alpha: age >= death.back && !still ? sunken : 1,
      white: age < flash && !still,
    });
    this.#hull ??= this.#makeHull(killer);
    const { colour } = looks[killer.name];
    this.#hull.draw(killer.entity, killer.pose, viewport, { colour, alpha: 1 });
    if (age >= death.ring || still) this.#name(killer, frame);
    this.#comeNearer(killer, nearnessAt(age, still), frame);
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
    labels.pin({
      id: 'killer',
      text: name,
      at: { x: centre.x, y: centre.y + (below ? radius + 18 : -radius - 18) },
      priority: importance.card,
      colour,
      size: 18,
      weight: 700,
    });
  }

  /** Brings the picture nearer to ship and killer. */
  #comeNearer({ pose, player }: Killer, zoom: number, { viewport }: Frame): void {
    if (zoom === 1) return;
    const { x, y } = viewport.toPage({ x: (pose.x + player.x) / 2, y: (pose.y + player.y) / 2 });
    const scale = this.#root.scaleX;
    this.#root.setScale(scale * zoom);
    this.#root.setPosition(this.#root.x + x * (1 - zoom) * scale, this.#root.y + y * (1 - zoom) * scale);
  }
}
