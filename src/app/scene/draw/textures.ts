// Textures: pictures that are loaded, and small ones that are painted.
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

/** Paints a texture, unless there is one of this name. Returns the name. Pixels */
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

/** A dot of light that fades to its edge. @param opacities at distances from the middle, which are shares of the radius */
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

/** One white pixel, for strips of plain colour. */
export function whiteTexture(scene: Phaser.Scene): string {
  return paintTexture(scene, 'white', 1, 1, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1, 1);
  });
}
