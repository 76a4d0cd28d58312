// Installs a browser for the tests: Playwright's download, or the system's package.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** System package managers, and what each needs for a browser with a font to write in. */
const managers = [
  {
    name: 'apt-get',
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
    ],
  },
  { name: 'dnf', commands: [['dnf', 'install', '-y', 'chromium', 'dejavu-sans-mono-fonts']] },
  { name: 'apk', commands: [['apk', 'add', '--no-cache', 'chromium', 'font-dejavu']] },
];

/** Longest an attempt may take before the next one has its turn. ms. */
const patienceMs = 240_000;

function run([command, ...args]: readonly string[]): boolean {
  // Pages of progress and retries would bury the tests; what came of it is said in one line.
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: patienceMs,
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
    },
  });
  return status === 0;
}

const answers = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 15_000 }).status === 0;

/** Downloads Playwright's Chromium. A failure shows as that browser being absent. */
export function installPlaywrightBrowser(): void {
  console.error("Browser: none on this machine, trying Playwright's download, which can take minutes");
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  run([process.execPath, cli, 'install', 'chromium']);
}

/** Installs the system's Chromium where that needs no password. Returns the package manager it tried, if any. */
export function installSystemBrowser(): string | undefined {
  const manager = managers.find(({ name }) => answers(name, '--version'));
  const isRoot = process.getuid?.() === 0;
  if (!manager || (!isRoot && !answers('sudo', '-n', 'true'))) return undefined;
  console.error(`Browser: none downloaded, trying ${manager.name}, which can take minutes`);
  const prefix = isRoot ? [] : ['sudo', '-n'];
  // A package list that cannot be refreshed may still do.
  for (const command of manager.commands) run([...prefix, ...command]);
  return manager.name;
}
