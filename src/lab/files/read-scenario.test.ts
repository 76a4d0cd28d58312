// Tests of which scenarios are accepted, and of the error messages for others.
import { describe, expect, it } from 'vitest';
import { parseScenario, readScenario, ScenarioError } from './read-scenario';

const entity = (fields: object) => ({ version: 1, name: 'n', entities: [{ kind: 'missile', ...fields }] });
const top = (fields: object) => ({ version: 1, name: 'n', entities: [{ kind: 'missile' }], ...fields });
const command = (fields: object) => entity({ command: fields });
const entry = (fields: object) => top({ timeline: [fields] });
const published = (fields: object) => entity({ kind: 'missile-2013', ...fields });

/** Returns the error message of a refusal. */
function refused(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  throw new Error('it was taken');
}

const twice = <T>(value: T) => [value, value];
const metres = 'must be a number from -100000 to 100000';

describe('a scenario is refused', () => {
  it.each<[string, unknown]>([
    ['the scenario must be an object, got null', null],
    ['the scenario must be an object, got nothing', undefined],
    ['the scenario must be an object, got a list of 2', [1, 2]],
    ['the scenario must be an object, got "text"', 'text'],
    ['version: must be 1, got 2', top({ version: 2 })],
    ['version: must be 1, got "1"', top({ version: '1' })],
    ['version: must be 1, got nothing', { name: 'n', entities: [{ kind: 'missile' }] }],
    ['name: must be text of 1 to 200 characters, got nothing', top({ name: undefined })],
    ['name: must be text of 1 to 200 characters, got ""', top({ name: '' })],
    ['name: must be text of 1 to 200 characters, got 5', top({ name: 5 })],
    [`name: must be text of 1 to 200 characters, got "${'x'.repeat(56)}…`, top({ name: 'x'.repeat(201) })],
    ['question: must be text of 1 to 90 characters, got ""', top({ question: '' })],
    ['hint: must be text of 1 to 120 characters, got ""', top({ hint: '' })],
    ['description: must be text of at most 2000 characters, got false', top({ description: false })],
    ['stepRate: must be a number from 30 to 240, got 29', top({ stepRate: 29 })],
    ['stepRate: must be a number from 30 to 240, got "60"', top({ stepRate: '60' })],
    ['seconds: must be a number above 0, got 0', top({ seconds: 0 })],
    ['seconds: must be at most 3600, got 3601', top({ seconds: 3601 })],
    ['windTorque: must be a number from -1000 to 1000, got NaN', top({ windTorque: NaN })],
    ['entities: must be a list of entities, got an object', top({ entities: {} })],
    ['entities: must be a list of entities, got nothing', top({ entities: undefined })],
    ['entities: must be a list of 1 to 5000 entities, got a list of 0', top({ entities: [] })],
    ['entities[1]: must be an entity, got null', top({ entities: [{ kind: 'missile' }, null] })],
    ['entities[0].angle: must be a number from -10000 to 10000, got Infinity', entity({ angle: Infinity })],
    ['entities[0].label: must be text of 1 to 60 characters, got ""', entity({ label: '' })],
    ['entities[0].wrap: must be true or false, got 0', entity({ wrap: 0 })],
    ['entities[0].heldUntil: must be a number from 0 to 3600, got -1', entity({ heldUntil: -1 })],
    ['entities[0].position: must be [x, y] in metres, got a list of 3', entity({ position: [1, 2, 3] })],
    ['entities[0].position: must be [x, y] in metres, got a list of 1', entity({ position: [1] })],
    ['entities[0].position: must be [x, y] in metres, got an object', entity({ position: { x: 1, y: 2 } })],
    [`entities[0].position[1]: ${metres}, got 100001`, entity({ position: [0, 100001] })],
    [`entities[0].position[0]: ${metres}, got null`, entity({ position: [null, 0] })],
    ['entities[0].limits.speed: must be a number above 0, got -3', entity({ limits: { speed: -3 } })],
    ['entities[0].limits.speed: must be at most 50, got 51', entity({ limits: { speed: 51 } })],
    [
      'entities[0].limits.turnRate: must be a number above 0, got null',
      entity({ limits: { turnRate: null } }),
    ],
    ['entities[0].limits: must be an object of limits, got 5', entity({ limits: 5 })],
    ['entities[0].seekDistance: must be a number above 0, got 0', entity({ seekDistance: 0 })],
    ['entities[0].sensor.noise: must be a number from 0 to 1, got -1', entity({ sensor: { noise: -1 } })],
    [
      'entities[0].sensor.delay: must be a whole number from 0 to 240, got 1.5',
      entity({ sensor: { delay: 1.5 } }),
    ],
    [
      'entities[0].sensor: must be left out for missile-2013: the 2013 rules know none',
      published({ sensor: { noise: 0.1 } }),
    ],
    ['entities[0].controller: must be a controller, got "pid"', entity({ controller: 'pid' })],
    [
      'entities[0].controller.kp: is not a field here; there are kind, frequency, damping, knownForces',
      entity({ controller: { kind: 'spd', kp: 1 } }),
    ],
    [
      'entities[0].controller.knownForces: must be one of off, predicted, countered, got "on"',
      entity({ controller: { kind: 'spd', knownForces: 'on' } }),
    ],
    [
      'entities[0].controller.window: must be an odd whole number from 3 to 999, got 4',
      entity({ controller: { kind: 'windowed-pid', window: 4 } }),
    ],
    [
      'entities[0].controller.kind: must not be pid-2013 for missile: only missile-2013 and character-2013 take it',
      entity({ controller: { kind: 'pid-2013' } }),
    ],
    [
      'entities[0].controller.kind: must be pid-2013 for missile-2013, got "pid"',
      published({ controller: { kind: 'pid' } }),
    ],
    [
      'entities[0].limits.turnRate: must be left out for missile-2013: the 2013 rules know no turn rate limit',
      published({ limits: { turnRate: 3 } }),
    ],
    [
      'entities[0].command.loop: must be false for missile-2013: the 2013 rules know no loop',
      published({ command: { kind: 'follow-path', waypoints: [[0, 0]], loop: true } }),
    ],
    [
      'entities[0].command.kind: must be one of idle, turn-towards, seek, follow-path, got "fly"',
      command({ kind: 'fly' }),
    ],
    [
      'entities[0].command.kind: must be one of idle, turn-towards, seek, follow-path, got nothing',
      command({}),
    ],
    ['entities[0].command: must be a command, got a list of 0', entity({ command: [] })],
    ['entities[0].command.target: must be [x, y] in metres, got nothing', command({ kind: 'seek' })],
    [
      'entities[0].command.target: is not a field here; there are kind',
      command({ kind: 'idle', target: [0, 0] }),
    ],
    [
      'entities[0].command.waypoints: must be a list of 1 to 5000 waypoints, got a list of 0',
      command({ kind: 'follow-path', waypoints: [] }),
    ],
    [
      'entities: must have at most 100000 waypoints in all, got 104000',
      top({
        entities: Array(26).fill({
          kind: 'missile',
          command: { kind: 'follow-path', waypoints: Array(4000).fill([0, 0]) },
        }),
      }),
    ],
    [
      `entities[0].command.waypoints[1][0]: ${metres}, got "0"`,
      command({
        kind: 'follow-path',
        waypoints: [
          [0, 0],
          ['0', 0],
        ],
      }),
    ],
    [
      'entities[0].command.loop: must be true or false, got 1',
      command({ kind: 'follow-path', waypoints: [[0, 0]], loop: 1 }),
    ],
    ['timeline: must be a list of timeline entries, got an object', top({ timeline: {} })],
    ['timeline[0].at: must be a number from 0 to 3600, got -1', entry({ at: -1, entity: 0, target: [0, 0] })],
    [
      'timeline[0].entity: must be the index of an entity, got 0.5',
      entry({ at: 0, entity: 0.5, target: [0, 0] }),
    ],
    [
      'timeline[0].entity: must be the index of an entity, 0 to 0, got 1',
      entry({ at: 0, entity: 1, target: [0, 0] }),
    ],
    ['timeline[0]: must have a target, a command, an impulse or a spin', entry({ at: 0, entity: 0 })],
    [
      'timeline[0]: must have either a target or a command',
      entry({ at: 0, entity: 0, target: [0, 0], command: { kind: 'idle' } }),
    ],
    [
      'timeline[0].command.loop: must be false for missile-2013: the 2013 rules know no loop',
      {
        ...published({}),
        timeline: [{ at: 0, entity: 0, command: { kind: 'follow-path', waypoints: [[0, 0]], loop: true } }],
      },
    ],
  ])('%s', (message, value) => {
    expect(refused(() => readScenario(value))).toBe(message);
  });

  it('with the names of the fields there are, when it has another', () => {
    expect(refused(() => readScenario(entity({ limits: { mass: 1 } })))).toBe(
      'entities[0].limits.mass: is not a field here; there are angularAcceleration, turnRate, linearAcceleration, speed',
    );
  });
});

describe('a scenario is taken', () => {
  it.each<[string, object]>([
    ['with the least it needs', top({})],
    [
      'at the ends of every range',
      top({ stepRate: 240, seconds: 3600, windTorque: -1000, name: 'x'.repeat(60) }),
    ],
    ['with an empty description and timeline', top({ description: '', timeline: [] })],
    ['of 5000 entities', top({ entities: Array(5000).fill({ kind: 'character-2013' }) })],
    ['with any writing in its name', top({ name: 'Räder 競走 🚀', description: 'two lines' })],
    [
      'with a target or a command in its timeline',
      top({ timeline: twice({ at: 0, entity: 0, target: [1, 2] }) }),
    ],
    [
      'with every field of an entity',
      entity({
        label: 'one',
        position: [-100000, 100000],
        angle: -10000,
        controller: { kind: 'pid', derivative: 'error' },
        limits: { angularAcceleration: 1000, turnRate: 40, linearAcceleration: 0.1, speed: 50 },
        seekDistance: 100,
        command: { kind: 'follow-path', waypoints: twice([1, 2]), loop: true },
        resetOnRetarget: true,
        wrap: false,
        heldUntil: 1,
      }),
    ],
    ['of 2013', published({ controller: { kind: 'pid-2013', kp: 2 }, wrap: true })],
  ])('%s', (_, value) => {
    expect(readScenario(value)).toEqual(value);
    expect(parseScenario(JSON.stringify(value))).toEqual(value);
  });

  it('as a copy', () => {
    const given = entity({ position: [1, 2] });
    const taken = readScenario(given);
    expect(taken).not.toBe(given);
    expect(taken.entities[0].position).not.toBe((given.entities[0] as { position?: unknown }).position);
  });

  it('with a byte order mark before it', () => {
    expect(parseScenario(`\uFEFF${JSON.stringify(top({}))}`)).toEqual(top({}));
  });
});

describe('texts of a scenario', () => {
  const read = (fields: object) => readScenario(top(fields));

  it('are read as one line, without characters that hide or reverse their neighbours', () => {
    const { name, question, hint } = read({
      name: 'a\u202Eb\u200B\n\u0007c\uD800',
      question: ' <script>alert(1)</script>\t?',
      hint: 'Wucher’s\u00A0PID',
    });
    expect([name, question, hint]).toEqual(['ab c', '<script>alert(1)</script> ?', 'Wucher’s\u00A0PID']);
  });

  it('are shortened with an ellipsis between characters if a name has no room', () => {
    expect(read({ name: 'x'.repeat(200) }).name).toBe(`${'x'.repeat(59)}…`);
    expect(read({ name: `${'x'.repeat(58)}🚀🚀` }).name).toBe(`${'x'.repeat(58)}…`);
    expect(read({ name: 'x'.repeat(60) }).name).toBe('x'.repeat(60));
  });

  it('that have nothing to show are refused', () => {
    expect(() => read({ name: '\u202E\u200B' })).toThrow('name: must be text of 1 to 200 characters');
  });
});
