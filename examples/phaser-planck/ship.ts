// A missile of the library in a world of one's own, told and drawn in pixels.
import { Missile, type Point, Scale } from '@slew-game/slew/planck';
import { World } from 'planck';

export const timeStep = 1 / 60; // s
export const scale = new Scale(32); // pixels a metre
export const corners = [
  [64, 0],
  [-32, 26],
  [-32, -26],
] as const; // px, nose along +x

/** Creates a missile in a new world. Returns it, and a function that takes one step. @param position px */
export function launch(position: Point) {
  const world = new World({ gravity: { x: 0, y: 0 } });
  const start = {
    position,
    angle: 0,
    hull: [corners],
    controller: { kind: 'time-optimal' },
    seekDistance: 40,
  };
  const missile = new Missile(world, scale.start(start));
  const step = () => {
    missile.update(timeStep);
    world.step(timeStep);
  };
  return { missile, step };
}
