// Builds the page, then runs a script of this folder with the arguments after its name. Help needs no build.
import { spawnSync } from 'node:child_process';

const [script, ...words] = process.argv.slice(2);
const isHelp = words.includes('--help') || words.includes('-h');

/** Runs a command in this terminal. Returns its exit status. */
function run(command: string, args: readonly string[], shell = false): number {
  return spawnSync(command, args, { stdio: 'inherit', shell }).status ?? 1;
}

const built = isHelp ? 0 : run('npm run --silent build:page', [], true);
process.exitCode = built || run(process.execPath, ['--import', 'tsx', script, ...words]);
