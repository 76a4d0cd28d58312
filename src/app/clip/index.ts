// The feature that makes clips and pictures of the open scene. Its code is loaded at the first use.
import type { PageFeature } from '../ui/features';
import type { ClipSource } from './clip';

/**
 * Returns the feature that makes clips and pictures.
 * @param source returns the parts of the page that the feature reads
 */
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
