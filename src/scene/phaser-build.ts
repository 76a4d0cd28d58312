// Phaser for the built page: its core and the parts that the scene draws with, instead of the whole package.
// vite.config.ts resolves 'phaser' to this file in the build; the dev server serves the stock package.
// Any other factory or class that the scene uses must be added here, or the built page lacks it.
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
