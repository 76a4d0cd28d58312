// Rectangles on the page: the free area, overlaps, and the best place for a note beside a body.
import type { Point } from '../../entities/command';
import type { Viewport } from '../../view/viewport';

/** A rectangle on the page. CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the page that no panel covers, less a margin. */
export function freeBox(viewport: Viewport, margin: number): Box {
  const { width, height } = viewport.free;
  const { x, y } = viewport.toPage(viewport.centre);
  return {
    x: x - width / 2 + margin,
    y: y - height / 2 + margin,
    width: width - 2 * margin,
    height: height - 2 * margin,
  };
}

/** A square about a point. */
export function boxAbout({ x, y }: Point, half: number): Box {
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

/** Area that two boxes share. CSS pixels². */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The box, moved as little as possible to lie inside another one. The top left of a box that is too large is at the other's top left. */
export function movedInside(box: Box, inside: Box): Box {
  const into = (at: number, size: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + room - size));
  return {
    ...box,
    x: into(box.x, box.width, inside.x, inside.width),
    y: into(box.y, box.height, inside.y, inside.height),
  };
}

/** The places for a note beside a body: [1 right or -1 left; -1 above, 0 level or 1 below]. Of equally good ones the first is taken. */
const corners = [
  [1, -1],
  [-1, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
] as const;

/** Something that a note should not cover. */
export interface Shown {
  readonly box: Box;
  /** How bad it is to cover it, relative to others. */
  readonly weight: number;
}

/** How much better another corner must be before a note moves there. Share of the note's area; higher keeps it still longer. */
const stay = 0.08;

/**
 * The corner of a body at which a note covers least, and the note's box there.
 * @param body the square that the body turns in
 * @param avoid what the note should not cover, including the body itself
 * @param before the note's corner in the last frame; null for a new note
 */
export function besideBody(
  size: { readonly width: number; readonly height: number },
  body: Box,
  { free, avoid, before }: { free: Box; avoid: readonly Shown[]; before: number | null },
): { readonly corner: number; readonly box: Box } {
  const tried = corners.map(([right, down], corner) => {
    const wished = {
      ...size,
      x: right > 0 ? body.x + body.width : body.x - size.width,
      y: body.y + body.height / 2 - size.height / 2 + (down * (body.height + size.height)) / 2,
    };
    const box = movedInside(wished, free);
    const covered = avoid.reduce((sum, other) => sum + other.weight * sharedArea(box, other.box), 0);
    const cost = covered - (corner === before ? stay * size.width * size.height : 0);
    return { corner, box, cost };
  });
  return tried.reduce((best, one) => (one.cost < best.cost ? one : best));
}
