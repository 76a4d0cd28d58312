// What Dodge draws: warnings at the arena's edge, fuel, the player's ring, near misses, and points where they were scored.
import type Phaser from 'phaser';
import { centreOf } from '../../../scene/bodies/hull-art';
import { prefersReducedMotion } from '../../../scene/draw/reduced-motion';
import { arcPoints, strokePolyline } from '../../../scene/draw/strokes';
import { importance } from '../../../scene/labels/label-board';
import type { Frame, Layer } from '../../../scene/layer';
import { bodyArt } from '../../../view/body-art';
import { palette } from '../../../view/palette';
import { type Dodge, type DodgeEvent, dodgeOf } from '../rules/dodge';
import { launching, type Warning } from '../rules/launcher';

/** A warning's ring: radius (m, and the smallest in CSS pixels), width of its line (CSS pixels), blinks per second, and the fraction of a blink in which it is lit. */
const warning = { radius: 2.6, leastPx: 11, line: 3, blinks: 4, lit: 0.6 };

/** Opacities of a warning's disc, ring and arrow: when lit, and between. */
const warningOpacity = { lit: { disc: 0.3, ring: 1, arrow: 1 }, dim: { disc: 0.12, ring: 0.6, arrow: 0.5 } };

/** A warning's arrow outside its ring: where it begins, its tip, and half its width, in radii of the ring. */
const warningArrow = { from: 1.3, tip: 2.5, half: 0.5 };

/** The arc around a missile for its fuel: radius (m), width (CSS pixels), and the fraction of a full tank below which it is paler. */
const fuelArc = { radius: 2.9, width: 2, low: 0.25 };

/** Radius of the player's ring. m */
const ownRing = 2.6;

/** The ring of a near miss, which grows from the player's: its speed (m/s), and how long it is drawn (s). */
const nearRing = { speed: 9, lasts: 0.5 };

/** Text of points: how far above their place it begins, how far it rises (CSS pixels), and how long it is drawn (s). */
const points = { above: 12, rise: 40, lasts: 1.3 };

export class DodgeLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw(frame: Frame): void {
    this.#graphics.clear();
    const { simulation } = frame.session;
    const game = dodgeOf(simulation);
    if (!game) return;
    for (const each of game.warnings) this.#warn(each, frame);
    this.#drawFuel(game, frame);
    this.#drawPlayer(game, frame);
    for (const [n, event] of game.recent.entries()) {
      const age = simulation.time - frame.lag - event.at;
      if (age < 0) continue;
      if (event.kind === 'near-miss') this.#flash(game, age, frame);
      if (event.points > 0) this.#score(n, event, age, frame);
    }
  }

  /** Draws a ring that shrinks to nothing until the launch, and an arrow in the direction of the launch. */
  #warn({ place, angle, in: left }: Warning, { viewport }: Frame): void {
    const graphics = this.#graphics;
    const centre = viewport.toPage(place);
    const radius = Math.max(warning.leastPx, warning.radius * viewport.zoom);
    const lit = prefersReducedMotion() || (left * warning.blinks) % 1 < warning.lit;
    const opacity = lit ? warningOpacity.lit : warningOpacity.dim;
    graphics.fillStyle(palette.danger, opacity.disc);
    graphics.fillCircle(centre.x, centre.y, radius);
    graphics.lineStyle(warning.line, palette.danger, opacity.ring);
    const sweep = 2 * Math.PI * (left / launching.lead);
    if (sweep > 0) strokePolyline(graphics, arcPoints(centre, radius, -Math.PI / 2, sweep));
    const at = (along: number, across: number) => ({
      x: centre.x + radius * (along * Math.cos(angle) - across * Math.sin(angle)),
      y: centre.y + radius * (along * Math.sin(angle) + across * Math.cos(angle)),
    });
    const { from, tip, half } = warningArrow;
    const [head, right, other] = [at(tip, 0), at(from, half), at(from, -half)];
    graphics.fillStyle(palette.danger, opacity.arrow);
    graphics.fillTriangle(head.x, head.y, right.x, right.y, other.x, other.y);
  }

  #drawFuel(game: Dodge, { poses, viewport }: Frame): void {
    const graphics = this.#graphics;
    for (const missile of game.missiles) {
      const fuel = game.fuelOf(missile) ?? 0;
      const pose = poses.get(missile);
      if (!pose || fuel <= 0) continue;
      const centre = viewport.toPage(centreOf(missile, pose));
      graphics.lineStyle(fuelArc.width, bodyArt.missile.colour, fuel < fuelArc.low ? 0.35 : 0.7);
      strokePolyline(
        graphics,
        arcPoints(centre, fuelArc.radius * viewport.zoom, -Math.PI / 2, 2 * Math.PI * fuel),
      );
    }
  }

  #drawPlayer({ player, state }: Dodge, { poses, viewport }: Frame): void {
    const pose = poses.get(player);
    if (!pose) return;
    const over = state === 'over';
    this.#graphics.lineStyle(1.5, over ? palette.danger : bodyArt.character.colour, 0.7);
    const centre = viewport.toPage(centreOf(player, pose));
    strokePolyline(this.#graphics, arcPoints(centre, ownRing * viewport.zoom));
  }

  /** Draws a ring that grows from the player after a near miss. */
  #flash({ player }: Dodge, age: number, { poses, viewport }: Frame): void {
    const pose = poses.get(player);
    if (!pose || age > nearRing.lasts) return;
    const radius = ownRing + (prefersReducedMotion() ? 0 : nearRing.speed * age);
    this.#graphics.lineStyle(3, palette.error, 1 - age / nearRing.lasts);
    strokePolyline(
      this.#graphics,
      arcPoints(viewport.toPage(centreOf(player, pose)), radius * viewport.zoom),
    );
  }

  #score(n: number, event: DodgeEvent, age: number, { viewport, labels }: Frame): void {
    const { kind, place, points: given, times } = event;
    if (age > points.lasts) return;
    const share = age / points.lasts;
    const { x, y } = viewport.toPage(place);
    const near = kind === 'near-miss';
    labels.ask({
      id: `points ${event.at} ${n}`,
      text: `${near ? 'near ' : ''}+${given}${times > 1 ? `  ×${times}` : ''}`,
      at: { x, y: y - points.above - points.rise * share },
      sides: ['above', 'right', 'left', 'below'],
      priority: importance.score,
      colour: near ? palette.error : palette.heading,
      alpha: 1 - share ** 3,
      size: 15,
      weight: 700,
    });
  }
}
