// Keeps planck from reusing contacts and tree nodes.
import { DynamicTree } from '../../exact/planck';

/** A pool of planck. Its class is not exported. */
interface Pool {
  release(item: object): void;
}

/**
 * planck has one pool of contacts and one of tree nodes for all worlds. What a memento holds must not come back from there
 * as a part of something else, so they are dropped instead of released.
 */
export function keepPoolsFromReuse(): void {
  const { inputPool }: { inputPool?: unknown } = Object.fromEntries(
    Object.entries(new DynamicTree<unknown>()),
  );
  const pool: unknown = Object.getPrototypeOf(inputPool);
  if (!isPool(pool) || patched.has(pool)) return;
  patched.add(pool);
  const { release } = pool;
  pool.release = function (this: Pool, item) {
    if (!('m_manifold' in item) && !('child1' in item)) release.call(this, item);
  };
}

const patched = new Set<Pool>();

function isPool(value: unknown): value is Pool {
  return typeof value === 'object' && value !== null && 'release' in value;
}
