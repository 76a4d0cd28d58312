// Command that builds the page, then runs the tests of a script of this folder with the arguments after its name. Help
// needs no build.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { asksForHelp, noSuchName, refuseCall } from '../src/tools/cli/help';
import { buildPage } from './build-page';

const [script, ...words] = process.argv.slice(2);

// Playwright also accepts a part of a name. It reports only after the build that no test fits.
const files = readdirSync(dirname(script)).filter((name) => name.endsWith('.spec.ts'));
const isMissing = (word: string) => word.endsWith('.spec.ts') && !files.some((name) => word.endsWith(name));
const missing = words.find(isMissing);
if (missing)
  refuseCall(
    script === 'e2e/run.ts' ? 'test:browser' : 'test:engines',
    noSuchName(missing, 'file of tests', files),
  );

if (!asksForHelp(words)) buildPage();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...words], { stdio: 'inherit' });
process.exitCode = status ?? 1;
