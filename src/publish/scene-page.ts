// The page of a scene: its question, its picture and its link, for whoever follows or posts the link, and for programs that show previews.
import type { BuiltIn } from '../scenarios';

/** Where the pages of scenes are, from the page of the program. */
export const sceneFolder = 'scene/';

/** A picture that stands for a page. */
export interface Picture {
  /** From the page of the program. */
  readonly path: string;
  /** Width and height. Pixels */
  readonly size: readonly [number, number];
}

/** The HTML of a scene's page. @param address of the program's page, with a slash at its end; null where it is not known */
export function scenePage({ id, scenario }: BuiltIn, picture: Picture, address: string | null): string {
  const { name, question = name, hint = '', description = hint } = scenario;
  const up = '../';
  const tags = [
    ...previewTags({ title: question, text: hint || description, picture, up, address }),
    ...(address ? ownAddressTags(`${address}${sceneFolder}${id}.html`) : []),
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
    <link rel="stylesheet" href="scene.css" />
    <script src="open.js" defer></script>
  </head>
  <body>
    <a href="${up}#${escaped(id)}">
      <img src="${up}${escaped(picture.path)}" width="${picture.size[0]}" height="${picture.size[1]}" alt="" />
      <strong>${escaped(question)}</strong>
      <span>${escaped(hint)}</span>
      <span class="open">Open ${escaped(name)} in Slew</span>
    </a>
  </body>
</html>
`;
}

/** What a preview shows. */
interface Preview {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
  /** From the page to that of the program, where its address is not known. */
  readonly up: string;
  readonly address: string | null;
}

/** The tags that programs read that show a preview of a link: Open Graph (ogp.me), and the size of the card. */
export function previewTags({ title, text, picture, up, address }: Preview): string[] {
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

/** The tags that tell the one address of a page that can be had under several. */
export function ownAddressTags(address: string): string[] {
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
