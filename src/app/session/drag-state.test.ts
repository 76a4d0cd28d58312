// Tests of callbacks that wait for the end of a drag.
import { beforeEach, expect, it, vi } from 'vitest';
import { DragState } from './drag-state';

let drag: DragState;

beforeEach(() => {
  drag = new DragState();
});

it('runs immediately if nothing is dragged', () => {
  const run = vi.fn();
  drag.afterDrag(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs once, when the drag has ended', () => {
  const run = vi.fn();
  drag.isActive = true;
  drag.afterDrag(run);
  drag.isActive = true;
  expect(run).not.toHaveBeenCalled();
  drag.isActive = false;
  drag.isActive = true;
  drag.isActive = false;
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not run after it was cancelled', () => {
  const run = vi.fn();
  drag.isActive = true;
  drag.afterDrag(run)();
  drag.isActive = false;
  expect(run).not.toHaveBeenCalled();
});
