// A layer that comes late, when it is first needed.
import { expect, it, vi } from 'vitest';
import { type Frame, type Layer, type LayerMaker, late, type Surface } from './layer';

const surface = {} as Surface;
const frameOf = (redraw: () => void, clock = 0) => ({ view: { redraw }, clock }) as unknown as Frame;

it('is asked for once, when a frame has something for it, and draws from then on', async () => {
  let wanted = false;
  const drawn = vi.fn<Layer>();
  const redraw = vi.fn<() => void>();
  const fetch = vi.fn(async () => () => drawn);
  const layer = late(() => wanted, fetch)(surface);
  const frame = frameOf(redraw);
  layer(frame);
  expect(fetch).not.toHaveBeenCalled();
  wanted = true;
  layer(frame);
  layer(frame);
  expect(drawn).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledOnce());
  // It clears away what it drew, so it goes on when nothing is wanted.
  wanted = false;
  layer(frame);
  expect(fetch).toHaveBeenCalledOnce();
  expect(drawn).toHaveBeenCalledExactlyOnceWith(frame);
});

it('is asked for again a while after it did not come', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetch = vi.fn<() => Promise<LayerMaker>>().mockRejectedValueOnce(new Error('no network'));
  fetch.mockResolvedValue(() => () => {});
  const redraw = vi.fn<() => void>();
  const layer = late(() => true, fetch)(surface);
  layer(frameOf(redraw));
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  layer(frameOf(redraw, 1));
  expect(fetch).toHaveBeenCalledOnce();
  layer(frameOf(redraw, 10));
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledOnce());
  expect(fetch).toHaveBeenCalledTimes(2);
  told.mockRestore();
});
