// Tests of the program `judge` from outside: laws as arguments; results, messages and exit status as output.
import { describe, expect, it } from 'vitest';
import { challenges } from '../../lab/ladder/challenges';
import { main } from './judge-main';

/** Runs the program `judge`. @param text content of every file that it reads */
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
  it('prints for a law of Slew every challenge with its goals, the rows of the card, and its costs', () => {
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

  it('reports the place of an error in a text', () => {
    const { status, message } = judge(['law.js'], 'function turn({ error }) { return eror; }');
    expect(status).toBe(2);
    expect(message).toMatch(/^law\.js: source: line 1, column 35: eror .*error/);
  });

  it('prints a table of several laws, with the results of single ones', () => {
    const { status, out } = judge(['forward-pd', 'law.js'], 'function turn({ error }) { return 0; }');
    expect(status).toBe(0);
    const rows = out.trimEnd().split('\n');
    expect(rows[0].trim().split(/ +/)).toEqual(['forward-pd', 'law.js']);
    const marks = rows.slice(1, 1 + challenges.length).map((row) => row.match(/[●○]/g)!);
    expect([0, 1].map((n) => marks.map((each) => each[n]).join(''))).toEqual(['●●○○○●○○', '○○○○○○○○']);
    expect(rows[1 + challenges.length]).toMatch(/^reached +3 +0$/);
    expect(out).toMatch(/^Par +[\d.]+ s +0 of 9$/m);
  });

  it('suggests a law for an unknown name', () => {
    const missing = Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
    const message = (name: string) => {
      let said = '';
      const err = (text: string) => {
        said += text;
      };
      const read = () => {
        throw missing;
      };
      expect(main([name], { out: () => {}, err, read })).toBe(2);
      return said;
    };
    expect(message('forward-dp')).toBe(
      'forward-dp: there is no such file or law. Did you mean forward-pd?\n',
    );
    expect(message('nothing-like-it')).toMatch(
      /^nothing-like-it: there is no such file or law\. Laws of Slew: /,
    );
  });

  it('prints its usage', () => {
    const { status, message } = judge([]);
    expect(status).toBe(2);
    expect(message).toMatch(/^Usage: npm run --silent judge -- LAW/);
    const help = judge(['--help']);
    expect(help.status).toBe(0);
    expect(help.out).toContain('Usage: npm run --silent judge -- LAW');
  });
});
