// The hulls of a crowd: as they are alone, but as boxes of one strip instead of three images each.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import type { BodyArt } from '../../view/body-art';
import type { Viewport } from '../../view/viewport';
import { isSpeck } from '../bodies/detail';
import { centreOf, type HullPart, hullCuts } from '../bodies/hull-art';
import { lightFrom } from '../bodies/light';
import { type Edges, Strips } from '../draw/strips';
import { outlineIn } from '../labels/hull-box';

const white = 0xffffff;

/** How much of the body's colour its trim takes on in a crowd, where hulls are too small to show which part is which. */
const trimTint = 0.72;

/** A colour mixed with white. 0xRRGGBB @param share of the colour, 0 to 1 */
function paled(colour: number, share: number): number {
  const part = (shift: number) => Math.round(255 - share * (255 - ((colour >> shift) & 255))) << shift;
  return part(16) | part(8) | part(0);
}

/** A part of a hull as a box: its edges about the centre of mass at size 1 (m), and where it is in the texture. */
interface HullBox {
  readonly edges: Edges;
  readonly from: Edges;
}

/** Room around the opaque part of a picture, for what fades out. m */
const fading = 0.15;

/** A part of a hull, cut to what is seen of it: most of its picture is empty, and thousands of them lie over each other. */
function boxOf(part: HullPart, texture: Phaser.Textures.Texture, outline: readonly Point[]): HullBox {
  const { at, size, density, back } = hullCuts[part];
  const { width, height } = texture.source[0];
  const xs = outline.map(({ x }) => x);
  const reach = Math.max(...outline.map(({ y }) => Math.abs(y))) + fading;
  // As far to one side as to the other, so that it can be turned upside down.
  const edges = {
    left: Math.max(-back, Math.min(...xs) - fading),
    right: Math.min(size[0] / density - back, Math.max(...xs) + fading),
    top: -reach,
    bottom: reach,
  };
  return {
    edges,
    from: {
      left: (at[0] + (edges.left + back) * density) / width,
      right: (at[0] + (edges.right + back) * density) / width,
      top: (at[1] + size[1] / 2 + edges.top * density) / height,
      bottom: (at[1] + size[1] / 2 + edges.bottom * density) / height,
    },
  };
}

/** The hulls of a crowd: one strip for each picture. */
export class CrowdHulls {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #strips = new Map<string, Strips>();
  /** The parts of hulls, by texture and part. */
  readonly #cuts = new Map<string, HullBox>();

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
  }

  begin(): void {
    for (const strips of this.#strips.values()) strips.begin();
  }

  /** @param colour 0xRRGGBB @param alpha opacity, 0 to 1 @param enlarged how much larger than it is */
  add(
    entity: Entity,
    pose: Pose,
    viewport: Viewport,
    { art, colour, alpha, enlarged = 1 }: { art: BodyArt; colour: number; alpha: number; enlarged?: number },
  ): void {
    const strips = this.#of(art.texture);
    const { x, y } = viewport.toPage(centreOf(entity, pose));
    const angle = pose.angle + viewport.turn;
    const scale = entity.build.size * enlarged * viewport.zoom;
    const put = (part: HullPart, tint: number, opacity: number, flipped = false) => {
      const { edges, from } = this.#cut(art, part);
      strips.box(x, y, angle, scaled(edges, scale), tint, opacity, flipped ? upsideDown(from) : from);
    };
    put('paint', colour, alpha);
    if (isSpeck(entity, viewport, enlarged)) return;
    put('trim', paled(colour, trimTint), alpha);
    const light = lightFrom(angle);
    put('shade', white, alpha * Math.abs(light), light > 0);
  }

  lay(): void {
    for (const strips of this.#strips.values()) strips.lay();
  }

  #cut({ texture }: BodyArt, part: HullPart): HullBox {
    const key = `${texture} ${part}`;
    const known = this.#cuts.get(key);
    if (known) return known;
    const { textures } = this.#scene;
    const made = boxOf(part, textures.get(texture), outlineIn(textures, texture));
    this.#cuts.set(key, made);
    return made;
  }

  #of(texture: string): Strips {
    const known = this.#strips.get(texture);
    if (known) return known;
    const made = new Strips(this.#scene, this.#parent, texture);
    this.#strips.set(texture, made);
    return made;
  }
}

function scaled({ left, top, right, bottom }: Edges, by: number): Edges {
  return { left: left * by, top: top * by, right: right * by, bottom: bottom * by };
}

function upsideDown(part: Edges): Edges {
  return { ...part, top: part.bottom, bottom: part.top };
}
