// The judge of laws as its user meets it: a law in; what it reaches, message and exit status out.
import { describe, expect, it } from 'vitest';
import { challenges } from '../../lab/ladder/challenges';
import { main } from './judge-main';

/** Runs the program; every file holds the text. */
function judge(args: readonly string[], text = '') {
  const result = { out: '', message: '' };
  const status = main(args, {
    out: (more) => {
      result.out += more;
    },
    err: (more) => {
      result.message += more;
    },
    read: () => text,
  });
  return { status, ...result };
}

describe('judge', () => {
  it('prints of a law of Slew every challenge with its goals, the rows of the card, and what it costs', () => {
    const { status, out } = judge(['forward-pd']);
    expect(status).toBe(0);
    const steps = [...out.matchAll(/^([●○]) \d (.*)$/gm)];
    expect(steps.map(([, , name]) => name)).toEqual(challenges.map(({ name }) => name));
    expect(steps.map(([, tick]) => tick).join('')).toBe('●●○○○●○○');
    // 0.4π/36 rad.
    expect(out).toContain('! off in the wind by 2.00°, at most 0.25°');
    expect(out).toContain('3 of 8 by one law.');
    expect(out).toMatch(/^Par .* 9 of 9$/m);
  });

  it('prints of a law in a file the same', () => {
    const { status, out } = judge(['law.js'], 'function turn({ error }) { return 0; }');
    expect(status).toBe(0);
    expect(out).toContain('! comes within 90.0°, at most 5°');
    expect(out).toContain('settled after never, at most 1.6 s');
    expect(out).toContain('0 of 8 by one law.');
  });

  it('says where a text is no law', () => {
    const { status, message } = judge(['law.js'], 'function turn({ error }) { return eror; }');
    expect(status).toBe(2);
    expect(message).toMatch(/^law\.js: source: line 1, column 35: eror .*error/);
  });

  it('says how it is used', () => {
    for (const args of [[], ['pid', 'spd']]) {
      const { status, message } = judge(args);
      expect(status).toBe(2);
      expect(message).toMatch(/^Usage: npm run --silent judge -- LAW/);
    }
  });
});
