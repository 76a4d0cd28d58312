// The names of bodies: until the first press or key, then under the pointer, and always if hulls look alike.

import type Phaser from 'phaser';
import { distance, type Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { gunsOf } from '../../../world/simulation/guns/gunnery';
import type { Session } from '../../session/session';
import { colourOf, looksLikeAnother } from '../../view/bodies';
import { boxAbout, meets, type PageBox } from '../../view/box';
import { palette } from '../../view/palette';
import { SceneWatch } from '../../view/scene-watch';
import type { ViewState } from '../../view/view-state';
import { exhaustLine } from '../bodies/plumes';
import { corners, importance, type LabelRequest, typeBeside } from '../labels/label-board';
import { type Frame, layerOf } from '../layer';
import { standOf } from './gauge-layer';
import { isNamedWithScore } from './score-layer';

/** Largest number of bodies for which names are shown. */
const mostNamed = 12;

/** Distance from a hull within which the pointer counts as on the body. CSS pixels */
const pointerReach = 8;

/** Distance between a body's hull and its name if there is no room right beside the hull. CSS pixels */
const reach = 32;

/** The fields of a label request that say where the name of a body may be, and at what width it wraps. */
type NameSpot = Pick<LabelRequest, 'at' | 'sides' | 'slides' | 'wrap'>;

/** Sides of a hull at which its name may be placed, in order of preference. */
const besideBody = { sides: [...(['right', 'left', 'above', 'below'] as const), ...corners] };

/** Sides of a hull at which its name may be placed in a row of bodies, in order of preference. */
const inRow = { sides: ['above', 'right', 'left', 'below'] as const };

/** Sides of the circle of a gun's range at which the gun's name may be, if there is no room below the circle. */
const inRange = { sides: ['inside', 'left', 'right'] } as const;

/** Place of a name over the middle of the place at which a body holds its height, higher if a number is there. */
const overStand = { sides: ['above'], slides: [0] } as const;

/** Height that the name of a gun takes below the circle of its range. CSS pixels */
const belowGun = 50;

/** Largest distance between bodies that count as being in one place. m */
const onePlace = 0.01;

export const nameLayer = layerOf(
  ({ scene }) => new FirstTouch(scene),
  (firstTouch, frame) => {
    const { session, view, viewport, bodies, labels, hand } = frame;
    const touched = firstTouch.hasCome(session, view);
    const named = session.entities.filter(
      (entity) => bodies.has(entity) && !session.simulation.specOf(entity).hostile,
    );
    if (named.length > mostNamed) return;
    if (waitInOnePlace(session, named)) {
      nameTogether(frame, named);
      return;
    }
    const pointed = hand.pointed && boxAbout(hand.pointed, pointerReach);
    const isRow = waitInRow(frame, named);
    for (const [n, entity] of named.entries()) {
      const body = bodies.get(entity);
      if (!body?.box) continue;
      const stand = standOf(entity, viewport);
      if (!stand && !isRow) labels.addSoftObstacle(exhaustLine(body));
      const isPointed = pointed !== null && meets(body.box, pointed);
      const isUsual = !touched || isPointed || session.building;
      if (!isNameDue(frame, entity, named, isUsual)) continue;
      placeName(frame, n, entity, placeOf(frame, entity, body.box, isRow));
    }
  },
);

/** Returns where the name of a gun may be: below its range, or in it, and no wider. All lengths in CSS pixels */
function placeOfGun(middle: Point, range: number, free: PageBox): NameSpot {
  const circle = boxAbout(middle, range);
  const end = circle.top + circle.height;
  if (end + belowGun > free.top + free.height) return { at: circle, wrap: circle.width, ...inRange };
  // A flat box, so that no enemy in the circle counts as the labelled body.
  return { at: { ...circle, top: end, height: 0 }, wrap: circle.width, sides: ['below'], slides: [0] };
}

/** Returns where a body's name may be. @param box box of the body's hull on the page, CSS pixels */
function placeOf(
  { session, viewport, labels }: Frame,
  entity: Entity,
  box: PageBox,
  isRow: boolean,
): NameSpot {
  const gun = gunsOf(session.simulation).find(({ turret }) => turret === entity);
  if (gun)
    return placeOfGun(
      viewport.toPage(entity.body.getPosition()),
      gun.spec.range * viewport.zoom,
      labels.free,
    );
  const stand = standOf(entity, viewport);
  if (stand && session.round.state === 'held') return { at: stand, ...overStand };
  return { at: stand ?? box, ...(stand || isRow ? inRow : besideBody) };
}

/**
 * Writes the name of a body.
 * @param n index of the body among the named ones
 */
function placeName({ session, labels }: Frame, n: number, entity: Entity, place: NameSpot): void {
  labels.place({
    id: `name ${n}`,
    text: unbroken(session.labelOf(entity)),
    ...typeBeside(labels.free),
    ...place,
    priority: importance.name,
    colour: colourOf(session, entity),
    weight: 600,
    reach,
  });
}

/** Whether at least three bodies wait side by side, so that their names should be on the same side of each. */
function waitInRow({ session: { round }, bodies }: Frame, entities: readonly Entity[]): boolean {
  if (round.state !== 'waiting' || entities.length < 3) return false;
  const boxes = entities.flatMap((entity) => bodies.get(entity)?.box ?? []);
  const lowestTop = Math.max(...boxes.map(({ top }) => top));
  const highestBottom = Math.min(...boxes.map(({ top, height }) => top + height));
  return highestBottom - lowestTop > 0.5 * Math.max(...boxes.map(({ height }) => height));
}

/** Whether all bodies wait in one place, so that only the last one can be seen. */
function waitInOnePlace({ round }: Session, entities: readonly Entity[]): boolean {
  if (round.state !== 'waiting' || entities.length < 2) return false;
  const [first, ...others] = entities.map(({ body }) => body.getPosition());
  return others.every((place) => distance(place, first) <= onePlace);
}

/** Writes one text instead of the names of bodies that start in one place. */
function nameTogether({ bodies, labels }: Frame, entities: readonly Entity[]): void {
  const box = bodies.get(entities[0])?.box;
  if (!box) return;
  const text = `all ${entities.length} start here`;
  const look = { colour: palette.label, weight: 600, ...typeBeside(labels.free) };
  labels.place({ id: 'names', text, at: box, ...besideBody, priority: importance.name, reach, ...look });
}

/**
 * Whether a body's name is shown beside the body.
 * @param isUsual false to show the name only if another body looks the same; true to show it whatever bodies look like
 */
function isNameDue(frame: Frame, entity: Entity, named: readonly Entity[], isUsual: boolean): boolean {
  if (!isUsual && !looksLikeAnother(frame.session, entity, named)) return false;
  return !isNamedWithScore(frame, entity) && !isNamedByMark(frame, entity);
}

/** Whether the text of a mark of the answer contains a body's name, as in “caught by lead”. */
function isNamedByMark({ session, answer }: Frame, entity: Entity): boolean {
  if (!answer || session.round.state !== 'held') return false;
  const name = session.labelOf(entity);
  return answer.marks.some((mark) => mark.kind === 'place' && mark.of === entity && mark.text.endsWith(name));
}

/** Returns the name with a no-break space between a number and its unit at the end, as in "60 Hz". */
function unbroken(name: string): string {
  return name.replace(/(\d) (?=\p{L}+$)/u, '$1\u00a0');
}

/** Detects the first press or key in a scene. */
class FirstTouch {
  #scenes: SceneWatch | null = null;
  #touched = false;

  /** Listens for pointer presses and keys on the page until the Phaser scene is destroyed. */
  constructor({ events }: Phaser.Scene) {
    const ended = new AbortController();
    const touch = () => {
      this.#touched = true;
    };
    window.addEventListener('pointerdown', touch, { capture: true, signal: ended.signal });
    window.addEventListener('keydown', touch, { capture: true, signal: ended.signal });
    events.once('destroy', () => ended.abort());
  }

  /** Whether a person has pressed the pointer or a key since the scene was opened. Must be called in every frame. */
  hasCome(session: Session, { modes }: ViewState): boolean {
    this.#scenes ??= new SceneWatch(modes);
    if (this.#scenes.isNew(session)) this.#touched = false;
    return this.#touched;
  }
}
