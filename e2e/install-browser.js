// Installs a browser for the tests: Playwright's download, or the system's package.
import { createRequire } from 'node:module';
import { installPackages, quietly } from './system-packages';
/** A browser with a font to write in. */
const packages = {
    'apt-get': ['chromium', 'fonts-dejavu-core'],
    dnf: ['chromium', 'dejavu-sans-mono-fonts'],
    apk: ['chromium', 'font-dejavu'],
};
/** Longest an attempt may take before the next one has its turn. ms. */
const patience = 240_000;
/** Downloads Playwright's Chromium. A failure shows as that browser being absent. */
export function installPlaywrightBrowser() {
    console.error("Browser: none on this machine, trying Playwright's download, which can take minutes");
    const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
    quietly([process.execPath, cli, 'install', 'chromium'], patience);
}
/** Installs the system's Chromium where that needs no password. Returns the package manager it tried, if any. */
export function installSystemBrowser() {
    const said = (manager) => `Browser: none downloaded, trying ${manager}, which can take minutes`;
    return installPackages(packages, said, patience);
}
