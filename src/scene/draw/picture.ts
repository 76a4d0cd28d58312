// Loads pictures as textures.
import type Phaser from 'phaser';

/** Resolves when the picture is a texture of this name, or when it cannot be had, and is drawn as a plain box. */
export function loadPicture(
  textures: Phaser.Textures.TextureManager,
  name: string,
  url: string,
): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image();
    // A frame may stand for another origin, whose pictures WebGL takes only when they were asked for in this way.
    image.crossOrigin = 'anonymous';
    image.onload = () => {
      textures.addImage(name, image);
      resolve();
    };
    image.onerror = () => {
      console.error(`The picture ${name} could not be loaded.`);
      resolve();
    };
    image.src = url;
  });
}
