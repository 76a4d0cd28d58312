// Installs packages of the system for the tests, where that needs no password.
import { spawnSync } from 'node:child_process';

/** Packages by the system's package manager; none for a manager that lacks them. */
export type Packages = Readonly<Partial<Record<keyof typeof managers, readonly string[]>>>;

/** Commands of each package manager: to install, and to fetch its lists if it does not do so by itself. */
const managers = {
  'apt-get': { refresh: ['update'], install: ['install', '-y', '--no-install-recommends'] },
  dnf: { refresh: null, install: ['install', '-y'] },
  apk: { refresh: null, install: ['add', '--no-cache'] },
} as const;

const isManager = (name: string): name is keyof typeof managers => Object.hasOwn(managers, name);

/** Runs a command. Pages of progress would bury the tests; what came of it is said in one line. @param patience ms */
export function quietly([command, ...args]: readonly string[], patience: number): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: patience,
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
    },
  });
  return status === 0;
}

const answers = (...command: string[]) => quietly(command, 15_000);

/**
 * Installs packages. Whether they came is for the caller to see.
 * @param said what is said before it begins, by the manager's name
 * @param patience longest that a command may take. ms
 * @returns the package manager that was asked; undefined where none has them or may be used
 */
export function installPackages(
  packages: Packages,
  said: (manager: string) => string,
  patience: number,
): string | undefined {
  const name = Object.keys(packages).find((each) => answers(each, '--version'));
  const isRoot = process.getuid?.() === 0;
  if (!name || !isManager(name) || (!isRoot && !answers('sudo', '-n', 'true'))) return undefined;
  console.error(said(name));
  const { refresh, install } = managers[name];
  const run = (args: readonly string[]) =>
    quietly([...(isRoot ? [] : ['sudo', '-n']), name, ...args], patience);
  const wanted = [...install, ...(packages[name] ?? [])];
  if (run(wanted) || !refresh) return name;
  // The lists are missing or old.
  run(refresh);
  run(wanted);
  return name;
}
