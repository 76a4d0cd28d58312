// Bodies whose shapes stay within their boxes in the search for pairs: the engine need not work their outlines out again.
import type { Fixture, FixtureProxy, TransformValue } from 'planck';
import { AABB, Body, BroadPhase, type Sweep, Transform, Vec2 } from '../../exact/planck';

/** Numbers of one outline: its middle and half its sides in the body, then its box in the world, low and high. m */
const width = 8;

/** What rounding may take from a box. m */
const margin = 1e-6;

/** A body, and what is kept of it in fields: looking back in time brings them back with the rest. */
interface Boxed extends Body {
  /** Of all its outlines; null before its first step, and after one came or went. */
  m_boxes?: number[] | null;
  /** Whether the engine has moved none of its boxes since they were written down. */
  m_boxesHold?: boolean;
  readonly m_sweep: Sweep;
  readonly m_xf: TransformValue;
  readonly m_world: { readonly m_broadPhase: BroadPhase };
  getFixtureList(): Held | null;
}

/** A shape as the engine holds it: fields of planck 1.5, which its types leave out. */
interface Held extends Fixture {
  readonly m_proxies: readonly FixtureProxy[];
  getNext(): Held | null;
}

/** The box of an outline that has none yet: nothing is within it. */
const nowhere = [Infinity, Infinity, -Infinity, -Infinity];

const unmoved = Transform.identity();
const outline = new AABB();

// Where a body was before the step, the outline there and after it, and the way between.
const from = Transform.identity();
const [first, last] = [new AABB(), new AABB()];
const way = new Vec2(0, 0);

/** Writes down where a body's outlines are in it. */
function measured(body: Boxed): number[] {
  const outlines: FixtureProxy[] = [];
  for (let held = body.getFixtureList(); held; held = held.getNext()) outlines.push(...held.m_proxies);
  return outlines.flatMap(({ fixture, childIndex }) => {
    fixture.getShape().computeAABB(outline, unmoved, childIndex);
    const { lowerBound: low, upperBound: high } = outline;
    const middle = [(low.x + high.x) / 2, (low.y + high.y) / 2];
    const sides = [(high.x - low.x) / 2 + margin, (high.y - low.y) / 2 + margin];
    return [...middle, ...sides, ...nowhere];
  });
}

/** Whether all outlines are within their boxes. */
function areWithin(boxes: number[], xf: TransformValue): boolean {
  for (let at = 0; at < boxes.length; at += width) if (!isWithin(boxes, at, xf)) return false;
  return true;
}

/** Whether an outline is within its box, by the rectangle that holds it in the body. */
function isWithin(boxes: number[], at: number, { p, q: { s, c } }: TransformValue): boolean {
  const x = p.x + c * boxes[at] - s * boxes[at + 1];
  const y = p.y + s * boxes[at] + c * boxes[at + 1];
  const along = Math.abs(c);
  const across = Math.abs(s);
  const reachX = along * boxes[at + 2] + across * boxes[at + 3];
  const reachY = across * boxes[at + 2] + along * boxes[at + 3];
  return (
    x - reachX >= boxes[at + 4] &&
    y - reachY >= boxes[at + 5] &&
    x + reachX <= boxes[at + 6] &&
    y + reachY <= boxes[at + 7]
  );
}

/** planck's Fixture.synchronize for one outline, which moves its box where the outline has left it. */
function synchronize(search: BroadPhase, { fixture, childIndex, proxyId, aabb }: FixtureProxy, body: Boxed) {
  const shape = fixture.getShape();
  shape.computeAABB(first, from, childIndex);
  shape.computeAABB(last, body.m_xf, childIndex);
  aabb.combine(first, last);
  search.moveProxy(proxyId, aabb, way);
}

/** Writes down the box of an outline in the world. */
function note(boxes: number[], at: number, { lowerBound, upperBound }: AABB): void {
  boxes[at + 4] = lowerBound.x;
  boxes[at + 5] = lowerBound.y;
  boxes[at + 6] = upperBound.x;
  boxes[at + 7] = upperBound.y;
}

/** planck's Body.synchronizeFixtures without the outlines that are surely within their boxes, as they were before the step. */
function synchronizeFixtures(this: Boxed): void {
  let held = this.getFixtureList();
  if (!held) return;
  const { m_xf: xf, m_boxesHold: hold } = this;
  if (hold && this.m_boxes && areWithin(this.m_boxes, xf)) return;
  this.m_boxes ??= measured(this);
  const { m_boxes: boxes } = this;
  const { m_broadPhase: search } = this.m_world;
  let moved = false;
  for (let at = 0; held; held = held.getNext()) {
    for (let n = 0; n < held.m_proxies.length; n++, at += width) {
      if (hold && isWithin(boxes, at, xf)) continue;
      if (!moved) {
        this.m_sweep.getTransform(from, 0);
        way.set(xf.p.x - from.p.x, xf.p.y - from.p.y);
        moved = true;
      }
      synchronize(search, held.m_proxies[n], this);
      note(boxes, at, search.getFatAABB(held.m_proxies[n].proxyId));
    }
  }
  this.m_boxesHold = true;
}

/** Whether a body has the fields of planck 1.5. */
function isBoxed(body: Body): body is Boxed {
  return 'm_xf' in body;
}

/** Looks for pairs of a body's outlines only once they may have left their boxes. What touches what stays the same. */
export function keepBoxes(): void {
  const { createProxy, destroyProxy, moveProxy } = BroadPhase.prototype;
  const forget = ({ fixture }: FixtureProxy) => {
    const body = fixture.getBody();
    if (!isBoxed(body)) return;
    body.m_boxes = null;
    body.m_boxesHold = false;
  };
  Body.prototype.synchronizeFixtures = synchronizeFixtures;
  BroadPhase.prototype.createProxy = function (aabb, proxy) {
    forget(proxy);
    return createProxy.call(this, aabb, proxy);
  };
  BroadPhase.prototype.destroyProxy = function (proxyId) {
    forget(this.getUserData(proxyId));
    destroyProxy.call(this, proxyId);
  };
  BroadPhase.prototype.moveProxy = function (proxyId, aabb, displacement) {
    const body = this.getUserData(proxyId).fixture.getBody();
    if (isBoxed(body)) body.m_boxesHold = false;
    moveProxy.call(this, proxyId, aabb, displacement);
  };
}
