// Phaser for the built page: only the parts that the scene uses. vite.config.ts resolves 'phaser' to this file in the
// build; the dev server uses the whole package.
// A further factory, plugin or class must be added here, and must not be among the parts that
// src/tools/publish/cut-libraries.ts leaves out. Otherwise the built page lacks it.
// The renderer comes first, because Phaser's modules require each other in circles that only work in this order.
import 'phaser/src/renderer/index.js';
import Game from 'phaser/src/core/Game.js';
import 'phaser/src/cameras/2d/CameraManager.js';
import 'phaser/src/events/EventEmitter.js';
import 'phaser/src/gameobjects/container/ContainerFactory.js';
import 'phaser/src/gameobjects/DisplayList.js';
import 'phaser/src/gameobjects/GameObjectCreator.js';
import 'phaser/src/gameobjects/GameObjectFactory.js';
import 'phaser/src/gameobjects/graphics/GraphicsFactory.js';
import 'phaser/src/gameobjects/image/ImageFactory.js';
import 'phaser/src/gameobjects/rope/RopeFactory.js';
import 'phaser/src/gameobjects/text/TextFactory.js';
import 'phaser/src/gameobjects/UpdateList.js';
import 'phaser/src/scene/ScenePlugin.js';
import constants from 'phaser/src/const.js';
import Events from 'phaser/src/core/events/index.js';
import Vector2 from 'phaser/src/math/Vector2.js';
import Scale from 'phaser/src/scale/const/SCALE_MODE_CONST.js';
import Scene from 'phaser/src/scene/Scene.js';

export default { Core: { Events }, Game, Math: { Vector2 }, Scale, Scene, WEBGL: constants.WEBGL };
