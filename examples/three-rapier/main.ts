// A ship in space that turns to where one clicks: Rapier turns it by torque, three.js shows it, and the law is a file of Slew’s Code.
import { ColliderDesc, init, RigidBodyDesc, World } from '@dimforge/rapier3d-compat';
import * as THREE from 'three';
import { SteerAttitude } from './time-optimal.rapier3d';

await init();
type Triple = [x: number, y: number, z: number];
const parts: { size: Triple; at: Triple; colour: string }[] = [
  { size: [0.7, 0.6, 3], at: [0, 0, 0], colour: '#d9480f' }, // hull, its nose along +z. m
  { size: [3, 0.12, 0.9], at: [0, 0, -0.7], colour: '#6b5640' }, // wings
  { size: [0.12, 1, 0.7], at: [0, 0.7, -1], colour: '#6b5640' }, // fin
  { size: [0.5, 0.3, 0.7], at: [0, 0.35, 0.7], colour: '#8ecae6' }, // window
];
const world = new World({ x: 0, y: 0, z: 0 });
const body = world.createRigidBody(RigidBodyDesc.dynamic().setCanSleep(false));
const ship = new THREE.Group();
for (const { size, at, colour } of parts) {
  const [x, y, z] = size.map((length) => length / 2);
  world.createCollider(ColliderDesc.cuboid(x, y, z).setTranslation(...at), body);
  const material = new THREE.MeshStandardMaterial({ color: colour });
  const part = new THREE.Mesh(new THREE.BoxGeometry(...size), material);
  part.position.set(...at);
  ship.add(part);
}
const steering = new SteerAttitude();

const scene = new THREE.Scene();
const aim = new THREE.Object3D(); // turned to the mark, as the ship should be
const mark = new THREE.Mesh(
  new THREE.SphereGeometry(0.12),
  new THREE.MeshBasicMaterial({ color: '#c2185b' }),
);
mark.position.set(2, 1, 3);
scene.add(ship, mark, new THREE.DirectionalLight('#fff', 2), new THREE.HemisphereLight('#fff', '#b59f7a', 3));
const camera = new THREE.PerspectiveCamera(50, 1, 0.1, 100);
camera.position.set(0, 3, 8.5);
camera.lookAt(0, 0, 0);
const canvas = document.querySelector('canvas')!;
const renderer = new THREE.WebGLRenderer({ canvas, antialias: true, alpha: true });

const caster = new THREE.Raycaster();
const around = new THREE.Sphere(new THREE.Vector3(), 3); // m: where clicks land, or beside it on a plane
const beside = new THREE.Plane(new THREE.Vector3(0, 0, 1));
addEventListener('pointerdown', ({ clientX, clientY }) => {
  const pointer = new THREE.Vector2((2 * clientX) / innerWidth - 1, 1 - (2 * clientY) / innerHeight);
  caster.setFromCamera(pointer, camera);
  const { ray } = caster;
  if (!ray.intersectSphere(around, mark.position)) ray.intersectPlane(beside, mark.position);
});

let last = performance.now();
let left = 0; // s that the world is behind
renderer.setAnimationLoop((now) => {
  left = Math.min(left + (now - last) / 1000, 0.1);
  last = now;
  aim.lookAt(mark.position);
  for (; left >= world.timestep; left -= world.timestep) {
    steering.steer(body, aim.quaternion, world.timestep);
    world.step();
  }
  ship.position.copy(body.translation());
  ship.quaternion.copy(body.rotation());
  renderer.setSize(innerWidth, innerHeight);
  camera.aspect = innerWidth / innerHeight;
  camera.updateProjectionMatrix();
  renderer.render(scene, camera);
});
