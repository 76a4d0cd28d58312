// Waiting for the end of a drag.
import { beforeEach, expect, it, vi } from 'vitest';
import { DragState } from './drag-state';

let drag: DragState;

beforeEach(() => {
  drag = new DragState();
});

it('runs at once where nothing is dragged', () => {
  const run = vi.fn();
  drag.whenFree(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs once, when the drag has ended', () => {
  const run = vi.fn();
  drag.isActive = true;
  drag.whenFree(run);
  drag.isActive = true;
  expect(run).not.toHaveBeenCalled();
  drag.isActive = false;
  drag.isActive = true;
  drag.isActive = false;
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not run once it is not waited for', () => {
  const run = vi.fn();
  drag.isActive = true;
  drag.whenFree(run)();
  drag.isActive = false;
  expect(run).not.toHaveBeenCalled();
});
