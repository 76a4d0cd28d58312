// Tests of the Lua files: their laws run in Lua 5.4 and in LÖVE, where they also turn bodies in LÖVE's Box2D, without a
// window.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, holdToLibrary, isHere, namedSteps, turnsBegin } from '../programs.fixture';
import { argumentsOf, cases, heading, kinds, timeStep, turnedBy, turnSteps } from '../vectors.fixture';

const textOf = filesOf('lua-love');

/**
 * Programs that can run the test program `main.lua`. `probe`: command-line option that shows whether the program is
 * installed. `run`: command-line arguments that start `main.lua`. For LÖVE this is the folder.
 */
const programs = [
  { name: 'Lua 5.4', program: 'lua5.4', probe: '-v', run: ['main.lua'] },
  { name: 'LÖVE', program: 'love', probe: '--version', run: ['.'] },
];

/** Configuration of a LÖVE program without window, graphics and sound. */
const conf = `function love.conf(t)
  t.window, t.audio.mic = false, false
  for _, name in ipairs({"audio", "graphics", "image", "font", "joystick", "keyboard", "mouse", "sound", "touch", "video", "window"}) do
    t.modules[name] = false
  end
end
`;

/** Returns a Lua program that runs every law over the same steps, and prints its output on one line for each step. */
function vectors(): string {
  const runs = cases.map((one, index) => {
    const text = textOf(one);
    return `do local law = require("case-${index}").new() for _, s in ipairs(steps) do
    ${/:reset\(\)$/m.test(text) ? 'if s.resets then law:reset() end' : ''}
    local commanded = law:update(${argumentsOf(text, 'function \\w+:update')})
    local applied = law:saturate(${argumentsOf(text, 'function \\w+:saturate')})
    ${/:limited\(/.test(text) ? 'law:limited(applied)' : ''}
    io.write(string.format("%.17g %.17g\\n", commanded, applied)) end end`;
  });
  const rows = namedSteps.map((fields) => `{ ${fields} }`);
  return `local steps = {\n${rows.join(',\n')}}\n${runs.join('\n')}\n`;
}

/** Lua program that simulates turns of a body under each law, and prints the angles. */
const turns = `local timed = { ${kinds.map((kind) => /steer\(body, heading, timeStep/.test(textOf(turnedBy(kind)))).join(', ')} }
for index = 0, ${kinds.length - 1} do
  for _, offset in ipairs({ 0, 0.8 }) do
    local world = love.physics.newWorld(0, 0, false)
    local body = love.physics.newBody(world, 0, 0, "dynamic")
    local pixels = love.physics.getMeter()
    love.physics.newFixture(body, love.physics.newRectangleShape(offset * pixels, 0, 2 * pixels, 0.6 * pixels), 2)
    local law = require("turn-" .. index).new()
    for n = 1, ${turnSteps} do
      if timed[index + 1] then law:steer(body, ${heading}, ${timeStep}) else law:steer(body, ${heading}) end
      world:update(${timeStep})
      io.write(string.format("%.17g\\n", body:getAngle()))
    end
  end
end
`;

const main = `${vectors()}
io.write("${turnsBegin}\\n")
if love then
${turns}
  io.stdout:flush()
  os.exit(0)
end
`;

describe.each(programs)('$name', ({ name, program, probe, run }) => {
  describe.skipIf(!isHere(program, probe))(`where ${program} is there (skipped without it)`, () => {
    holdToLibrary((folder) => {
      for (const [index, one] of cases.entries())
        writeFileSync(join(folder, `case-${index}.lua`), textOf(one));
      for (const [index, kind] of kinds.entries())
        writeFileSync(join(folder, `turn-${index}.lua`), textOf(turnedBy(kind)));
      writeFileSync(join(folder, 'conf.lua'), conf);
      writeFileSync(join(folder, 'main.lua'), main);
      // LÖVE creates a folder for saved games.
      const home = join(folder, 'home');
      mkdirSync(home);
      const env = { ...process.env, HOME: home, XDG_DATA_HOME: home };
      return execFileSync(program, run, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8, env });
    }, name === 'LÖVE');
  });
});

describe('Lua', () => {
  /** Returns the code of a file without its comments and strings. */
  const codeOf = (text: string) => text.replaceAll(/--.*$/gm, '').replaceAll(/"[^"]*"/g, '""');
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

  it.each(cases)('$title ends every block that it opens', (one) => {
    const code = codeOf(textOf(one));
    expect(count(code, /\b(?:function|then|do)\b/g)).toBe(count(code, /\bend\b/g));
    expect(code).not.toMatch(/[+*-]=|!|&&|\|\||\?|===|\[0\]/);
  });

  it.each(cases)('$title declares every function and constant before a function can use it', (one) => {
    const code = codeOf(textOf(one));
    const declared = new Set(/^local ([a-z]\w*(?:, \w+)*)$/m.exec(code)![1].split(', '));
    const called = [...code.matchAll(/(?<![.:\w]|function )([a-z]\w*)\(/g)].map(([, name]) => name);
    const known = new Set([...declared, 'setmetatable', 'function']);
    expect(called.filter((name) => !known.has(name))).toEqual([]);
    const top = code.slice(0, code.indexOf('function'));
    for (const constant of ['turn', 'leak'])
      if (new RegExp(`\\b${constant}\\b`).test(code))
        expect(top).toMatch(new RegExp(`^local ${constant} = `, 'm'));
  });

  it('counts from 1, up to and with the end', () => {
    const text = textOf(cases[0]);
    expect(text).toContain('self.errors[1] + self.errors[2]');
    expect(text).toContain('self.errors[#self.errors]');
    expect(text).toContain('for n = first, count - 2 - 1, 2 do');
  });
});
