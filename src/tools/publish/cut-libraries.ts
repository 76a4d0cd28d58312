// Vite plugins that leave out code of Phaser and planck which the page does not use.
import { dirname, resolve } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { at } from './package.ts';

/** Path patterns of Phaser modules that the build replaces by an empty module. */
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

/** Methods of one Phaser class that the build removes, because the page never calls them. */
interface UnusedMethods {
  readonly file: RegExp;
  readonly names: RegExp;
  /**
   * True if other Phaser classes have methods named like the removed ones. The build then does not check for calls of
   * the removed methods.
   */
  readonly sharedNames?: true;
}

const unusedMethods: readonly UnusedMethods[] = [
  {
    file: /\/cameras\/2d\/BaseCamera\.js$/,
    names: /^(centerToSize|clearMask|cull|getScroll|removeBounds|set(ForceComposite|IsSceneCamera))$/,
  },
  {
    file: /\/cameras\/2d\/Camera\.js$/,
    names:
      /^(fade(In|Out|From)?|flash|getPaddingWrapper|rotateTo|set(Deadzone|FollowOffset|Lerp)|shake|st(art|op)Follow|zoomTo)$/,
  },
  {
    file: /\/cameras\/2d\/CameraManager\.js$/,
    names: /^(addExisting|get(CamerasBelowPointer|Total)|resetAll)$/,
  },
  {
    file: /\/display\/color\/Color\.js$/,
    names: /^(brighten|darken|desaturate|gray|lighten|randomGray|updateHSV)$/,
  },
  { file: /\/gameobjects\/components\/FilterList\.js$/, names: /^add[A-Z]/ },
  {
    file: /\/gameobjects\/container\/Container\.js$/,
    names: /^(addAt|get(ByName|IndexList|Random)|iterate|pointToContainer|remove(At|Between)|shuffle|swap)$/,
  },
  { file: /\/gameobjects\/GameObject\.js$/, names: /^((inc|toggle)Data|disableInteractive|getIndexList)$/ },
  {
    file: /\/gameobjects\/graphics\/Graphics\.js$/,
    names:
      /^((fill|stroke)(Circle|Ellipse|Point|Rect|Triangle)Shape|(fill|stroke)(Ellipse|Points)|fillPoint|generateTexture|lineGradientStyle|(rotate|scale|translate)Canvas|stroke(LineShape|Rect|RoundedRect))$/,
  },
  {
    file: /\/gameobjects\/components\/TransformMatrix\.js$/,
    names: /^(copyToContext|get(CSSMatrix|[XY]Round)|multiplyWithOffset|setToContext)$/,
  },
  { file: /\/core\/TimeStep\.js$/, names: /^setFPSLimit$/ },
  { file: /\/textures\/Frame\.js$/, names: /^(set(Scale9|Trim|UVs)|updateUVsInverted)$/ },
  { file: /\/renderer\/webgl\/DrawingContext\.js$/, names: /^setStencil$/ },
  { file: /\/gameobjects\/rope\/Rope\.js$/, names: /^set(Horizontal|Vertical)$/ },
  {
    file: /\/gameobjects\/text\/Text\.js$/,
    names:
      /^(appendText|setRTL|set(Fill|FixedSize|FontStyle|MaxLines|Shadow\w*|TestString|TextMetrics|WordWrap\w+))$/,
  },
  {
    file: /\/gameobjects\/text\/TextStyle\.js$/,
    names: /^(set(Fill|FixedSize|FontStyle|MaxLines|Shadow\w*|TestString|WordWrap\w+))$/,
  },
  // Slew uses this matrix for three dimensions only to project a flat picture.
  { file: /\/math\/Matrix4\.js$/, names: /^(?!(identity|initialize|ortho|setValues)$)/, sharedNames: true },
  {
    file: /\/renderer\/webgl\/renderNodes\/(BatchHandlerQuad|BatchHandlerTri)\.js$/,
    names: /^batch(Triangles|WithUV)$/,
  },
  {
    file: /\/renderer\/webgl\/WebGLRenderer\.js$/,
    names:
      /^((add|remove|update)BlendMode|capture(Next)?Frame|drawInstancedArrays|get(AspectRatio|CompressedTextureName|Fps)|onCapture|resetProjectionMatrix|snapshot(Framebuffer|Pixel)|st(art|op)Capture|supportsCompressedTexture)$/,
  },
  {
    file: /\/scale\/ScaleManager\.js$/,
    names:
      /^(getViewPort|lockOrientation|set(GameSize|MaxZoom|ParentSize)|(start|toggle)Fullscreen|transform[XY])$/,
  },
  { file: /\/scene\/SceneManager\.js$/, names: /^(dump|getScenes)$/ },
  { file: /\/scene\/ScenePlugin\.js$/, names: /^(checkValidTransition|transition)$/ },
  { file: /\/textures\/CanvasTexture\.js$/, names: /^(drawFrame|getCanvas|getPixels|putData|setPixel)$/ },
  {
    file: /\/textures\/Texture\.js$/,
    names:
      /^(get(DataSourceImage|FrameBounds|FrameNames|FramesFromTextureSource|TextureSourceIndex)|set(SmoothPixelArt|Source))$/,
  },
  {
    file: /\/textures\/TextureManager\.js$/,
    names:
      /^(add(Atlas|AtlasJSON\w+|AtlasPCT|AtlasXML|CompressedTexture|DynamicTexture|FlatColor|GLTexture|RenderTexture|SpriteSheet\w*|UnityAtlas)|cloneFrame|get(Base64|TextureKeys)|parseFrame|renameTexture|resetStamp|resetTileSprite)$/,
  },
];

/** Aliases with which the build imports Phaser's source modules by path. */
const fromSource = [
  { find: /^phaser$/, replacement: at('src/app/scene/phaser-build.ts') },
  { find: /^phaser\/src\//, replacement: at('node_modules/phaser/src/') },
];

/** Build-time constants for Phaser: WebGL only, no sound, no debugger, no 3D camera. */
const switches = {
  global: 'globalThis',
  'typeof WEBGL_RENDERER': 'true',
  'typeof CANVAS_RENDERER': 'false',
  'typeof FEATURE_SOUND': 'false',
  'typeof WEBGL_DEBUG': 'false',
  'typeof PLUGIN_CAMERA3D': 'false',
  'typeof PLUGIN_FBINSTANT': 'false',
};

/** Returns the Vite plugin that builds Phaser from source without unused parts. */
export function cutPhaser(): Plugin {
  const dropped = new Set<string>();
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
      const unused = unusedMethods.find(({ file }) => file.test(id));
      if (!unused) return null;
      const methods = methodsOf(this.parse(code)).filter(({ name }) => unused.names.test(name));
      if (methods.length === 0) this.error(`${id} has no method to drop`);
      if (!unused.sharedNames) for (const { name } of methods) dropped.add(name);
      return { code: without(code, methods), map: null };
    },
    generateBundle(_, bundle) {
      const texts = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : ''));
      const names = new Set(texts.flatMap((text) => text.match(/(?<=\.)[A-Za-z]\w*/g) ?? []));
      const needed = [...dropped].filter((name) => names.has(name));
      if (needed.length > 0) this.error(`the page may call methods that are dropped: ${needed.join(', ')}`);
    },
  };
}

/** A method of a class: its name, and its place in the module's code. */
interface Method {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the methods of a Phaser class. Throws an error if the module has no class. */
function methodsOf({ body }: ESTree.Program): Method[] {
  const [made] = body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'NewExpression' ? init.arguments : []));
  if (made?.type !== 'ObjectExpression') throw new Error('there is no class to cut');
  return made.properties.flatMap((property) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    property.value.type === 'FunctionExpression'
      ? [{ name: property.key.name, start: property.start, end: property.end }]
      : [],
  );
}

/** Returns a module's code with `...{}` in place of each given method. The object literal around it stays valid. */
function without(code: string, methods: readonly Method[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of methods) {
    rest += `${code.slice(from, start)}...{}`;
    from = end;
  }
  return rest + code.slice(from);
}

// planck's package is one file in which each class is the value of a function called immediately. Making a class
// changes nothing else, nor does making the serializer that the package offers; this says so to the bundler in the
// words that it knows. Nothing here imports the serializer, which holds on to every class.
/** Returns the Vite plugin that lets the build drop unused classes of planck. */
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
