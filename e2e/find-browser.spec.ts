// Test that a program named by SLEW_BROWSER which is no browser is refused at once, before any test fails because of
// it.
import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

for (const program of ['/bin/false', '/tmp']) {
  test(`SLEW_BROWSER=${program} ends the tests with a sentence`, () => {
    test.skip(process.platform === 'win32', 'there is no such program');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'e2e/run.ts'], {
      env: { ...process.env, SLEW_BROWSER: program },
      encoding: 'utf8',
    });
    expect(stderr).toContain(`SLEW_BROWSER is ${program}, and that is no browser: it does not start.`);
    expect(status).toBe(1);
  });
}
