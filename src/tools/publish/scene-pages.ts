// Vite plugin that makes a page for every scene and course, with its question, picture and link, for readers and for previews of the
// link. It also puts whole addresses into the previews of the program’s page.
import { existsSync, readFileSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';
import type { Course } from '../../features/par/rules/course';
import type { BuiltIn } from '../../lab/scenarios';
import { at } from './package.ts';

// Made by npm run screenshot -- publish.
/** Path in public/ of the preview picture for links to the program's page. */
const socialPicture = 'social.jpg';

/**
 * Returns the Vite plugin that adds a page for each scene and course (flight through gates).
 * @param address web address of the program's page; null if not known
 */
export function scenePages(address: string | null): Plugin {
  const whole = address && `${address.replace(/\/+$/, '')}/`;
  return {
    name: 'scene-pages',
    apply: 'build',
    transformIndexHtml: (html) => {
      if (whole === null) return html;
      const picture = `content="${whole}${socialPicture}"`;
      const tags = ownAddressTags(whole).join('\n    ');
      return html
        .replace(`content="./${socialPicture}"`, picture)
        .replace('</title>', `</title>\n    ${tags}`);
    },
    async generateBundle() {
      // By Vite as the page's own modules are: in the configuration itself every scene would be loaded before every test.
      const { module } = await runnerImport<typeof import('../../features/scenes.ts')>(
        at('src/features/scenes.ts'),
      );
      const { module: par } = await runnerImport<typeof import('../../features/par/rules/courses.ts')>(
        at('src/features/par/rules/courses.ts'),
      );
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      for (const course of par.courses)
        emit(`${courseFolder}${course.id}.html`, coursePage(course, cardOf(courseFolder, course.id), whole));
      for (const scene of module.allScenarios)
        emit(`${sceneFolder}${scene.id}.html`, scenePage(scene, cardOf(sceneFolder, scene.id), whole));
    },
  };
}

/** Folder of the scenes' pages, relative to the program's page. */
const sceneFolder = 'scene/';

const courseFolder = 'course/';

interface Picture {
  /** Path of the picture, relative to the program's page. */
  readonly path: string;
  /** Width and height of the picture. Pixels */
  readonly size: readonly [number, number];
}

/**
 * Returns the preview picture of a scene or course, or the program's picture if there is none.
 * @param folder folder of the page, relative to the program's page
 * @param id name of the scene or course
 */
function cardOf(folder: string, id: string): Picture {
  const own = `${folder}${id}.jpg`;
  const path = existsSync(at(`public/${own}`)) ? own : socialPicture;
  return { path, size: jpegSize(readFileSync(at(`public/${path}`))) };
}

/**
 * Returns the HTML of a scene's page.
 * @param address web address of the program's page, with a slash at its end; null if not known
 */
export function scenePage({ id, scenario }: BuiltIn, picture: Picture, address: string | null): string {
  const { name, question = name, hint = '', description = hint } = scenario;
  const path = `${sceneFolder}${id}.html`;
  return pageOf({ words: id, name, question, hint, description, picture, address, path });
}

/**
 * Returns the HTML of the page of a course, a flight through gates.
 * @param address web address of the program's page, with a slash at its end; null if not known
 */
export function coursePage(
  { id, name, hint }: Pick<Course, 'id' | 'name' | 'hint'>,
  picture: Picture,
  address: string | null,
): string {
  const question = `${name}: how near to perfect can you fly this?`;
  const path = `${courseFolder}${id}.html`;
  return pageOf({ words: `par=${id}`, name, question, hint, description: hint, picture, address, path });
}

/** Contents of the HTML page that opens the program with one scene or course. */
interface PageContents {
  /** Part of the link after the #. It tells the program which scene or course to open. */
  readonly words: string;
  readonly name: string;
  readonly question: string;
  readonly hint: string;
  readonly description: string;
  readonly picture: Picture;
  readonly address: string | null;
  /** Path of the page, relative to the program's page. */
  readonly path: string;
}

function pageOf({ words, name, question, hint, description, picture, address, path }: PageContents): string {
  const up = '../';
  const tags = [
    ...previewTags({ title: question, text: hint || description, picture, up, address }),
    ...(address ? ownAddressTags(`${address}${path}`) : []),
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#0b1524" />
    <title>${escaped(question)} Slew</title>
    ${meta('name', 'description', description)}
    ${tags.join('\n    ')}
    <link rel="icon" href="${up}favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${up}scene/scene.css" />
    <script src="${up}scene/open.js" defer></script>
  </head>
  <body>
    <a href="${up}#${escaped(words)}">
      <img src="${up}${escaped(picture.path)}" width="${picture.size[0]}" height="${picture.size[1]}" alt="" />
      <strong>${escaped(question)}</strong>
      <span>${escaped(hint)}</span>
      <span class="open">Open ${escaped(name)} in Slew</span>
    </a>
  </body>
</html>
`;
}

interface Preview {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
  /** Relative path from this page to the program's page, used when the program's address is not known. */
  readonly up: string;
  readonly address: string | null;
}

/** Returns the HTML tags from which other programs make the preview of a link (Open Graph, ogp.me). */
function previewTags({ title, text, picture, up, address }: Preview): string[] {
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Slew'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', text),
    meta('property', 'og:image', `${address ?? up}${picture.path}`),
    meta('property', 'og:image:width', String(picture.size[0])),
    meta('property', 'og:image:height', String(picture.size[1])),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Returns the HTML tags that give a page's main (canonical) address. */
function ownAddressTags(address: string): string[] {
  return [meta('property', 'og:url', address), `<link rel="canonical" href="${escaped(address)}" />`];
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escaped(content)}" />`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Returns a JPEG's width and height in pixels (ITU-T T.81, B.2.2). Throws RangeError for other data. */
export function jpegSize(bytes: Uint8Array): [number, number] {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < data.byteLength; at += 2 + data.getUint16(at + 2)) {
    const marker = data.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return [data.getUint16(at + 7), data.getUint16(at + 5)];
  }
  throw new RangeError('the picture is no JPEG');
}
