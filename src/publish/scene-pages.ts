// Vite plugin: a page for every scene, and whole addresses for previews of the program's page.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { jpegSize } from './jpeg-size.ts';
import { ownAddressTags, sceneFolder, scenePage } from './scene-page.ts';

/** The picture of the program's page in previews, in public/. npm run screenshot -- social takes it. */
const socialPicture = 'social.jpg';

/** A file of the repository. */
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const still = (id: string) => `assets/stills/${id}.jpg`;

/** Adds the pages of scenes to the build. @param address of the program's page; null where it is not known */
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
    async generateBundle(_, bundle) {
      // By Vite as the page's own modules are: in the configuration itself every scene would be loaded before every test.
      const { module } = await runnerImport<typeof import('../games/rules.ts')>(at('src/games/rules.ts'));
      const pictures = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'asset' ? file.originalFileNames.map((name) => [name, file.fileName] as const) : [],
        ),
      );
      for (const scene of module.allScenarios) {
        const source = still(scene.id);
        const path = pictures.get(source);
        if (!path) throw new Error(`the build lacks ${source}; npm run screenshot -- stills takes it`);
        const size = jpegSize(readFileSync(at(source)));
        const fileName = `${sceneFolder}${scene.id}.html`;
        this.emitFile({ type: 'asset', fileName, source: scenePage(scene, { path, size }, whole) });
      }
    },
  };
}
