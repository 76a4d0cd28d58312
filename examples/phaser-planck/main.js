import { AUTO, Game, Scale, Scene } from 'phaser';
import { corners, launch, scale, timeStep } from './ship';
class Course extends Scene {
    flight;
    ship;
    smoke;
    trail = []; // where it was in the last two seconds, px
    left = 0; // s that the world is behind
    create() {
        this.flight = launch({ x: 400, y: 300 });
        this.smoke = this.add.graphics();
        this.ship = this.add.polygon(0, 0, corners.flat(), 0xffd9a0).setDisplayOrigin(0, 0);
        const ring = this.add.circle(0, 0, 12).setStrokeStyle(3, 0xb596ff);
        const seek = (target) => {
            ring.setPosition(target.x, target.y);
            this.flight.missile.give(scale.command({ kind: 'seek', target: { x: target.x, y: target.y } }));
        };
        seek({ x: 640, y: 140 });
        this.input.on('pointermove', seek);
    }
    update(_time, elapsed) {
        this.left = Math.min(this.left + elapsed / 1000, 0.1);
        for (; this.left >= timeStep; this.left -= timeStep)
            this.flight.step();
        const { x, y, rotation } = scale.pose(this.flight.missile.body);
        this.ship.setPosition(x, y).setRotation(rotation);
        this.trail.push({ x, y });
        this.trail.splice(0, this.trail.length - 120);
        this.smoke.clear().fillStyle(0xffffff, 0.12);
        for (const one of this.trail)
            this.smoke.fillCircle(one.x, one.y, 6);
    }
}
new Game({ type: AUTO, transparent: true, scale: { mode: Scale.RESIZE }, scene: Course });
