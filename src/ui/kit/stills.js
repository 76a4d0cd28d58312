// The pictures of scenes, made by npm run screenshot.
/** Addresses by files. */
const stills = import.meta.glob('../../../assets/stills/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});
/** The address of a scene's picture; undefined for one without. */
export const stillOf = (scene) => stills[`../../../assets/stills/${scene}.jpg`];
