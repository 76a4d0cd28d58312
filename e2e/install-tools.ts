// Installation on a machine for tests only (CI): the programs that run exported code in other languages than JavaScript,
// and the browser in which the tests take the least time. Tests whose program is missing are skipped.
import { headlessShell, program } from './find-browser';
import { installPackages } from './system-packages';

/** Programs that the tests of src/laws/export use, and the Debian package that contains them. */
const tools = [
  { names: ['mcs', 'mono'], apt: 'mono-mcs' },
  { names: ['lua5.4'], apt: 'lua5.4' },
  { names: ['love'], apt: 'love' },
];

/** Longest time that one command of an installation may take. ms */
const patience = 90_000;

const missing = () => tools.filter(({ names }) => names.some((name) => program(name) === undefined));
const listed = (list: typeof tools) => list.flatMap(({ names }) => names).join(', ');

if (process.env.CI && missing().length > 0) {
  const said = (manager: string) => `Tools: ${listed(missing())} not here, trying ${manager}`;
  installPackages({ 'apt-get': missing().map(({ apt }) => apt) }, said, patience);
}
if (process.env.CI && !process.env.SLEW_BROWSER && !program(headlessShell)) {
  // Browser tests take a quarter less time in the shell than in Chromium. A system may lack the package.
  const said = (manager: string) => `Browser: no headless shell here, trying ${manager}`;
  installPackages({ 'apt-get': [headlessShell, 'fonts-dejavu-core'] }, said, patience);
}
const left = missing();
console.log(
  left.length > 0
    ? `Tools: without ${listed(left)} the exported files for them are not run`
    : `Tools: ${listed(tools)} are here`,
);
