// Draws the track of a run from gate to gate by the time lost there: solid for little, dashed for more, dotted for
// most. Without another run to compare with, the whole track is plain.
import type Phaser from 'phaser';
import { strokePolyline } from '../../../app/scene/draw/strokes';
import { importance, isNarrow } from '../../../app/scene/labels/label-board';
import type { Frame } from '../../../app/scene/layer';
import { boxAbout } from '../../../app/view/box';
import { palette } from '../../../app/view/palette';
import { distance, type Point } from '../../../world/entities/command';
import { isLevel } from '../race-text';
import type { Leg } from '../rules/display';
import { differenceText } from '../rules/figures';
import type { ParRules } from '../rules/par-rules';
import { numberedPost, postsOf } from './gate-layer';

/** Largest time loss between two gates for which the track is drawn as a solid line. s */
const little = 0.1;

/** Widths of the lines that draw the track of a run. CSS pixels */
const widths = {
  /** Width of the track line. CSS pixels */
  leg: 4.5,
  /** Width of the dark line that is painted first, underneath the track line. CSS pixels */
  ground: 8,
};

/** Pattern of a track on which time was lost. CSS pixels. `dash`, `gap`: lengths. `dots`: spacing. `dot`: diameter. */
const pattern = { dash: 15, gap: 9, dots: 11, dot: 5 };

/** Least spacing of the points on a drawn track that texts should avoid. CSS pixels */
const avoidedSpacing = 16;

/** Radius of the area around a gate's post on which no text is written. CSS pixels */
const postRoom = 10;
/** Largest distance from a gate's post to the number that is written beside the post. CSS pixels */
const figureReach = 26;

function dearestOf(legs: readonly Leg[]): number {
  const most = Math.max(...legs.map(({ lost }) => lost ?? 0));
  return most > little ? legs.findIndex(({ lost }) => lost === most) : -1;
}

/**
 * Draws a run's track, with the delay in seconds behind the compared run at each gate.
 * @param alpha opacity, 0 to 1
 * @param figures whether the times at the gates are written
 */
export function drawLegs(
  graphics: Phaser.GameObjects.Graphics,
  rules: ParRules,
  legs: readonly Leg[],
  frame: Frame,
  alpha: number,
  figures = true,
): void {
  const { viewport } = frame;
  const lines = legs.map(({ way }) => way.map((place) => viewport.toPage(place)));
  const dearest = dearestOf(legs);
  graphics.lineStyle(widths.ground, palette.night, 0.8 * alpha);
  for (const line of lines) {
    strokePolyline(graphics, line);
    if (figures) addObstacles(frame, line);
  }
  legs.forEach(({ lost, behind }, n) => {
    drawLeg(graphics, lines[n], { lost, isDearest: n === dearest }, alpha);
    if (figures && behind !== null && !isLevel(behind)) writeBehind(rules, n, behind, frame);
  });
}

/** Lets texts avoid the drawn track where possible. */
function addObstacles({ labels }: Frame, line: readonly Point[]): void {
  let last: Point | null = null;
  for (const at of line) {
    if (last && distance(last, at) < avoidedSpacing) continue;
    labels.addSoftObstacle([at, at]);
    last = at;
  }
}

function drawLeg(
  graphics: Phaser.GameObjects.Graphics,
  line: readonly Point[],
  { lost, isDearest }: Pick<Leg, 'lost'> & { readonly isDearest: boolean },
  alpha: number,
): void {
  const isWhole = lost === null || lost <= little;
  graphics.lineStyle(widths.leg, lost !== null && isWhole ? palette.character : palette.label, alpha);
  graphics.fillStyle(palette.label, alpha);
  if (isWhole) strokePolyline(graphics, line);
  else if (!isDearest)
    for (const dash of cutIntoDashes(line, pattern.dash, pattern.gap)) strokePolyline(graphics, dash);
  else
    for (const [{ x, y }] of cutIntoDashes(line, 0, pattern.dots)) graphics.fillCircle(x, y, pattern.dot / 2);
}

function writeBehind(rules: ParRules, n: number, behind: number, { viewport, labels }: Frame): void {
  const gate = rules.gates[n];
  const place = gate.kind === 'line' ? postsOf(gate, 0)[1 - numberedPost(rules, n)] : gate.at;
  labels.place({
    id: `leg ${n}`,
    text: differenceText(behind),
    at: boxAbout(viewport.toPage(place), postRoom),
    sides: ['right', 'left', 'below', 'above', 'above right', 'below right', 'above left', 'below left'],
    gap: 2,
    reach: figureReach,
    priority: importance.score,
    colour: behind < 0 ? palette.character : palette.label,
    size: isNarrow(labels.free) ? 13 : 15,
    weight: 600,
  });
}

/**
 * Returns the dashes into which a line is cut. A dash of length 0 is a single point.
 * @param dash length of a dash
 * @param gap distance between two dashes
 */
export function cutIntoDashes(line: readonly Point[], dash: number, gap: number): Point[][] {
  const dashes: Point[][] = [];
  /** Remaining length of the present dash or gap, in the unit of the line's coordinates. */
  let left = 0;
  let isDash = false;
  for (let n = 1; n < line.length; n++) {
    const [a, b] = [line[n - 1], line[n]];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    let at = 0;
    while (length - at > left) {
      at += left;
      const place = { x: a.x + (at / length) * (b.x - a.x), y: a.y + (at / length) * (b.y - a.y) };
      if (isDash) dashes.at(-1)!.push(place);
      else dashes.push([place]);
      // A dash of length 0 is complete where it begins.
      isDash = !isDash && dash > 0;
      left = isDash ? dash : gap;
    }
    left -= length - at;
    if (isDash) dashes.at(-1)!.push(b);
  }
  return dashes;
}
