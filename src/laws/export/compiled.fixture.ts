// The TypeScript compiler's messages on exported files, in a project with the strictest options.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Options of the TypeScript compiler: those of a new Vite project, and stricter ones. */
const options = {
  target: 'es2023',
  module: 'esnext',
  lib: ['ES2023', 'DOM'],
  types: [],
  skipLibCheck: true,
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitReturns: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
};

/**
 * Compiles texts as separate files, and returns the compiler's messages; empty if there are none.
 * @param folder path of a folder that contains the project's packages
 */
export function strictlyCompiled(folder: string, texts: readonly string[]): string {
  const files = texts.map((text, index) => {
    const name = `check-${index}.ts`;
    writeFileSync(join(folder, name), text);
    return name;
  });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
  const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
  return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
}
