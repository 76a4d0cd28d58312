// Installation of packages of the operating system for the tests, if that needs no password.
import { spawnSync } from 'node:child_process';

/** Names of the packages to install, by package manager. A manager that lacks the packages is left out. */
export type Packages = Readonly<Partial<Record<keyof typeof managers, readonly string[]>>>;

/**
 * Known package managers with their command-line arguments. `refresh` updates the package lists; null if the manager
 * does so by itself. `install` stands before the names of the packages.
 */
const managers = {
  'apt-get': { refresh: ['update'], install: ['install', '-y', '--no-install-recommends'] },
  dnf: { refresh: null, install: ['install', '-y'] },
  apk: { refresh: null, install: ['add', '--no-cache'] },
} as const;

const isManager = (name: string): name is keyof typeof managers => Object.hasOwn(managers, name);

/**
 * Runs a command without showing its output. Returns whether it succeeded.
 * @param patience longest time that the command may take, ms
 */
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
 * Installs packages. Does not report whether that succeeded: the caller has to check.
 * @param said returns the line to print before the installation, for the name of the package manager
 * @param patience longest time that a command may take, ms
 * @returns the package manager that was used; undefined if there is none, or if it needs a password
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
  // The package lists are missing or old.
  run(refresh);
  run(wanted);
  return name;
}
