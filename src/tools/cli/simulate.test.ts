// Tests of the program `simulate` from outside: arguments and files as input; output, messages and exit status as
// output.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allScenarios as scenarios } from '../../features/scenes';
import { Simulation } from '../../world/simulation/simulation';
import { main } from './simulate-main';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const fixture = 'src/world/published-2013/fixtures/missile-seek.json';

/** Runs the program `simulate` in this process. */
function simulate(args: readonly string[], input = '') {
  const result = { status: -1, out: '', message: '' };
  result.status = main(args, {
    out: (text) => {
      result.out += text;
    },
    err: (text) => {
      result.message += text;
    },
    stdin: () => input,
  });
  return result;
}

// Every process starts this file, because tsx would read all source files each time.
/** Folder with the program, bundled to one file. */
const folder = mkdtempSync(join(tmpdir(), 'slew-simulate-'));

/** Runs the program `simulate` as a separate process. */
function simulateInProcess(args: readonly string[], input = '', output: number | 'pipe' = 'pipe') {
  const child = spawn(process.execPath, [join(folder, 'simulate.mjs'), ...args], {
    cwd: root,
    stdio: ['pipe', output, 'pipe'],
  });
  const result = { status: -1, out: '', message: '' };
  child.stdout?.on('data', (text) => {
    result.out += text;
  });
  child.stderr?.on('data', (text) => {
    result.message += text;
  });
  child.stdin?.on('error', () => {}).end(input);
  return new Promise<typeof result>((done) => {
    child.on('close', (status) => done({ ...result, status: status ?? -1 }));
  });
}

const scenario = (more: object = {}) =>
  JSON.stringify({ version: 1, name: 'n', entities: [{ kind: 'missile' }, { kind: 'character' }], ...more });

describe('simulate', () => {
  it('writes the header, then the state after each tick', () => {
    const { out, status } = simulate([fixture]);
    const lines = out.split('\n');
    expect(status).toBe(0);
    expect(lines[0]).toBe('tick,time,entity,x,y,angle,vx,vy,omega,target_x,target_y,error,alpha');
    // 100 m/s² for 1/30 s from rest: 3.33 m/s, 0.111 m. The error is atan2(25, -40) = 2.58299333824…; the 2013
    // controller answers 0 to its first sample (pid-2013.csv).
    expect(lines[1]).toBe(
      '1,0.0333333333333,0,0.111111111111,0.00000000000,0.00000000000,3.33333333333,0.00000000000,0.00000000000,-40.0000000000,25.0000000000,2.58299333825,0.00000000000',
    );
    expect(lines).toHaveLength(1 + 300 + 1);
    const golden = readFileSync(`${root}${fixture.replace('.json', '.csv')}`, 'utf8')
      .trim()
      .split('\n')
      .at(-1);
    const [tick, x, y, angle] = golden!.split(',').map(Number);
    const last = lines[300].split(',').map(Number);
    expect(last[0]).toBe(tick);
    for (const [n, value] of [x, y, angle].entries())
      expect(Math.abs(last[3 + n] - value)).toBeLessThan(1e-3);
  });

  it('writes the same bytes twice, for a built-in scenario too', () => {
    const [one, other] = [1, 2].map(() => simulate(['path-race', '--seconds', '5']));
    expect(one.out.split('\n')).toHaveLength(1 + 5 * 60 * 2 + 1);
    expect(other).toEqual(one);
  });

  it('flies written laws, and refuses an invalid one with its place', () => {
    const withLaw = (source: string) =>
      scenario({ entities: [{ kind: 'missile', controller: { kind: 'own', source } }] });
    const law = 'function turn({ error, angularVelocity }) { return 36 * error - 9.9 * angularVelocity; }';
    const { status, out } = simulate(['-', '--seconds', '1', '--hash'], withLaw(law));
    expect([status, out]).toEqual([0, expect.stringMatching(/^60 [0-9a-f]+\n$/)]);
    expect(simulate(['-'], withLaw('function turn({ error }) { return 40 * eror; }')).message).toBe(
      '-: entities[0].controller.source: line 1, column 40: eror is not known here. Did you mean error?\n',
    );
  });

  it('reads standard input, for as long as it says, and writes the last tick only with --last', () => {
    const { out } = simulate(['-', '--last'], scenario({ stepRate: 40, seconds: 0.5 }));
    const rows = out.trimEnd().split('\n').slice(1);
    expect(rows.map((row) => row.split(',').slice(0, 5).map(Number))).toEqual([
      [20, 0.5, 0, 0, 0],
      [20, 0.5, 1, 0, 0],
    ]);
    // An idle body has no target, error or alpha.
    for (const row of rows) expect(row).toMatch(/,,,,$/);
  });

  it('prints tick and fingerprint of the last state with --hash, the same each time', () => {
    const [one, other] = [1, 2].map(() => simulate(['path-race', '--seconds', '2', '--hash']).out);
    expect(one).toMatch(/^120 [0-9a-f]{16}\n$/);
    expect(other).toBe(one);
    expect(simulate(['path-race', '--seconds', '3', '--hash']).out).not.toBe(one);
  });

  it('runs for 20 s by default', () => {
    expect(simulate(['-', '--last'], scenario()).out).toMatch(/\n1200,20\.0/);
  });

  it.each([
    ['an invalid scenario', ['-'], '-: seconds: must be a number above 0, got -1\n'],
    ['no file', [], 'Usage: '],
    ['an unknown option', ['path-race', '--fast'], '--fast: there is no such option.'],
    ['too many seconds', ['path-race', '--seconds', '3601'], '--seconds: must be at most 3600, got 3601'],
  ] as const)('refuses %s with status 2, a message and no output', (_, args, message) => {
    const result = simulate(args, scenario({ seconds: -1 }));
    expect(result.message.slice(0, message.length)).toBe(message);
    expect(result).toMatchObject({ status: 2, out: '' });
  });

  it('checks files, a line each, with status 2 when one is refused', () => {
    const good = simulate(['--check', fixture, 'path-race']);
    const bad = simulate(
      ['--check', fixture, '-', 'src', 'no-such.json', 'package-lock.json'],
      '{"name":\u0007}',
    );
    expect(good).toEqual({ status: 0, out: `${fixture}: ok\npath-race: ok\n`, message: '' });
    expect(bad.status).toBe(2);
    expect(bad.out.split('\n')).toEqual([
      `${fixture}: ok`,
      expect.stringMatching(/^-: the scenario is not JSON: \P{Cc}+$/u),
      'src: this is a folder, not a scenario file',
      'no-such.json: there is no such file or built-in scenario',
      'package-lock.json: version: must be 1, got "1.0.0"',
      '',
    ]);
  });

  it('checks exactly the simulated worlds: bodies in separate worlds form no heap', () => {
    const entities = [
      ...Array.from({ length: 25 }, () => ({ kind: 'missile' })),
      { kind: 'missile', steps: [1] },
    ];
    const text = JSON.stringify({ version: 1, name: 'n', entities, bodiesCollide: true });
    expect(simulate(['--check', '-'], text)).toMatchObject({ status: 0, out: '-: ok\n' });
    expect(simulate(['-', '--last', '--seconds', '0.1'], text)).toMatchObject({ status: 0, message: '' });
  });

  it('writes names of files as one line of printable characters', () => {
    expect(simulate(['--check', 'a\u001b[31mb\nc.json']).out).toBe(
      'a[31mb c.json: there is no such file or built-in scenario\n',
    );
  });

  it('reads no more than a scenario can be long', () => {
    expect(simulate(['-', '--check'], ' '.repeat(8e6 + 1)).out).toMatch(/^-: the scenario is too long/);
    if (existsSync('/dev/zero'))
      expect(simulate(['/dev/zero']).message).toBe(
        '/dev/zero: too large for a scenario: more than 8000000 bytes\n',
      );
  });

  it('ends with status 2 and a sentence if a step fails, after the rows before it', () => {
    const [step] = [Simulation.prototype.step];
    Simulation.prototype.step = function () {
      if (this.tick === 2) this.entities[1].body.setAngularVelocity(Number.NaN);
      step.call(this);
    };
    try {
      const result = simulate(['-'], scenario({ stepRate: 40 }));
      expect(result.status).toBe(2);
      expect(result.message).toBe(
        'the scenario cannot go on after 0.050 s: the place or motion of entities[1] is no longer a number\n',
      );
      expect(result.out.trimEnd().split('\n')).toHaveLength(1 + 2 * 2);
      expect(result.out).not.toContain('NaN');
    } finally {
      Simulation.prototype.step = step;
    }
  });

  it('suggests a scenario for an unknown name', () => {
    const { status, out, message } = simulate(['path-rase']);
    expect([status, out]).toEqual([2, '']);
    expect(message).toBe('path-rase: there is no such file or built-in scenario. Did you mean path-race?\n');
  });

  it('prints its usage, with status 0', () => {
    const { status, out } = simulate(['--help']);
    expect(status).toBe(0);
    expect(out).toContain('Usage: npm run --silent simulate -- FILE');
    expect(out).toContain('Example: npm run --silent simulate -- path-race');
  });

  it('lists the built-in scenarios: id, tab, name', () => {
    const { out, status } = simulate(['--list']);
    expect(status).toBe(0);
    expect(out).toBe(scenarios.map(({ id, scenario }) => `${id}\t${scenario.name}\n`).join(''));
    expect(out).toMatch(/^path-race\tPath race\n/);
  });
});

beforeAll(async () => {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/tools/cli/simulate.ts',
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'simulate.mjs' } },
    },
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('its process', () => {
  it('reads standard input and writes standard output, the same bytes as without a process', async () => {
    const args = ['-', '--seconds', '5'];
    const race = JSON.stringify(scenarios[0].scenario);
    const result = await simulateInProcess(args, race);
    expect(result.out).toMatch(/\n300,5\.0/);
    expect(result).toEqual(simulate(args, race));
  });

  it.runIf(existsSync('/dev/full'))('ends with status 2 and a sentence when the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    const result = await simulateInProcess(['path-race', '--last'], '', full);
    closeSync(full);
    expect(result.status).toBe(2);
    expect(result.message).toMatch(/^the output cannot be written: ENOSPC[^\n]*\n$/);
  });

  it('ends with status 2 and its message on standard error when it refuses', async () => {
    const args = ['-', '--last'];
    const result = await simulateInProcess(args, scenario({ seconds: -1 }));
    expect(result).toEqual({ status: 2, out: '', message: '-: seconds: must be a number above 0, got -1\n' });
  });
});
