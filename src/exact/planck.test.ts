// Holds that planck computes with these functions, that Math is as it was, and that planck read too early is noticed.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cos, sin } from './exact';
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

it('planck read before is refused, with what to do', () => {
  const program = `await import('planck'); await import('./src/exact/planck.ts').catch(({ message }) => console.log(message));`;
  const told = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    encoding: 'utf8',
  });
  expect(told).toMatch(
    /^planck took Math\.sin 0 times while it was read, not 3 times\. Either something imports planck before/,
  );
});
