// planck's search for pairs with less work for bodies that pass through each other: their boxes in it are wide, and seldom moved.
import { BroadPhase, type FixtureProxy, Settings } from '../../exact/planck';

/**
 * How far the box of such a shape reaches beyond it, in metres, and how many steps ahead; planck's own are 0.1 and 2. At
 * 10 m/s a body leaves a box of planck's at every third step, one of these once in thirty. Wider ones meet more walls
 * that the body does not.
 */
const wide = { around: 4, ahead: 8 };

/** Whether a shape is of a group that never meets itself: only with others do its boxes make pairs to look at. */
function passesThrough({ fixture }: FixtureProxy): boolean {
  return fixture.getFilterGroupIndex() < 0;
}

/** Gives such shapes wide boxes from their first move on. A box only says where to look: what touches what stays the same. */
export function widenBoxes(): void {
  const { moveProxy } = BroadPhase.prototype;
  BroadPhase.prototype.moveProxy = function (proxyId, aabb, displacement) {
    if (this.getFatAABB(proxyId).contains(aabb)) return;
    if (!passesThrough(this.getUserData(proxyId))) {
      moveProxy.call(this, proxyId, aabb, displacement);
      return;
    }
    const { aabbExtension, aabbMultiplier } = Settings;
    Settings.aabbExtension = wide.around;
    Settings.aabbMultiplier = wide.ahead;
    moveProxy.call(this, proxyId, aabb, displacement);
    Settings.aabbExtension = aabbExtension;
    Settings.aabbMultiplier = aabbMultiplier;
  };
}
