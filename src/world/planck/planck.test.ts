// Tests that planck computes with these functions, that Math is unchanged, and that reading planck too early gives an
// error.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cos, sin } from '../../laws/exact/exact';
import { Rot, Transform, World } from './planck';

const angles = Array.from({ length: 2001 }, (_, n) => (n - 1000) * 0.0731);

it('planck turns by these sines and cosines', () => {
  for (const angle of angles) {
    expect(new Rot(angle)).toMatchObject({ s: sin(angle), c: cos(angle) });
    const transform = Transform.identity();
    transform.setNum({ x: 0, y: 0 }, angle);
    expect(transform.q).toMatchObject({ s: sin(angle), c: cos(angle) });
    const body = new World().createBody({ angle });
    expect(body.getTransform().q).toMatchObject({ s: sin(angle), c: cos(angle) });
  }
});

it.each(['sin', 'cos', 'atan2'] as const)('Math.%s is the engine’s again', (name) => {
  expect(Object.getOwnPropertyDescriptor(Math, name)).toMatchObject({ writable: true, configurable: true });
  expect(Math[name].toString()).toContain('[native code]');
});

/** Runs a program in a new Node process, in which planck is not loaded yet, and returns the program's output. */
function printed(program: string): string {
  const args = ['--allow-natives-syntax', '--import', 'tsx', '--input-type=module', '--eval', program];
  const cwd = fileURLToPath(new URL('../../../', import.meta.url));
  return execFileSync(process.execPath, args, { cwd, encoding: 'utf8' });
}

it('an earlier loaded planck is refused, with advice', () => {
  const told = printed(
    `await import('planck'); await import('./src/world/planck/planck.ts').catch(({ message }) => console.log(message));`,
  );
  expect(told).toMatch(
    /^planck does not compute with the functions of src\/laws\/exact\/exact\.ts\. Either something imports planck before/,
  );
});

it('Math stays fast in V8: its functions are not looked up again at each call', () => {
  expect(
    printed(`await import('./src/world/planck/planck.ts'); console.log(%HasFastProperties(Math));`),
  ).toBe('true\n');
});

it('planck keeps these functions in exactly the checked places, and calls none of Math’s', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('planck')), 'utf8');
  const places = (name: string) => source.split(`= Math.${name};`).length - 1;
  expect([places('sin'), places('cos'), places('atan2')]).toEqual([3, 3, 2]);
  expect(source).not.toMatch(/Math\.(?:sin|cos|atan2)\(/);
});
