// Function that builds the page for a command of this folder, after a check of the command's arguments.
import { spawnSync } from 'node:child_process';

/** Builds the page into dist/. Ends the process with the build's status if it fails. */
export function buildPage(): void {
  const { status } = spawnSync('npm run --silent build:page', { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
