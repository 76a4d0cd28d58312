import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name));
// Matches statements (`import … from '…'`, `export … from '…'`, `import '…'`) and calls, whose modules must be in this
// folder.
const specifier =
  /(?:^(?:import|export)\s[^'"`;=]*?\bfrom\s*|^import\s*|\b(?:import|require)\s*\(\s*)(['"`])(.*?)\1/gm;

it('finds the files to look at and every way to import', () => {
  expect(files).toContain('time-optimal.ts');
  expect(files).toContain('attitude/eigenaxis.ts');
  const text =
    "import a from 'a';\nimport {\n  b,\n} from 'b';\nexport * from 'c';\nimport 'd';\nawait import('e');\n";
  expect([...text.matchAll(specifier)].map((match) => match[2])).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it.each(files)('%s carries its licence', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const [, holder] = /^(Copyright .*)$/m.exec(readFileSync(new URL('../../../LICENSE', folder), 'utf8'))!;
  expect(text.split('\n').slice(0, 4)).toContain(`// MIT License, ${holder}.`);
});

it.each(files)('%s imports nothing from outside this folder', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const outside = [...text.matchAll(specifier)]
    .map((match) => match[2])
    .filter(
      (name) => !name.startsWith('.') || !new URL(name, new URL(file, folder)).href.startsWith(folder.href),
    );
  expect(outside).toEqual([]);
});
