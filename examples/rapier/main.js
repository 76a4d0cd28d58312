// A compass needle that points at the pointer: Rapier turns it, a plain canvas shows it, 60 pixels a metre.
import { ColliderDesc, init, RigidBodyDesc, World } from '@dimforge/rapier2d-compat';
import { createController } from '@slew-game/slew/control';
import { timeStep, turnTowards } from './turn';
await init();
const hull = [1.9, 0, 0, 0.32, -1.9, 0, 0, -0.32]; // x, y of each corner, m
const world = new World({ x: 0, y: 0 });
world.timestep = timeStep;
const needle = world.createRigidBody(RigidBodyDesc.dynamic());
world.createCollider(ColliderDesc.convexHull(new Float32Array(hull)), needle);
const controller = createController({ kind: 'time-optimal' });
const picture = document.querySelector('canvas').getContext('2d');
const trail = []; // where it pointed in the last second, rad
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
        turnTowards(needle, controller, Math.atan2(pointer.y, pointer.x));
        world.step();
    }
    Object.assign(picture.canvas, { width: innerWidth, height: innerHeight });
    picture.translate(innerWidth / 2, innerHeight / 2);
    trail.push(needle.rotation());
    trail.splice(0, trail.length - 60);
    Object.assign(picture, { fillStyle: '#b3261e', strokeStyle: '#2b2118', lineWidth: 2 });
    picture.beginPath();
    for (const angle of trail)
        picture.arc(0, 0, 130, angle, angle + 0.01);
    picture.stroke();
    picture.beginPath();
    picture.arc(pointer.x, pointer.y, 12, 0, 2 * Math.PI);
    picture.stroke();
    picture.rotate(needle.rotation());
    picture.beginPath();
    for (let n = 0; n < hull.length; n += 2)
        picture.lineTo(60 * hull[n], 60 * hull[n + 1]);
    picture.fill();
    requestAnimationFrame(frame);
});
