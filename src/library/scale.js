/** A scale between a page and its world. Engines are made for bodies of 0.1 to 10 m: 32 pixels a metre suits most pages. */
export class PixelScale {
  /** Above 0. */
  pixelsPerMetre;
  /** Throws RangeError unless the scale is a number above 0. */
  constructor(pixelsPerMetre) {
    if (!(pixelsPerMetre > 0 && Number.isFinite(pixelsPerMetre))) {
      throw new RangeError(`pixelsPerMetre: must be a number above 0, got ${pixelsPerMetre}`);
    }
    this.pixelsPerMetre = pixelsPerMetre;
  }
  /** A length, speed or acceleration. m, m/s, m/s² @param pixels px, px/s, px/s² */
  metres(pixels) {
    return pixels / this.pixelsPerMetre;
  }
  /** A place in the world. m @param point px */
  place({ x, y }) {
    return { x: this.metres(x), y: this.metres(y) };
  }
  /** A hull in the world. m @param hull convex polygons, nose along +x. px */
  hull(hull) {
    return hull.map((polygon) => polygon.map(([x, y]) => [this.metres(x), this.metres(y)]));
  }
  start(start) {
    const shared = {
      ...(start.limits && { limits: this._limits(start.limits) }),
      ...(start.seekDistance !== undefined && { seekDistance: this.metres(start.seekDistance) }),
    };
    if ('body' in start) return { ...start, ...shared };
    const hull = start.hull && { hull: this.hull(start.hull) };
    return { ...start, ...shared, ...hull, position: this.place(start.position) };
  }
  /** A command in the world. A chased target stays as it is: it moves in metres. m @param command px */
  command(command) {
    if ('target' in command) return { ...command, target: this.place(command.target) };
    if (command.kind !== 'follow-path') return command;
    return { ...command, waypoints: command.waypoints.map((point) => this.place(point)) };
  }
  /** Where to draw a body: `sprite.setPosition(x, y).setRotation(rotation)`. px */
  pose(body) {
    const { x, y } = body.getPosition();
    return { x: x * this.pixelsPerMetre, y: y * this.pixelsPerMetre, rotation: body.getAngle() };
  }
  /** Turning has no length: its limits stay. */
  _limits({ linearAcceleration, speed, ...turning }) {
    return {
      ...turning,
      ...(linearAcceleration !== undefined && { linearAcceleration: this.metres(linearAcceleration) }),
      ...(speed !== undefined && { speed: this.metres(speed) }),
    };
  }
}
