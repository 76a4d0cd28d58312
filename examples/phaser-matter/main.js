// A turret that points at the pointer: Phaser with its own physics, Matter.
import { createController } from '@slew-game/slew/control';
import { AUTO, Game, Scale, Scene } from 'phaser';
import { timeStep, turnTowards } from './turn';
class Course extends Scene {
    controller = createController({ kind: 'time-optimal' });
    turret;
    beam;
    trail = []; // where it pointed in the last second, rad
    target;
    left = 0; // s that the engine is behind
    create() {
        this.matter.world.autoUpdate = false;
        const { centerX, centerY } = this.cameras.main;
        this.beam = this.add.graphics({ x: centerX, y: centerY });
        const corners = [0, 0, 70, 0, 70, 22, 150, 22, 150, 42, 70, 42, 70, 64, 0, 64]; // px
        this.turret = this.add.polygon(centerX, centerY, corners, 0x7be0a2);
        this.matter.add.gameObject(this.turret, { frictionAir: 0 }); // a box as large as the turret
        this.target = this.add.circle(centerX + 240, centerY - 160, 12).setStrokeStyle(3, 0xf2f7a1);
        this.input.on('pointermove', ({ x, y }) => this.target.setPosition(x, y));
    }
    update(_time, elapsed) {
        this.left = Math.min(this.left + elapsed / 1000, 0.1);
        for (; this.left >= timeStep; this.left -= timeStep) {
            const desired = Math.atan2(this.target.y - this.turret.y, this.target.x - this.turret.x);
            turnTowards(this.turret.body, this.controller, desired);
            this.matter.world.step(1000 * timeStep);
        }
        this.trail.push(this.turret.rotation);
        this.trail.splice(0, this.trail.length - 60);
        this.beam.clear().lineStyle(2, 0x7be0a2, 0.05);
        for (const angle of this.trail)
            this.beam.lineBetween(0, 0, 400 * Math.cos(angle), 400 * Math.sin(angle));
    }
}
new Game({
    type: AUTO,
    transparent: true,
    scale: { mode: Scale.RESIZE },
    physics: { default: 'matter', matter: { gravity: { x: 0, y: 0 } } },
    scene: Course,
});
