// Textures: loaded images, and small textures painted by code.
import type Phaser from 'phaser';

/** Loads an image file as a texture. Also resolves if loading fails. */
export function loadPicture(
  textures: Phaser.Textures.TextureManager,
  name: string,
  url: string,
): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image();
    // In a frame the page may have another origin.
    // WebGL only accepts images of other origins that were requested in this way.
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

/** Paints a texture, unless a texture with this name exists. Returns the name. Sizes in pixels */
export function paintTexture(
  { textures }: Phaser.Scene,
  name: string,
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
): string {
  if (textures.exists(name)) return name;
  const texture = textures.createCanvas(name, width, height);
  const context = texture?.getContext();
  if (!texture || !context) return name;
  paint(context);
  texture.refresh();
  return name;
}

/**
 * Paints the texture of a round dot that fades towards its edge. Returns the texture's name.
 * @param opacities pairs of a distance from the centre (1 is the edge) and the opacity there, 0 to 1
 */
export function paintDot(
  scene: Phaser.Scene,
  name: string,
  radius: number,
  opacities: readonly (readonly [number, number])[],
): string {
  return paintTexture(scene, name, 2 * radius, 2 * radius, (context) => {
    const soft = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
    for (const [off, opacity] of opacities) soft.addColorStop(off, `rgba(255,255,255,${opacity})`);
    context.fillStyle = soft;
    context.fillRect(0, 0, 2 * radius, 2 * radius);
  });
}

/** Paints a texture of one white pixel, for areas of one colour. Returns the texture's name. */
export function whiteTexture(scene: Phaser.Scene): string {
  return paintTexture(scene, 'white', 1, 1, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1, 1);
  });
}
