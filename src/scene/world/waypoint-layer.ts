// The waypoints of the path: numbered rings, with the marks of those taken.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import { boxAbout } from '../labels/box';
import { importance } from '../labels/label-board';
import type { Frame, Layer } from '../layer';
import { shownWaypoints } from './shown-waypoints';
import { followsPath, markLeft, marksOf } from './taken';

/** Width of the picture of a waypoint, whose ring is 20 px wide, and of a plain one; and how much larger the selected one is. CSS pixels */
const handle = { width: 35, plain: 22, selected: 1.3 };

/** Opacities of rings: that of a waypoint to come and of its number, that of the next one, the ground within, and a new mark. */
const rings = { later: 0.62, number: 0.85, next: 1, ground: 0.92, mark: 0.88 };

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

export class WaypointLayer implements Layer {
  readonly #scene: Phaser.Scene;
  /** All grounds, over them all marks, over these all rings: images of one texture are drawn at once. */
  readonly #parts: Readonly<Record<keyof Handle, Phaser.GameObjects.Container>>;
  readonly #handles: Handle[] = [];

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    const [ground, mark, ring] = [0, 1, 2].map(() => scene.add.container(0, 0));
    parent.add([ground, mark, ring]);
    this.#parts = { ground, mark, ring };
  }

  draw({ session, view, viewport, lag, labels }: Frame): void {
    const { waypoints, mode } = session.commands;
    // In other modes nobody flies it, and a press cannot take hold of it.
    const points = mode === 'path' ? waypoints.map((place) => viewport.toPage(place)) : [];
    const marks = marksOf(session, session.simulation.time - lag);
    const plain = view.faces.of(session.scenario)?.plainPath ?? false;
    const next = new Set<number>();
    for (const entity of session.entities)
      if (followsPath(session.simulation, entity)) next.add(entity.cursor);
    const always = new Set([...next, ...(view.selectedWaypoint === null ? [] : [view.selectedWaypoint])]);
    const shown = shownWaypoints(points, viewport, always);
    while (this.#handles.length < shown.length) this.#addHandle();
    this.#handles.forEach((picture, nth) => {
      const n = shown[nth];
      if (n === undefined) {
        show(picture, false);
        return;
      }
      const taken = marks.get(n);
      const selected = n === view.selectedWaypoint;
      const look = {
        width: widthOf(plain, selected),
        bright: selected || next.has(n),
        colour: taken ? colourOf(session, taken.entity) : palette.label,
        left: taken ? markLeft(taken.age) : 0,
      };
      drawHandle(picture, points[n], look);
      labels.addObstacle(boxAbout(points[n], ringWidth / 2));
      if (plain) return;
      labels.pin({
        id: `waypoint ${n}`,
        text: String(n + 1),
        at: points[n],
        priority: importance.waypoint,
        colour: look.left > darkFrom ? palette.night : palette.label,
        alpha: look.bright || look.left > 0 ? 1 : rings.number,
        weight: 600,
      });
    });
  }

  #addHandle(): void {
    const [ground, mark, ring] = ['disc', 'disc', 'handle'].map((key) => this.#scene.add.image(0, 0, key));
    ground.setTint(palette.night);
    this.#parts.ground.add(ground);
    this.#parts.mark.add(mark);
    this.#parts.ring.add(ring);
    this.#handles.push({ ground, mark, ring });
  }
}

/** Width of the picture of a waypoint. CSS pixels */
function widthOf(plain: boolean, selected: boolean): number {
  return (plain ? handle.plain : handle.width) * (selected ? handle.selected : 1);
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
}

function drawHandle(picture: Handle, { x, y }: Point, { width, bright, colour, left }: Look): void {
  const { ground, mark, ring } = picture;
  show(picture, true);
  for (const part of [ground, mark, ring]) part.setPosition(x, y).setDisplaySize(width, width);
  ground.setAlpha(rings.ground);
  mark.setTint(colour).setAlpha(rings.mark * left);
  const faint = rings.later + (rings.next - rings.later) * left;
  ring.setTint(bright ? palette.label : colour).setAlpha(bright ? rings.next : faint);
}

function show({ ground, mark, ring }: Handle, visible: boolean): void {
  for (const part of [ground, mark, ring]) part.setVisible(visible);
}
