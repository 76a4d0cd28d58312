// The pictures of scenes, made by npm run screenshot.

/** Addresses by files. */
const stills = import.meta.glob<string>('../../../../assets/stills/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a scene's picture; undefined for one without. */
export const stillOf = (scene: string): string | undefined =>
  stills[`../../../../assets/stills/${scene}.jpg`];
