// Vite plugins for files that hosts and browsers need besides the code: each page's Content-Security-Policy, font licences, and the files of the installed app.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';

const allowed = [
  "img-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "worker-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** Adds a Content-Security-Policy to a page. Throws an error for a style or event-handler attribute. */
export function withPolicy(html: string): string {
  const markup = html.replaceAll(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '<$1$2>');
  const own = /<[a-z][^<>]*\s(?:style|on[a-z]+)=["'][^<>]*>/i.exec(markup);
  if (own) throw new Error(`${own[0]} in a page has a style or a script of its own: use a class, or a file`);
  const policy = [
    "default-src 'none'",
    `script-src ${sources(html, 'script')}`,
    `style-src ${sources(html, 'style')}`,
    ...allowed,
  ].join('; ');
  return html.replace(
    /<meta charset="utf-8" ?\/?>/,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}

function sources(html: string, tag: 'script' | 'style'): string {
  const inline = [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))].filter(
    ([, attributes]) => !/\ssrc=/.test(attributes),
  );
  const hashes = inline.map(([, , text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return ["'self'", ...hashes].join(' ');
}

/** Returns the Vite plugin that adds a Content-Security-Policy to every page. */
export function policies(): Plugin {
  return {
    name: 'policies',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.html'))
            file.source = withPolicy(Buffer.from(file.source).toString());
      },
    },
  };
}

/**
 * Returns the Vite plugin that adds the licences of the page’s fonts to licences.txt.
 * @param file path to which the build writes the licences
 * @param fonts paths of the licence files, by the name of the font
 */
export function fontLicence(file: string, fonts: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'font-licence',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const found = bundle[file];
        if (found?.type !== 'asset') throw new Error(`the build lacks ${file}`);
        const licences = Object.entries(fonts).map(
          ([name, licence]) => `\n## ${name} (OFL-1.1)\n\n${readFileSync(licence, 'utf8')}`,
        );
        found.source = [found.source, ...licences].join('');
      },
    },
  };
}

/** Background colour of the page, as in tokens.css, for the installed app. */
const night = '#0b1524';

/** Settings of vite-plugin-pwa, which makes sw.js and the manifest of the installed app. */
export const offline: Partial<VitePWAOptions> = {
  // A new version waits until the last page of the old one is closed. The page registers the worker itself.
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    name: 'Slew: turning physics bodies with feedback control',
    short_name: 'Slew',
    description: 'Physics bodies that turn by torque under feedback control: a game, a lab and working code.',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    orientation: 'any',
    shortcuts: [
      { name: 'Dodge', url: './#dodge' },
      { name: 'Par', url: './#par' },
      { name: 'Today’s Dodge', short_name: 'Today', url: './#dodge=today' },
    ],
    theme_color: night,
    background_color: night,
    icons: [
      { src: './icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: './icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: './icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,jpg,png,webp,woff2,webmanifest,txt,json}'],
    // Fetched by hosts, or downloaded.
    globIgnores: [
      'slew.html',
      'social.jpg',
      'robots.txt',
      'scenario.schema.json',
      'icons/**',
      '{course,scene}/*.jpg',
      // 44 kB compressed that few visits need. Links, files and games work offline; clips and pictures need the network once.
      'assets/clip-*.js',
    ],
    // A missing file is a 404: other folders of the same host do not belong to the page.
    navigateFallback: null,
    // The page is the same whatever its query is.
    ignoreURLParametersMatching: [/./],
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
  },
};
