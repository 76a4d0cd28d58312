// A ship that points at the pointer: Phaser with its own physics, Matter.
import { createController } from '@slew-game/slew/control';
import { AUTO, Game, Scale, Scene } from 'phaser';
import { timeStep, turnTowards } from './turn';

class Course extends Scene {
  private readonly controller = createController({ kind: 'time-optimal' });
  private ship!: Phaser.GameObjects.Triangle;
  private target!: Phaser.GameObjects.Arc;
  private left = 0; // s that the engine is behind

  create() {
    this.matter.world.autoUpdate = false;
    const { centerX, centerY } = this.cameras.main;
    this.ship = this.add.triangle(centerX, centerY, 144, 42, 0, 84, 0, 0, 0xf4ecdc);
    this.matter.add.gameObject(this.ship, { frictionAir: 0 }); // a box as large as the ship
    this.target = this.add.circle(centerX + 240, centerY - 160, 12).setStrokeStyle(3, 0xff5d8f);
    this.input.on('pointermove', ({ x, y }: Phaser.Input.Pointer) => this.target.setPosition(x, y));
  }

  override update(_time: number, elapsed: number) {
    this.left = Math.min(this.left + elapsed / 1000, 0.1);
    for (; this.left >= timeStep; this.left -= timeStep) {
      const desired = Math.atan2(this.target.y - this.ship.y, this.target.x - this.ship.x);
      turnTowards(this.ship.body as MatterJS.BodyType, this.controller, desired);
      this.matter.world.step(1000 * timeStep);
    }
  }
}

new Game({
  type: AUTO,
  transparent: true,
  scale: { mode: Scale.RESIZE },
  physics: { default: 'matter', matter: { gravity: { x: 0, y: 0 } } },
  scene: Course,
});
