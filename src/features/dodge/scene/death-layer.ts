// Draws a hit on the player. The ship breaks into seven pieces of its image, and the field darkens. The missile that
// hit gets a ring and its name, and its path lights up.

import type Phaser from 'phaser';
import { centreOf, DrawnBody } from '../../../app/scene/bodies/drawn-body';
import { hullCuts } from '../../../app/scene/bodies/hull-art';
import { drawHull } from '../../../app/scene/bodies/hulls';
import { ParticleField } from '../../../app/scene/draw/particles';
import { prefersReducedMotion } from '../../../app/scene/draw/reduced-motion';
import { type Strips, white } from '../../../app/scene/draw/strips';
import { arcPoints, type LitStroke, strokeLit, strokePolyline } from '../../../app/scene/draw/strokes';
import { importance } from '../../../app/scene/labels/label-board';
import type { Frame, LayerMaker, Surface } from '../../../app/scene/layer';
import { artOf, bodyArt } from '../../../app/view/bodies';
import { palette } from '../../../app/view/palette';
import { lowHeight, phoneWidth } from '../../../app/view/steps';
import type { Viewport } from '../../../app/view/viewport';
import type { Point } from '../../../world/entities/command';
import { looks, playerScale } from '../appearance';
import { DeathClock, death, nearnessAt, slowTimeAt } from '../death';
import { type Dodge, dodgeOf } from '../rules/dodge';
import type { Killer } from '../rules/events';
import { hitBursts, hitGlow, reducedBursts } from './bursts';

type Graphics = Phaser.GameObjects.Graphics;

/** Dark layer over the field after a hit: opacity, and time in which the layer appears (s). */
const veil = { opacity: 0.65, takes: 0.4 };

/** Ring around the missile that hit the player: radius, radius on small pages (`small`), and line width. CSS pixels */
const ring = { radius: 60, small: 38, width: 3 };

/** Largest number of particles of the player's explosion. */
const mostParticles = 100;

/** Time for which the pieces of the ship flash white. s */
const flash = 0.06;

/** Opacity of the pieces of the player's ship after the close-up of a hit has ended. */
const sunken = 0.4;

/**
 * Returns the line styles for the glowing path of the missile that hit the player.
 * @param colour colour of that missile
 */
const wayIn = (colour: number): readonly LitStroke[] => [
  { width: 16, colour, alpha: 0.12 },
  { width: 8, colour, alpha: 0.2 },
  { width: 3.5, colour: palette.label, alpha: 1 },
];

/** Time added to the flight time of the ship's pieces, so that they lie apart right after the hit. s */
const headStart = 0.5;

/**
 * Pieces of the destroyed ship: left, top, width and height in the image (pixels), velocity along and across the ship
 * (m/s), angular velocity (rad/s).
 */
const cuts = [
  { at: [100, 140, 150, 116], velocity: [-4, -2.5], spin: -2 },
  { at: [100, 256, 150, 116], velocity: [-3.2, 3.4], spin: 2.4 },
  { at: [250, 100, 170, 156], velocity: [-1.2, -4], spin: 1.6 },
  { at: [250, 256, 170, 156], velocity: [-0.8, 4], spin: -1.8 },
  { at: [420, 110, 190, 146], velocity: [1.6, -3.4], spin: -1.4 },
  { at: [420, 256, 190, 146], velocity: [1.2, 3.6], spin: 2 },
  { at: [610, 140, 300, 232], velocity: [4, 0.6], spin: 1.1 },
] as const;

export const deathLayer: LayerMaker = (surface) => {
  const veilGraphics = surface.graphics();
  // The burst of the ship lies above the veil and below the pieces.
  const burst = new ParticleField(surface, mostParticles);
  const graphics = surface.graphics();
  const strips = surface.strips();
  let last: Dodge | null = null;
  let sinceHit = new DeathClock(0);
  return (frame) => {
    const { session, viewport, clock } = frame;
    const game = dodgeOf(session.simulation);
    const killer = game?.killer ?? null;
    burst.age(session.simulation);
    if (game && killer) {
      if (game !== last) {
        sinceHit = new DeathClock(clock);
        burstShip(burst, game, killer);
      }
      sinceHit.pass(clock);
      drawVeil(veilGraphics, sinceHit.age, viewport);
      drawDeath(graphics, strips, surface, game, killer, sinceHit.age, frame);
    }
    last = killer && game;
    burst.draw(viewport);
  };
};

function burstShip({ particles }: ParticleField, { player }: Dodge, killer: Killer): void {
  const place = centreOf(player, killer.player);
  for (const burst of [...(prefersReducedMotion() ? reducedBursts : hitBursts), hitGlow])
    particles.burst(place, burst, Math.random);
}

function drawVeil(graphics: Graphics, age: number, { width, height }: Viewport): void {
  const sunk = prefersReducedMotion() ? 1 : Math.min(1, age / veil.takes);
  graphics.fillStyle(palette.night, veil.opacity * sunk).fillRect(-width, -height, 3 * width, 3 * height);
}

/**
 * Draws the missile's path, its name and the ship's pieces after a hit on the player.
 * @param age time since the hit, s
 */
function drawDeath(
  graphics: Graphics,
  strips: Strips,
  { scene: { textures }, group }: Surface,
  game: Dodge,
  killer: Killer,
  age: number,
  frame: Frame,
): void {
  const { viewport } = frame;
  const still = prefersReducedMotion();
  const look = looks[killer.name];
  if (age >= death.way || still) {
    const way = killer.way.map((place) => viewport.toPage(place));
    strokeLit(graphics, way, wayIn(look.colour));
  }
  drawPieces(strips, textures, game, killer, viewport, {
    time: still ? 0.05 : slowTimeAt(age),
    alpha: age >= death.back && !still ? sunken : 1,
    flashes: age < flash && !still,
  });
  const body = new DrawnBody(killer.entity).pose(killer.pose);
  drawHull(strips, body.place(textures, viewport, look, look.colour));
  if (age >= death.ring || still) nameKiller(graphics, killer, body.centre, frame);
  comeNearer(group.parentContainer, killer, nearnessAt(age, still), viewport);
}

/** Draws a ring around the missile that hit the player, with its name. */
function nameKiller(graphics: Graphics, { name }: Killer, centre: Point, { viewport, labels }: Frame): void {
  const { colour } = looks[name];
  const radius = Math.min(viewport.width, viewport.height) <= lowHeight ? ring.small : ring.radius;
  graphics.lineStyle(ring.width, colour, 1);
  strokePolyline(graphics, arcPoints(centre, radius));
  // The name is on the outer side of the ring. On a narrow page it avoids the card, which is above or below.
  const below = centre.y < viewport.height / 2 !== viewport.width <= phoneWidth;
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

/**
 * Zooms the picture in on the ship and the missile that hit it.
 * @param root container of all layers
 * @param zoom factor by which the picture is enlarged
 */
function comeNearer(
  root: Phaser.GameObjects.Container,
  { pose, player }: Killer,
  zoom: number,
  viewport: Viewport,
): void {
  if (zoom === 1) return;
  const { x, y } = viewport.toPage({ x: (pose.x + player.x) / 2, y: (pose.y + player.y) / 2 });
  const scale = root.scaleX;
  root.setScale(scale * zoom);
  root.setPosition(root.x + x * (1 - zoom) * scale, root.y + y * (1 - zoom) * scale);
}

/** State of the ship's flying pieces at one moment after a hit: time, opacity, and whether they flash. */
interface PiecesLook {
  /** Slow-motion time since the hit. It passes more slowly than real time. s */
  readonly time: number;
  readonly alpha: number;
  readonly flashes: boolean;
}

/** Draws the flying pieces of the player's ship. */
function drawPieces(
  strips: Strips,
  textures: Phaser.Textures.TextureManager,
  { player }: Dodge,
  { player: pose }: Killer,
  viewport: Viewport,
  { time, alpha, flashes }: PiecesLook,
): void {
  const { texture } = bodyArt.character;
  const source = textures.get(texture).source[0];
  strips.use(texture);
  const { density, back, size } = hullCuts.paint;
  const centre = centreOf(player, pose);
  const scale = (player.build.size * playerScale) / density;
  const [cos, sin] = [Math.cos(pose.angle), Math.sin(pose.angle)];
  const flown = time > 0 ? time + headStart * Math.min(1, time / 0.012) : headStart;
  for (const { at, velocity, spin } of cuts) {
    const [left, top, width, height] = at;
    const along = (left + width / 2 - back * density) * scale + velocity[0] * flown;
    const across = (top + height / 2 - size[1] / 2) * scale + velocity[1] * flown;
    const { x, y } = viewport.toPage({
      x: centre.x + along * cos - across * sin,
      y: centre.y + along * sin + across * cos,
    });
    const angle = pose.angle + viewport.turn + spin * flown;
    const [ax, ay] = [Math.cos(angle) * scale * viewport.zoom, Math.sin(angle) * scale * viewport.zoom];
    const put = ({ at: [, from] }: typeof hullCuts.paint | typeof hullCuts.trim, colour: number) =>
      strips.box(
        {
          left: -width / 2,
          right: width / 2,
          top: -height / 2,
          bottom: height / 2,
          u0: left / source.width,
          u1: (left + width) / source.width,
          v0: 1 - (from + top) / source.height,
          v1: 1 - (from + top + height) / source.height,
        },
        x,
        y,
        ax,
        ay,
        -ay,
        ax,
        colour,
        alpha,
      );
    put(hullCuts.paint, flashes ? white : artOf(player).colour);
    put(hullCuts.trim, white);
  }
}
