// Draws the course of Par: its gates with numbers and splits.

import type Phaser from 'phaser';
import { distance, type Point } from '../../../entities/command';
import { strokeDashes } from '../../../scene/draw/dashes';
import { boxAbout } from '../../../scene/labels/box';
import { importance, type LabelBoard } from '../../../scene/labels/label-board';
import type { Side } from '../../../scene/labels/placing';
import type { Frame, GameLayer, Layer } from '../../../scene/layer';
import { palette } from '../../../view/palette';
import type { Viewport } from '../../../view/viewport';
import { differenceText } from '../rules/figures';
import { type Gate, middleAt } from '../rules/gate';
import { ghostsOf, splitsOf } from '../rules/ghosts';
import { type ParRules, parOf } from '../rules/par-rules';
import { drawGate, type GateState, gateColour, postsOf } from './gate-drawing';
import { GhostLayer } from './ghost-layer';
import { numberedPosts } from './number-place';
import { ResultLayer } from './result-layer';

/** Difference below which none is shown as won. s */
const leastDifference = 0.005;

/** How long the difference at a gate is shown. s */
const splitSeconds = 1.5;

/** Radius of a post with its shadow, which texts keep off. CSS pixels */
const postReach = 10;

/** The first leg of the path, as the picture has the others. CSS pixels */
const leg = { width: 2, alpha: 0.4, dash: 10, gap: 8 };

/** What the leg keeps off: the body (m) and the point (CSS pixels). */
const bodyReach = 4.5;
const pointReach = 13;

/** Beside which posts the numbers of a course stand. They do not change. */
const numbered = new WeakMap<readonly Gate[], ReturnType<typeof numberedPosts>>();

/** The layers of Par. */
export const parLayers: readonly GameLayer[] = [
  { below: 'path', make: (scene, group) => new GateLayer(scene, group) },
  { below: 'waypoints', make: (scene, group) => new ResultLayer(scene, group) },
  { below: 'shells', make: (scene, group) => new GhostLayer(scene, group) },
];

class GateLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw({ session, viewport, lag, labels }: Frame): void {
    this.#graphics.clear();
    const rules = parOf(session.simulation);
    if (!rules) return;
    const { passed, time } = rules.course;
    const clock = Math.max(0, time - (rules.state === 'running' ? lag : 0));
    if (rules.state === 'ready') this.#drawFirstLeg(rules, session.commands.waypoints[0], viewport);
    rules.gates.forEach((gate, n) => {
      const state = n < passed ? 'passed' : n === passed ? 'next' : 'later';
      drawGate(this.#graphics, gate, state, clock, viewport);
      this.#number(rules, n, state, clock, viewport, labels);
    });
  }

  /** The way from the start to the first point of the path. */
  #drawFirstLeg({ course: { start } }: ParRules, first: Point | undefined, viewport: Viewport): void {
    if (!first) return;
    const way = distance(start, first) * viewport.zoom;
    const [a, b] = [viewport.toPage(start), viewport.toPage(first)];
    const at = (share: number) => ({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
    const from = (bodyReach * viewport.zoom) / way;
    if (from + pointReach / way >= 1) return;
    this.#graphics.lineStyle(leg.width, palette.label, leg.alpha);
    strokeDashes(this.#graphics, at(from), at(1 - pointReach / way), leg.dash, leg.gap);
  }

  /** The number of a gate, on its outer side; just passed, how far before or behind the ghost. */
  #number(
    rules: ParRules,
    n: number,
    state: GateState,
    clock: number,
    viewport: Viewport,
    labels: LabelBoard,
  ): void {
    const gate = rules.gates[n];
    const { at, sides } = placeOf(rules, gate, n, clock, viewport);
    for (const post of gate.kind === 'line' ? postsOf(gate, clock) : [])
      labels.addObstacle(boxAbout(viewport.toPage(post), postReach));
    const last = n === rules.gates.length - 1;
    labels.place({
      id: `gate ${n}`,
      text: `${n + 1}${last ? ' ⚑' : ''}`,
      at: boxAbout(at, postReach),
      sides,
      gap: 2,
      priority: importance.waypoint,
      colour: gateColour(state),
      alpha: state === 'passed' ? 0.6 : 1,
      size: labels.free.width < 560 ? 15 : 18,
      weight: state === 'next' ? 700 : 600,
    });
    const { splits } = rules;
    const [ghost] = ghostsOf(rules);
    if (!ghost || n >= splits.length || rules.time - splits[n] > splitSeconds) return;
    const behind = splits[n] - splitsOf(ghost)[n];
    labels.place({
      id: `split ${n}`,
      text: differenceText(behind),
      at: boxAbout(viewport.toPage(middleAt(gate, clock)), 2 * postReach),
      sides: ['right', 'left', 'below', 'above'],
      priority: importance.score,
      colour: behind < -leastDifference ? palette.gained : palette.label,
      size: 18,
      weight: 650,
    });
  }
}

/** Where the number of a gate is: beyond one of its posts. CSS pixels */
function placeOf(
  { gates, course: { start } }: ParRules,
  gate: Gate,
  n: number,
  clock: number,
  viewport: Viewport,
): { at: Point; sides: readonly Side[] } {
  const middle = viewport.toPage(middleAt(gate, clock));
  if (gate.kind !== 'line') {
    const reach = gate.radius * viewport.zoom;
    return { at: { x: middle.x, y: middle.y - reach }, sides: ['above', 'right', 'left', 'below'] };
  }
  const chosen = numbered.get(gates) ?? numberedPosts(gates, start);
  numbered.set(gates, chosen);
  const at = viewport.toPage(postsOf(gate, clock)[chosen[n]]);
  const [dx, dy] = [at.x - middle.x, at.y - middle.y];
  const across: Side[] = dx > 0 ? ['right', 'left'] : ['left', 'right'];
  const upright: Side[] = dy > 0 ? ['below', 'above'] : ['above', 'below'];
  const sides =
    Math.abs(dx) > Math.abs(dy)
      ? [across[0], upright[0], upright[1], across[1]]
      : [upright[0], across[0], across[1], upright[1]];
  return { at, sides };
}
