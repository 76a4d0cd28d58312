// A folder outside the project in which exported files are compiled and run, as a stranger's project would.
import { mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';

const modules = realpathSync(fileURLToPath(new URL('../../node_modules', import.meta.url)));

/** A fresh folder with the project's packages. */
export function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slew-code-'));
  symlinkSync(modules, join(folder, 'node_modules'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return folder;
}

/** A module from the text of a TypeScript or JavaScript file. */
export async function moduleOf(folder: string, name: string, text: string): Promise<Record<string, unknown>> {
  const path = join(folder, `${name}.js`);
  const { code } = await transformWithOxc(text, `${name}.ts`, { sourcemap: false });
  writeFileSync(path, code);
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}
