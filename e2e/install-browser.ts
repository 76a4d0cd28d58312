// Installation of a browser for the tests: Playwright's download, or a package of the system.
import { createRequire } from 'node:module';
import { installPackages, quietly } from './system-packages';

/** Packages of Chromium and of a font, by package manager. */
const packages = {
  'apt-get': ['chromium', 'fonts-dejavu-core'],
  dnf: ['chromium', 'dejavu-sans-mono-fonts'],
  apk: ['chromium', 'font-dejavu'],
};

/** Longest time that one attempt to install may take. ms */
const patience = 240_000;

/** Downloads Playwright's Chromium. Does not throw: after a failure the browser is still missing. */
export function installPlaywrightBrowser(): void {
  console.error("Browser: none on this machine, trying Playwright's download, which can take minutes");
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  quietly([process.execPath, cli, 'install', 'chromium'], patience);
}

/**
 * Installs Chromium with the system's package manager if that needs no password. Returns the manager that was tried;
 * undefined if there is none.
 */
export function installSystemBrowser(): string | undefined {
  const said = (manager: string) => `Browser: none downloaded, trying ${manager}, which can take minutes`;
  return installPackages(packages, said, patience);
}
