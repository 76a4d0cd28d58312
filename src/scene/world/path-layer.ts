// The path: its legs, its numbered waypoints with the marks of those taken, and the line that a person is drawing.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import { strokeDashes } from '../draw/dashes';
import { boxAbout } from '../labels/box';
import { importance } from '../labels/label-board';
import type { Frame, Layer } from '../layer';
import { markLeft, marksOf } from './taken';

/** Width of the picture of a waypoint, whose ring is 20 px wide; and how much larger the selected one is. CSS pixels */
const handle = { width: 35, selected: 1.3 };

/** Legs: dash, gap, width and distance from a waypoint (CSS pixels), and opacity. */
const leg = { dash: 10, gap: 8, width: 2, clear: 13, alpha: 0.4 };

/** Opacity of the path in a mode that does not follow it. */
const unused = 0.35;

/** Opacities of rings: that of a waypoint to come and of its number, that of the next one, and the ground within. */
const rings = { later: 0.62, number: 0.85, next: 1, ground: 0.92 };

/** How much of a mark must be left for its number to be dark. */
const darkFrom = 0.45;

/** One waypoint's picture. */
interface Handle {
  readonly ground: Phaser.GameObjects.Image;
  readonly mark: Phaser.GameObjects.Image;
  readonly ring: Phaser.GameObjects.Image;
}

/** Width of its ring. CSS pixels */
const ringWidth = 20;

export class PathLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #pictures: Phaser.GameObjects.Container;
  readonly #handles: Handle[] = [];

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#graphics = scene.add.graphics();
    this.#pictures = scene.add.container(0, 0);
    parent.add([this.#graphics, this.#pictures]);
  }

  draw(frame: Frame): void {
    const { session, viewport, hand } = frame;
    const { waypoints, loop, mode } = session.commands;
    const points = waypoints.map((place) => viewport.toPage(place));
    const strength = mode === 'path' ? 1 : unused;
    this.#graphics.clear();
    this.#drawLegs(points, loop, strength);
    this.#drawDraft(hand.draft.map((place) => viewport.toPage(place)));
    this.#drawHandles(points, strength, frame);
  }

  /** The legs, from ring to ring. */
  #drawLegs(points: readonly Point[], loop: boolean, strength: number): void {
    const graphics = this.#graphics;
    graphics.lineStyle(leg.width, palette.label, leg.alpha * strength);
    const legs = loop && points.length > 2 ? points.length : points.length - 1;
    for (let n = 0; n < legs; n++) {
      const [from, to] = [points[n], points[(n + 1) % points.length]];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length < 2 * leg.clear) continue;
      const along = { x: ((to.x - from.x) / length) * leg.clear, y: ((to.y - from.y) / length) * leg.clear };
      const start = { x: from.x + along.x, y: from.y + along.y };
      const end = { x: to.x - along.x, y: to.y - along.y };
      strokeDashes(graphics, start, end, leg.dash, leg.gap);
    }
  }

  #drawDraft(points: readonly Point[]): void {
    if (points.length < 2) return;
    const graphics = this.#graphics;
    graphics.lineStyle(3, palette.draft, 0.9);
    graphics.beginPath();
    graphics.moveTo(points[0].x, points[0].y);
    for (const { x, y } of points) graphics.lineTo(x, y);
    graphics.strokePath();
  }

  #drawHandles(points: readonly Point[], strength: number, { session, view, lag, labels }: Frame): void {
    while (this.#handles.length < points.length) this.#addHandle();
    const marks = marksOf(session, session.simulation.time - lag);
    const next = new Set<number>();
    for (const { command, cursor } of session.entities) if (command.kind === 'follow-path') next.add(cursor);
    this.#handles.forEach((picture, n) => {
      if (n >= points.length) {
        show(picture, false);
        return;
      }
      const taken = marks.get(n);
      const selected = n === view.selectedWaypoint;
      const look = {
        width: handle.width * (selected ? handle.selected : 1),
        bright: selected || next.has(n),
        colour: taken ? colourOf(session, taken.entity) : palette.label,
        left: taken ? markLeft(taken.age) : 0,
        strength,
      };
      drawHandle(picture, points[n], look);
      labels.keepOff(boxAbout(points[n], ringWidth / 2));
      labels.fix({
        id: `waypoint ${n}`,
        text: String(n + 1),
        at: points[n],
        priority: importance.waypoint,
        colour: look.left > darkFrom ? palette.night : palette.label,
        alpha: (look.bright || look.left > 0 ? 1 : rings.number) * strength,
        weight: 600,
      });
    });
  }

  #addHandle(): void {
    const [ground, mark, ring] = ['disc', 'disc', 'handle'].map((key) => this.#scene.add.image(0, 0, key));
    ground.setTint(palette.night);
    this.#pictures.add([ground, mark, ring]);
    this.#handles.push({ ground, mark, ring });
  }
}

/** How a waypoint looks now. */
interface Look {
  /** CSS pixels */
  readonly width: number;
  /** Whether it is selected, or a body heads for it. */
  readonly bright: boolean;
  /** That of the body that took it. 0xRRGGBB */
  readonly colour: number;
  /** What is left of the mark, 0 to 1. */
  readonly left: number;
  /** Opacity of the path, 0 to 1. */
  readonly strength: number;
}

function drawHandle(picture: Handle, { x, y }: Point, { width, bright, colour, left, strength }: Look): void {
  const { ground, mark, ring } = picture;
  show(picture, true);
  for (const part of [ground, mark, ring]) part.setPosition(x, y).setDisplaySize(width, width);
  ground.setAlpha(rings.ground * strength);
  mark.setTint(colour).setAlpha(left * strength);
  const faint = rings.later + (rings.next - rings.later) * left;
  ring.setTint(bright ? palette.label : colour).setAlpha((bright ? rings.next : faint) * strength);
}

function show({ ground, mark, ring }: Handle, visible: boolean): void {
  for (const part of [ground, mark, ring]) part.setVisible(visible);
}
