// Thumbnails of scenes, made by npm run screenshot.

/** Addresses of the thumbnails, by path of their file. */
const stills = import.meta.glob<string>('../../../../assets/stills/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the address of a scene's thumbnail; undefined if the scene has none. @param scene id of the scene */
export const stillOf = (scene: string): string | undefined =>
  stills[`../../../../assets/stills/${scene}.jpg`];
