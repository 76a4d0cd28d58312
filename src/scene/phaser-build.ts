// The Phaser of the built page: Phaser's core plus what the scenes draw with, instead of all of it.
// vite.config.ts puts this file behind 'phaser' when it builds; the dev server serves the stock package.
// A factory or class a scene uses beyond these is missing from the built page until it is added here.
import Container from 'phaser/src/gameobjects/container/Container.js';
import 'phaser/src/gameobjects/container/ContainerFactory.js';
import Rope from 'phaser/src/gameobjects/rope/Rope.js';
import 'phaser/src/gameobjects/rope/RopeFactory.js';
import 'phaser/src/loader/filetypes/SVGFile.js';
import math from 'phaser/src/math/index.js';
import core from 'phaser/src/phaser-core.js';

Object.assign(core.GameObjects, { Container, Rope });
core.Math = math;

export default core;
