import { Strips } from './draw/strips';
/** What a layer draws with: lines and areas, and strips of textures, each over what it took before. Both are empty when a frame begins. */
export class Surface {
  scene;
  group;
  #graphics = [];
  #strips = [];
  /** @param group container of the layer's own */
  constructor(scene, group) {
    this.scene = scene;
    this.group = group;
  }
  /** Lines and areas. */
  graphics() {
    const graphics = this.lastingGraphics();
    this.#graphics.push(graphics);
    return graphics;
  }
  /** Lines and areas that stay until the layer clears them. */
  lastingGraphics() {
    const graphics = this.scene.add.graphics();
    this.group.add(graphics);
    return graphics;
  }
  /** Strips of textures. @param texture the first one */
  strips(texture = '') {
    const group = this.scene.add.container(0, 0);
    this.group.add(group);
    const strips = new Strips(this.scene, group, texture);
    this.#strips.push(strips);
    return strips;
  }
  /** Draws a frame. */
  draw(layer, frame) {
    for (const graphics of this.#graphics) graphics.clear();
    for (const strips of this.#strips) strips.begin();
    layer(frame);
    for (const strips of this.#strips) strips.end();
  }
}
/** A layer as a function of a frame. @param take what it draws with, taken once */
export function layerOf(take, draw) {
  return (surface) => {
    const tools = take(surface);
    return (frame) => draw(tools, frame);
  };
}
/** A layer of lines and areas that keeps nothing from frame to frame. */
export function drawing(draw) {
  return layerOf((surface) => surface.graphics(), draw);
}
/** Time until a layer that did not come is asked for again. s */
const patience = 5;
/** A layer that comes when it is first needed, for most visits never see it. @param isWanted whether a frame has anything for it to draw @param fetch gets it */
export function late(isWanted, fetch) {
  return (surface) => {
    let layer = null;
    /** When it may be asked for. Real s */
    let from = Number.NEGATIVE_INFINITY;
    const ask = async ({ view, clock }) => {
      from = Number.POSITIVE_INFINITY;
      try {
        layer = (await fetch())(surface);
        view.redraw();
      } catch (error) {
        from = clock + patience;
        console.error(error);
      }
    };
    return (frame) => {
      if (layer) layer(frame);
      else if (frame.clock >= from && isWanted(frame)) void ask(frame);
    };
  };
}
