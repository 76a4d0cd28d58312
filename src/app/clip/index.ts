// Clips and pictures of the open scene as a part of the page that is loaded when asked for.
import type { PageFeature } from '../ui/features';
import type { ClipSource } from './clip';

/** @param source returns the parts of the page that clips read */
export const clips = (source: () => ClipSource): PageFeature => ({
  label: 'The clip',
  actions: [],
  gives: ['clips'],
  isLarge: true,
  load: async () => {
    const { clipsOf } = await import('./clip');
    return { run: {}, services: { clips: clipsOf(source()) } };
  },
});
