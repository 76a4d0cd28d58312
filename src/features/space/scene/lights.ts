// Lights on the ships: the sun from the upper left, as everywhere on the page, the sky, and light from behind.
import { Color, DirectionalLight, HemisphereLight, type Scene } from 'three';
import { palette } from '../../../app/view/palette';

/** Sunlight: colour (0xRRGGBB), strength, and direction to the sun. */
const sun = { colour: 0xfff1dc, strength: 3.2, at: [-0.55, 0.75, 0.62] } as const;

/** Light of the sky: colours from above and from below (0xRRGGBB), and strength. */
const sky = { above: 0xb4c8f2, below: 0x3a4468, strength: 1.9 };

/** Two lights, left and right, that shine on a ship from behind. */
const backLights = {
  cold: { colour: new Color(0x8fb4ff), strength: 1.6 },
  hot: { colour: new Color(palette.heat), strength: 2.2 },
  /** Direction from the ship to the right light: x to the right, y up, z to the viewer. The left light has −x. */
  at: [0.8, 0.3, -0.9],
} as const;

/** All lights that shine on the drawn ships and crates. */
export class Lights {
  private readonly _edges: readonly DirectionalLight[];

  constructor(scene: Scene) {
    const [x, y, z] = backLights.at;
    this._edges = [-1, 1].map((side) => {
      const light = new DirectionalLight();
      light.position.set(side * x, y, z);
      return light;
    });
    const fromSun = new DirectionalLight(sun.colour, sun.strength);
    fromSun.position.set(...sun.at);
    scene.add(fromSun, new HemisphereLight(sky.above, sky.below, sky.strength), ...this._edges);
  }

  /**
   * Sets colour and strength of the two lights behind a ship.
   * @param heat fraction of the last 0.1 s in which the motor was too weak, 0 to 1
   */
  edge(heat: number): void {
    const { cold, hot } = backLights;
    for (const light of this._edges) {
      light.color.lerpColors(cold.colour, hot.colour, heat);
      light.intensity = cold.strength + heat * (hot.strength - cold.strength);
    }
  }
}
