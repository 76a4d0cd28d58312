// Command that runs everything that a change must pass. The parts run side by side, so that no processor is idle.
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { checkCall } from '../src/tools/cli/help';

checkCall('test');

/** A part of the test command, such as the unit tests. */
interface Part {
  readonly name: string;
  readonly command: string;
  /** Names of the other parts that must pass before this part begins. */
  readonly needs?: readonly string[];
  /** Names of the other parts that must end before this part begins, whatever their result. */
  readonly follows?: readonly string[];
  /** Whether the other parts go before this part where they compete for the processor. */
  readonly isLast?: boolean;
}

/** The parts of the test command. Each part is listed after those that it waits for. */
const parts: readonly Part[] = [
  { name: 'tools', command: 'tsx e2e/install-tools.ts' },
  { name: 'build', command: 'npm run --silent build:page' },
  // A package manager does one task at a time, and this part may install a browser.
  { name: 'browser', command: 'tsx e2e/run.ts', needs: ['build'], follows: ['tools'] },
  { name: 'engines', command: 'tsx e2e/engines/run.ts', needs: ['build'], follows: ['browser'] },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'lint', command: 'npm run --silent lint' },
  // The browser tests go first: a page that waits for the processor draws more frames, and so takes more of it.
  { name: 'unit', command: 'npm run --silent test:unit', follows: ['tools'], isLast: true },
];

/** Number of output lines that are printed for a part of the test command that passed. */
const lastLines = 6;

/** Time between an interruption and the killing of those parts of the test command that still run. ms */
const patience = 8_000;

/** Result of a part of the test command. */
interface Result {
  readonly state: 'passed' | 'failed' | 'interrupted' | 'not run';
  readonly seconds: number;
}

/** Whether the operating system has process groups. Windows has none. */
const hasGroups = process.platform !== 'win32';

const running = new Set<ChildProcess>();
let interruption: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | undefined;

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

/** Sends a signal to all processes of a running part of the test command. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(hasGroups ? -pid : pid, name);
  } catch {
    // The processes have ended already.
  }
}

/**
 * Stops all running parts of the test command, so that no process outlives it.
 * @param name signal that the command has received
 */
function interrupt(name: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void {
  if (interruption) return;
  interruption = name;
  // Playwright closes its browsers and its server on this signal.
  for (const child of running) signal(child, 'SIGINT');
  setTimeout(() => {
    for (const child of running) signal(child, 'SIGKILL');
  }, patience).unref();
}

/** Lets other processes go before a process and its future children, if the system allows it. */
function yieldProcessor(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // On Linux a process group can have a priority of its own, beside which that of its processes does not count.
    if (process.platform === 'linux')
      writeFileSync(`/proc/${pid}/autogroup`, `${constants.priority.PRIORITY_BELOW_NORMAL}`);
  } catch {
    // The part then takes an equal share of the processor.
  }
}

/** Runs the shell command of one part of the test command. Resolves to its whole output, and whether it succeeded. */
function runCommand({ command, isLast = false }: Part): Promise<{ passed: boolean; output: string }> {
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env;
  const child = spawn(command, {
    shell: true,
    detached: hasGroups,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  running.add(child);
  if (isLast && child.pid !== undefined) yieldProcessor(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      running.delete(child);
      resolve({ passed, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** Prints the output of a part of the test command: all of it if the part failed, otherwise its last lines. */
function report(title: string, output: string, passed: boolean): void {
  const lines = output.trimEnd().split('\n');
  const printed = passed
    ? lines.filter((line) => stripVTControlCharacters(line).trim()).slice(-lastLines)
    : lines;
  process.stdout.write(`\n──── ${title} ────\n${printed.join('\n')}\n`);
}

const results = new Map<string, Promise<Result>>();

/**
 * Runs a part of the test command after the parts that it waits for. Does not run it if a part that it needs has
 * failed.
 */
async function run(part: Part): Promise<Result> {
  const { name, needs = [], follows = [] } = part;
  await Promise.all(follows.map((each) => results.get(each)));
  const needed = await Promise.all(needs.map((each) => results.get(each)));
  if (interruption || needed.some((result) => result?.state !== 'passed'))
    return { state: 'not run', seconds: 0 };
  const start = performance.now();
  const { passed, output } = await runCommand(part);
  const state = passed ? 'passed' : interruption ? 'interrupted' : 'failed';
  const seconds = secondsSince(start);
  report(`${name}: ${state} after ${seconds} s`, output, passed);
  return { state, seconds };
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interrupt(name));

const start = performance.now();
console.log(`${parts.map(({ name }) => name).join(', ')}: each reports when it ends.`);
for (const part of parts) results.set(part.name, run(part));
const ended = await Promise.all(results.values());

console.log('\n──── summary ────');
for (const [n, { state, seconds }] of ended.entries())
  console.log(`${parts[n].name.padEnd(8)} ${state.padEnd(11)} ${String(seconds).padStart(4)} s`);
const isFine = ended.every(({ state }) => state === 'passed');
console.log(`${isFine ? 'All parts passed' : 'Not all parts passed'}: ${secondsSince(start)} s`);
process.exitCode = interruption ? 128 + constants.signals[interruption] : isFine ? 0 : 1;
