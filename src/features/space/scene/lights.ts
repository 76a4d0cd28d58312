// The light on the ships: the sun from the upper left, as on all of the page, the sky, and light from behind that edges them.
import { Color, DirectionalLight, HemisphereLight, type Scene } from 'three';
import { palette } from '../../../app/view/palette';

/** The sun: its colour (0xRRGGBB), strength and place. */
const sun = { colour: 0xfff1dc, strength: 3.2, at: [-0.55, 0.75, 0.62] } as const;

/** The light from above and from below. */
const sky = { above: 0xb4c8f2, below: 0x3a4468, strength: 1.9 };

/** The light from behind, from both sides: cold, and hot on a ship whose motor falls short. */
const edge = {
  cold: { colour: new Color(0x8fb4ff), strength: 1.6 },
  hot: { colour: new Color(palette.heat), strength: 2.2 },
  at: [0.8, 0.3, -0.9],
} as const;

/** Lights of a scene. One set serves all spheres, which are drawn one after the other. */
export class Lights {
  private readonly _edges: readonly DirectionalLight[];

  constructor(scene: Scene) {
    const [x, y, z] = edge.at;
    this._edges = [-1, 1].map((side) => {
      const light = new DirectionalLight();
      light.position.set(side * x, y, z);
      return light;
    });
    const fromSun = new DirectionalLight(sun.colour, sun.strength);
    fromSun.position.set(...sun.at);
    scene.add(fromSun, new HemisphereLight(sky.above, sky.below, sky.strength), ...this._edges);
  }

  /** Edges the ship that is drawn next. @param heat how hot it is, 0 to 1 */
  edge(heat: number): void {
    const { cold, hot } = edge;
    for (const light of this._edges) {
      light.color.lerpColors(cold.colour, hot.colour, heat);
      light.intensity = cold.strength + heat * (hot.strength - cold.strength);
    }
  }
}
