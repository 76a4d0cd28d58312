// Vite plugins that leave out code of Phaser and planck which the page does not use.
import { dirname, resolve } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { at } from './package.ts';

/**
 * Patterns of paths in Phaser's source. The build replaces these modules by an empty one, because the page never uses
 * them.
 */
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
  // Lists of all shaders and of their parts. A node that draws imports its shader by name.
  /\/renderer\/webgl\/shaders(\/additionMakers)?$/,
  /\/renderNodes\/(BatchHandlerPointLight|BatchHandlerTileSprite|DynamicTextureHandler)$/,
  /\/renderNodes\/submitter\/(SubmitterMeshToQuad|SubmitterSpriteGPULayer|SubmitterTile|SubmitterTilemapGPULayer|SubmitterTileSprite)$/,
  /\/renderNodes\/texturer\/TexturerTileSprite$/,
  /\/renderNodes\/transformer\/(TransformerStamp|TransformerTile|TransformerTileSprite)$/,
  /\/math\/Vector3$/,
  /\/textures\/DynamicTexture$/,
  /\/textures\/parsers\/(?!index$|Image$)\w+$/,
  /\/utils\/array\/matrix$/,
];

// Slew uses Matrix4, a matrix for three dimensions, only to project a flat picture.
/** Classes of Phaser of which the build keeps only the listed methods. */
const keptMethods: readonly { readonly file: RegExp; readonly methods: readonly string[] }[] = [
  { file: /\/phaser\/src\/math\/Matrix4\.js$/, methods: ['initialize', 'identity', 'setValues', 'ortho'] },
];

/** Aliases with which the build imports Phaser's source modules by path, because its package does not export them. */
const fromSource = [
  { find: /^phaser$/, replacement: at('src/app/scene/phaser-build.ts') },
  { find: /^phaser\/src\//, replacement: at('node_modules/phaser/src/') },
];

/** Build-time constants as in Phaser's own build: WebGL only, no sound, no debugger, no 3D camera, no Facebook. */
const switches = {
  global: 'globalThis',
  'typeof WEBGL_RENDERER': 'true',
  'typeof CANVAS_RENDERER': 'false',
  'typeof FEATURE_SOUND': 'false',
  'typeof WEBGL_DEBUG': 'false',
  'typeof PLUGIN_CAMERA3D': 'false',
  'typeof PLUGIN_FBINSTANT': 'false',
};

/**
 * Returns the Vite plugin that builds Phaser from its source, without what the scene does not use. In development, the
 * page uses the unchanged package.
 */
export function cutPhaser(): Plugin {
  return {
    name: 'cut-phaser',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: fromSource }, define: switches }),
    resolveId(source, importer) {
      if (!source.startsWith('.') || !importer?.includes('/phaser/src/')) return null;
      const place = resolve(dirname(importer), source);
      return leftOut.some((part) => part.test(place)) ? at('src/app/scene/phaser-left-out.cjs') : null;
    },
    transform(code, id) {
      const kept = keptMethods.find(({ file }) => file.test(id));
      return kept ? { code: withMethods(code, kept.methods, this.parse(code)), map: null } : null;
    },
  };
}

/** Returns a module's code with only some methods of its class. Throws an error if the class or a method is missing. */
function withMethods(code: string, methods: readonly string[], { body }: ESTree.Program): string {
  const [made] = body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'NewExpression' ? init.arguments : []));
  if (made?.type !== 'ObjectExpression') throw new Error('there is no class to cut');
  const kept = made.properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      methods.includes(property.key.name),
  );
  if (kept.length !== methods.length) throw new Error(`the class lacks one of ${methods.join(', ')}`);
  const texts = kept.map(({ start, end }) => code.slice(start, end));
  return `${code.slice(0, made.start)}{${texts.join(',')}}${code.slice(made.end)}`;
}

// planck's package is one file in which each class is the value of a function called immediately. Making a class
// changes nothing else, nor does making the serializer that the package offers; this says so to the bundler in the
// words that it knows. Nothing here imports the serializer, which holds on to every class.
/**
 * Returns the Vite plugin that lets the build drop planck's classes that nothing uses: most joints, and the serializer.
 */
export function unusedOfPlanck(): Plugin {
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
