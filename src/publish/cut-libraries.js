// Vite plugins: Phaser and planck without what the page does not use.
import { dirname, resolve } from 'node:path';
import { at } from './package.ts';

/** Parts that Phaser's core asks for and the scene never uses, by their places in Phaser's source. */
const leftOut = [
  /\/animations\/(AnimationManager|AnimationState)$/,
  /\/cameras\/2d\/effects\/\w+$/,
  /\/core\/DebugHeader$/,
  /\/filters\/\w+$/,
  /\/gameobjects\/components\/PathFollower$/,
  /\/gameobjects\/tilesprite\/TileSprite$/,
  /\/gameobjects\/graphics\/GraphicsCanvasRenderer$/,
  /\/input\/InputManager$/,
  /\/math$/,
  /\/renderer\/snapshot\/\w+$/,
  // Lists of all shaders and of what they are made from: a node that draws asks for its own by name.
  /\/renderer\/webgl\/shaders(\/additionMakers)?$/,
  /\/renderNodes\/(BatchHandlerPointLight|BatchHandlerTileSprite|DynamicTextureHandler)$/,
  /\/renderNodes\/submitter\/(SubmitterMeshToQuad|SubmitterSpriteGPULayer|SubmitterTile|SubmitterTilemapGPULayer|SubmitterTileSprite)$/,
  /\/renderNodes\/texturer\/TexturerTileSprite$/,
  /\/renderNodes\/transformer\/(TransformerStamp|TransformerTile|TransformerTileSprite)$/,
  /\/textures\/DynamicTexture$/,
  /\/textures\/parsers\/(?!index$|Image$)\w+$/,
];
/** Phaser's package exports no source modules, so the build reaches them by path. */
const fromSource = [
  { find: /^phaser$/, replacement: at('src/scene/phaser-build.ts') },
  { find: /^phaser\/src\//, replacement: at('node_modules/phaser/src/') },
];
/** The switches Phaser's own build sets: WebGL only, no sound, no debugger, no 3D camera, no Facebook. */
const switches = {
  global: 'globalThis',
  'typeof WEBGL_RENDERER': 'true',
  'typeof CANVAS_RENDERER': 'false',
  'typeof FEATURE_SOUND': 'false',
  'typeof WEBGL_DEBUG': 'false',
  'typeof PLUGIN_CAMERA3D': 'false',
  'typeof PLUGIN_FBINSTANT': 'false',
};
/** Phaser from its source, without what the scene does not use. Only in the build: in development the stock package is one file that Vite prepares once. */
export function cutPhaser() {
  return {
    name: 'cut-phaser',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: fromSource }, define: switches }),
    resolveId(source, importer) {
      if (!source.startsWith('.') || !importer?.includes('/phaser/src/')) return null;
      const place = resolve(dirname(importer), source);
      return leftOut.some((part) => part.test(place)) ? at('src/scene/phaser-left-out.cjs') : null;
    },
  };
}
/**
 * Lets the build drop the classes of planck that nothing uses: most of its joints, and its serializer.
 * planck's package is one file in which each class is the value of a function called at once. Making a class changes
 * nothing else, nor does making the serializer that the package offers; this says so to the bundler in the words that
 * it knows. Nothing here imports the serializer, which holds on to every class.
 */
export function unusedOfPlanck() {
  const pure = '/* @__PURE__ */';
  return {
    name: 'unused-of-planck',
    apply: 'build',
    transform(code, id) {
      if (!/\/planck\/dist\/planck\.mjs$/.test(id)) return null;
      const marked = code
        .replaceAll(/\/\*\* @class \*\/\s*\(function/g, `${pure} (function`)
        .replace(/= (\(_a = \{\}, [^;]*\));/, `= ${pure} (() => $1)();`)
        .replace('= new Serializer(', `= ${pure} new Serializer(`)
        .replaceAll(/^Serializer\.\w+ = worldSerializer\.\w+;$/gm, '');
      return { code: marked, map: null };
    },
  };
}
