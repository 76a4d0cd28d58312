// A layer that comes when it is first needed.
import { expect, it, vi } from 'vitest';
import { LateLayer } from './late-layer';
import type { Frame, Layer } from './layer';

const frameOf = (redraw: () => void, clock = 0) => ({ view: { redraw }, clock }) as unknown as Frame;

it('is asked for once, when a frame has something for it, and draws from then on', async () => {
  let wanted = false;
  const drawn = vi.fn<Layer['draw']>();
  const redraw = vi.fn<() => void>();
  const fetch = vi.fn(async () => ({ draw: drawn }));
  const layer = new LateLayer(() => wanted, fetch);
  const frame = frameOf(redraw);
  layer.draw(frame);
  expect(fetch).not.toHaveBeenCalled();
  wanted = true;
  layer.draw(frame);
  layer.draw(frame);
  expect(drawn).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledOnce());
  // It clears away what it drew, so it goes on when nothing is wanted.
  wanted = false;
  layer.draw(frame);
  expect(fetch).toHaveBeenCalledOnce();
  expect(drawn).toHaveBeenCalledExactlyOnceWith(frame);
});

it('is asked for again a while after it did not come', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetch = vi.fn<() => Promise<Layer>>().mockRejectedValueOnce(new Error('no network'));
  fetch.mockResolvedValue({ draw: () => {} });
  const redraw = vi.fn<() => void>();
  const layer = new LateLayer(() => true, fetch);
  layer.draw(frameOf(redraw));
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  layer.draw(frameOf(redraw, 1));
  expect(fetch).toHaveBeenCalledOnce();
  layer.draw(frameOf(redraw, 10));
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledOnce());
  expect(fetch).toHaveBeenCalledTimes(2);
  told.mockRestore();
});
