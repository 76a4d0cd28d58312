// Tests of the choice of a module's chunk by the modules that import it.
import { expect, it } from 'vitest';
import { chunkOfModule } from './chunks';

interface Module {
  readonly isEntry?: true;
  readonly importers?: readonly string[];
  readonly dynamicImporters?: readonly string[];
}

const modules: Readonly<Record<string, Module>> = {
  '/src/main.ts': { isEntry: true },
  '/src/app/scene/layers.ts': { importers: ['/src/main.ts'] },
  '/src/app/ui/shell-parts.tsx': { dynamicImporters: ['/src/main.ts'] },
  '/src/features/editor/editor.ts': { dynamicImporters: ['/src/main.ts'] },
  '/src/features/editor/ui/panel.tsx': { importers: ['/src/features/editor/editor.ts'] },
  '/src/features/par/page.tsx': { dynamicImporters: ['/src/main.ts'] },
  '/src/lab/files/edit.ts': {
    importers: ['/src/features/editor/editor.ts', '/src/features/par/page.tsx'],
  },
  '/src/laws/language/own-law.ts': {
    importers: ['/src/features/workshop/workshop.tsx'],
    dynamicImporters: ['/src/main.ts'],
  },
  '/src/features/workshop/workshop.tsx': { dynamicImporters: ['/src/main.ts'] },
  '/src/laws/language/words.ts': { importers: ['/src/laws/language/own-law.ts'] },
  // Two modules that import each other, one of them also imported by the start.
  '/src/one.ts': { importers: ['/src/other.ts', '/src/main.ts'] },
  '/src/other.ts': { importers: ['/src/one.ts'], dynamicImporters: ['/src/features/par/page.tsx'] },
  '/src/nobody.ts': {},
};

const graph = {
  getModuleInfo: (id: string) => ({ isEntry: false, importers: [], dynamicImporters: [], ...modules[id] }),
} as unknown as Parameters<typeof chunkOfModule>[1];

const chunkOf = (id: string) => chunkOfModule(id, graph);

it('imports of the entry belong to the start, whatever else imports them', () => {
  expect(['/src/main.ts', '/src/app/scene/layers.ts', '/src/one.ts', '/src/other.ts'].map(chunkOf)).toEqual([
    'start',
    'start',
    'start',
    'start',
  ]);
});

it('imports of one feature belong to its chunk, and imports of several to the shell', () => {
  expect(chunkOf('/src/features/editor/editor.ts')).toBe('editor');
  expect(chunkOf('/src/features/editor/ui/panel.tsx')).toBe('editor');
  expect(chunkOf('/src/app/ui/shell-parts.tsx')).toBe('shell');
  expect(chunkOf('/src/lab/files/edit.ts')).toBe('shell');
});

it('the language of laws is a chunk, whichever feature imports it too', () => {
  expect(chunkOf('/src/laws/language/words.ts')).toBe('language');
  expect(chunkOf('/src/features/workshop/workshop.tsx')).toBe('workshop');
});

it('unused modules have no chunk', () => {
  expect(chunkOf('/src/nobody.ts')).toBeNull();
});
