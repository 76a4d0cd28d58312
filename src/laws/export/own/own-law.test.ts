// Tests of the exported files of written laws: changed names, removed code, and how the text of a law is made safe in
// comments.
import { describe, expect, it } from 'vitest';
import { codeFor, targetOf } from '../code';
import { targets } from '../targets';

const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };
const fileFor = (
  id: string,
  source: string,
  gains: Readonly<Record<string, number>> = {},
  turnRate = Infinity,
) =>
  codeFor(targetOf(id), { controller: { kind: 'own', source, ...gains }, limits: { ...limits, turnRate } });
const textFor = (id: string, source: string) => fileFor(id, source).text;

/** Returns the text of a law with some lines before the function `turn`, and some in it. */
const law = (above: string, inside: string) =>
  `${above}\nfunction turn({ error, angularVelocity, limits }) {\n  ${inside}\n}`;

const plain = law('const kp = gain(36);', 'return kp * error;');

describe.each(targets)('a written law for $id', ({ id }) => {
  it('belongs to its author, and the code around it to Slew', () => {
    const lines = textFor(id, `// Straight on\n${plain}`).split('\n');
    expect(lines[0]).toMatch(/ Straight on: turns a body in .* by torque\. From Slew\.$/);
    expect(lines[2]).toMatch(/ The law is its author’s\. Wiring and helpers are Slew’s:$/);
    expect(lines[3]).toMatch(/ MIT License, Copyright \(c\) 2026 Slew contributors\.$/);
  });

  it('has its gains with their settings, marked', () => {
    const { lines } = fileFor(id, `${plain}\n// end`, { kp: 31.5 }, 6);
    const set = lines.flat().filter((piece) => piece.set);
    expect(set.map(({ text }) => Number(text))).toEqual([31.5, 12.57, 6]);
  });

  it('has comments that no words of it can leave, turn round or mark', () => {
    const words = 'a*/b \u202Ec\u0002d\u0003e\u0000f g ??/ \\';
    const tame = textFor(id, `// ${words}\n${plain.replace(';', `; // ${words}`)}`);
    expect(tame).not.toMatch(/[^\P{C}\n\t]/u);
    expect(tame).toContain('a*b cdef g');
    expect(tame.split('\n').filter((line) => /(?:\\|\?\?\/)$/.test(line))).toEqual([]);
    expect(tame.split('\n').length).toBe(textFor(id, plain).split('\n').length);
  });
});

describe('names', () => {
  it.each([
    ['end', 'end_'],
    ['__index', 'index_'],
    ['_init', 'init_'],
    ['__', 'n'],
    ['a__b', 'a_b'],
    ['inertia', 'inertia2'],
    ['get', 'get_'],
    ['wrapped', 'wrapped2'],
    ['speed', 'speed'],
  ])('%s is %s, in every language', (name, there) => {
    expect(textFor('ts-planck', law(`const ${name} = gain(2);`, `return ${name} * error;`))).toContain(
      `  ${there} = 2;`,
    );
  });

  it('differ in more than case and _', () => {
    const text = textFor(
      'gd-godot',
      law('const aB = gain(2);\nconst a_b = gain(3);\nconst AB = gain(4);', 'return aB * error + a_b - AB;'),
    );
    expect(text).toContain('return a_b * error + a_b2 - _a_b3');
  });

  it('inside functions may be those of the wiring', () => {
    const text = textFor(
      'cpp-box2d',
      law('', 'const applied = 2 * error;\n  return applied / angularVelocity - applied;'),
    );
    expect(text).toContain('const double applied = 2.0 * error;');
  });
});

describe('unread parts', () => {
  it('are removed, with everything that only they needed', () => {
    const text = textFor(
      'js',
      `${law('const spare = 2;\nlet sum = 0;\nlet past = [];', 'const x = twice(error);\n  sum += x;\n  past.push(spare);\n  return error;')}
function twice(y) { return 2 * y; }`,
    );
    expect(text).not.toMatch(/spare|sum|past|twice|reset/);
    expect(text).toMatch(/update\(error\) \{\s+return error;\s+\}/);
  });

  it('keeps other effects', () => {
    const text = textFor(
      'js',
      `${law('let sum = 0;', 'const x = error > 0 && add(error, 3) > 1 ? 1 : 2;\n  return sum;')}
function add(by, spare) { sum += by; return sum; }`,
    );
    expect(text).toMatch(/if \(error > 0\) this\.add\(error\);\s+return this\.sum;/);
  });
});

describe('a call that changes memory', () => {
  it.each([
    ['return error + 2 * add(error);', 'return error + 2 * this.add(error);'],
    [
      'const isFar = sum > 1 && add(1) > add2();\n  return isFar ? 1 : 0;',
      'const isFar = this.sum > 1 && this.add(1) > this.add2();return isFar ? 1 : 0;',
    ],
    ['sum = add(add(1));\n  return sum;', 'this.sum = this.add(this.add(1));return this.sum;'],
  ])('stands in %j where it is written', (inside, body) => {
    const functions =
      'function add(by) { sum += by; return sum; }\nfunction add2() { other += 1; return other; }';
    const text = textFor('js', `${law('let sum = 0;\nlet other = 0;', inside)}\n${functions}`);
    const [, update] = /\n {2}update\(.*\) \{\n?([\s\S]*?)\n? ?\}\n\n/.exec(text)!;
    expect(update.replaceAll(/\n\s*/g, '').trim()).toBe(body);
  });
});

describe('a form that languages have each in their way', () => {
  const past = 'let past = [];\nlet isOn = true;';
  const push = 'past.push(error);\n  isOn = !isOn;';

  it.each([
    ['cs-unity', 'return 1 / past.length;', 'return 1.0 / (double)past.Count;'],
    ['cpp-box2d', 'return 1 / (past.length + 1);', 'return 1.0 / double(int(past.size()) + 1);'],
    ['gd-godot', 'return error / past.length;', 'return error / float(past.size())'],
    ['lua-love', 'return (2 - past.length) % 3;', 'return math.fmod(2 - #self.past, 3)'],
    ['js', 'return (2 - past.length) % 3;', 'return (2 - this.past.length) % 3;'],
    ['cs-unity', 'return Math.sign(error) / 2;', 'return (double)Math.Sign(error) / 2.0;'],
    ['lua-love', 'return Math.atan2(error, 1);', 'return atan2(error, 1)'],
    ['cs-unity', 'return Math.round(error);', 'return Rounded(error);'],
    ['gd-godot', 'return clamp(error, 1, -1);', 'return clamped(error, 1.0, -1.0)'],
    [
      'lua-love',
      'const b = error > 0 ? isOn : error < -1;\n  return b ? 1 : 0;',
      'local b = ((error > 0 and (self.isOn and 1 or 0) or (error < -1 and 1 or 0)) == 1)',
    ],
    [
      'lua-love',
      'if (isOn === error < 1) return 1;\n  return 0;',
      'if self.isOn == (error < 1) then return 1 end',
    ],
    ['gd-godot', 'if (!(error < 1)) return 1;\n  return 0;', 'if not (error < 1.0): return 1.0'],
    [
      'cpp-box2d',
      'if (isOn || error > 1 && error < 2) return 1;\n  return 0;',
      'if (isOn || (error > 1.0 && error < 2.0)) return 1.0;',
    ],
    ['lua-love', 'let s = 1;\n  s -= isOn ? 1 : error;\n  return s;', 's = s - (self.isOn and 1 or error)'],
    ['js', 'return error - -0.5 - -(-2);', 'return error - -0.5 - -(-2);'],
    ['cpp-box2d', 'return error * 1e15;', 'return error * 1000000000000000.0;'],
    ['ts-planck', 'const k = 2;\n  if (k === 3) return 1;\n  return error;', 'const k: number = 2;'],
    [
      'lua-love',
      'let s = 0;\n  for (let n = 0; n < past.length; n++) past.shift();\n  return s;',
      'while n < #self.past do',
    ],
    [
      'gd-godot',
      'let s = 0;\n  for (let n = 0; n < past.length; n++) past.shift();\n  return s;',
      'while n < past.size():',
    ],
    [
      'gd-godot',
      'let s = 0;\n  for (let n = 0; n < past.length; n++) s += n;\n  return s;',
      'for n in range(0, past.size(), 1):',
    ],
  ])('comes out the same: for %s, %j', (id, inside, line) => {
    expect(textFor(id, law(past, `${push}\n  ${inside}`))).toContain(line);
  });

  it('roots in constants are computed for C++ and C#', () => {
    const text = textFor(
      'cpp-box2d',
      law('const root = Math.sqrt(2);\nconst half = 1 / 2;', 'return root * half * error;'),
    );
    expect(text).toContain('static constexpr double half = 1.0 / 2.0;');
    expect(text).toMatch(/static double root\(\) \{\s+return std::sqrt\(2\.0\);/);
  });

  it('has no turn rate without a limit', () => {
    const source = law('', 'return Math.min(error, limits.turnRate);');
    expect(textFor('js', source)).toContain('return Math.min(error, Infinity);');
    expect(fileFor('js', source, {}, 6).text).toContain('return Math.min(error, this.turnRate);');
  });
});
