// A ship that points at the pointer: planck turns it, a plain canvas shows it, 60 pixels a metre.
import { createController } from '@slew-game/slew/control';
import { Polygon, Vec2, World } from 'planck';
import { timeStep, turnTowards } from './turn';
const hull = [new Vec2(1.6, 0), new Vec2(-0.8, 0.7), new Vec2(-0.8, -0.7)]; // m, nose along +x
const world = new World({ gravity: { x: 0, y: 0 } });
const ship = world.createBody({ type: 'dynamic' });
ship.createFixture(new Polygon(hull), { density: 1 });
const controller = createController({ kind: 'time-optimal' });
const picture = document.querySelector('canvas').getContext('2d');
const trail = []; // where the nose was in the last second, m
const pointer = { x: 240, y: -160 }; // px from the middle of the page
addEventListener('pointermove', ({ clientX, clientY }) => {
    Object.assign(pointer, { x: clientX - innerWidth / 2, y: clientY - innerHeight / 2 });
});
let last = performance.now();
let left = 0; // s that the world is behind
requestAnimationFrame(function frame(now) {
    left = Math.min(left + (now - last) / 1000, 0.1);
    last = now;
    for (; left >= timeStep; left -= timeStep) {
        turnTowards(ship, controller, Math.atan2(pointer.y, pointer.x));
        world.step(timeStep);
    }
    Object.assign(picture.canvas, { width: innerWidth, height: innerHeight });
    picture.translate(innerWidth / 2, innerHeight / 2);
    trail.push(Vec2.clone(ship.getWorldPoint(hull[0])));
    trail.splice(0, trail.length - 60);
    picture.fillStyle = '#ffb454';
    for (const { x, y } of trail)
        picture.fillRect(60 * x - 2, 60 * y - 2, 4, 4);
    Object.assign(picture, { fillStyle: '#f4ecdc', strokeStyle: '#ff5d8f', lineWidth: 3 });
    picture.beginPath();
    picture.arc(pointer.x, pointer.y, 12, 0, 2 * Math.PI);
    picture.stroke();
    picture.rotate(ship.getAngle());
    picture.beginPath();
    for (const { x, y } of hull)
        picture.lineTo(60 * x, 60 * y);
    picture.fill();
    requestAnimationFrame(frame);
});
