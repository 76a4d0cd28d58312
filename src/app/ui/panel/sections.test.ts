// Tests of the rows of the Tune drawer: every setting has one, those without effect are hidden, and a change of one
// changes the session.
import { describe, expect, it } from 'vitest';
import { controllerKinds } from '../../../laws/control/controllers';
import { guidanceKinds } from '../../../world/entities/guidance/guidance';
import { buildTunables } from '../../../world/entities/hull';
import { limitTunables, seekDistanceTunable } from '../../../world/entities/motion-limits';
import { sensorTunables } from '../../../world/entities/sensor';
import '../../../laws/language/own-law';
import { pid2013Tunables } from '../../../world/published-2013/pid-2013';
import type { EntitySpec } from '../../../world/simulation/scenario';
import { stepRateTunable } from '../../../world/simulation/step-rate';
import { targetMotionKinds } from '../../../world/simulation/targets/motions';
import { weatherTunables } from '../../../world/simulation/wind';
import type { Session } from '../../session/session';
import { onSquare, sessionOf } from '../../session/session.fixture';
import { cameraTunables } from '../../view/camera-settings';
import { ViewState } from '../../view/view-state';
import type { App } from '../app';
import type { NumberRow, Row, SwitchRow } from './rows';
import { guidancesFor, letTargetMove, motionOf, sections } from './sections';

function appOf(session: Session): App {
  return { session, view: new ViewState() } as App;
}

const appWith = (...entities: EntitySpec[]) => appOf(sessionOf(entities));

const rowsOf = (app: App): Row[] => sections.flatMap((section) => section.rows(app));
const keysOf = (app: App) => rowsOf(app).map(({ key }) => key);

function numberOf(app: App, key: string): NumberRow {
  return rowsOf(app).find((row): row is NumberRow => row.type === 'number' && row.key === key)!;
}

function switchOf(app: App, key: string): SwitchRow {
  return rowsOf(app).find((row): row is SwitchRow => row.type === 'switch' && row.key === key)!;
}

const wordsOf = (app: App, title: string) =>
  sections.find((section) => section.title === title)!.inWords(app);

describe('the rows', () => {
  it.each(Object.entries(controllerKinds))(
    'have every setting of the law %s',
    (kind, { tunables, choices }) => {
      const app = appWith({ kind: 'missile', controller: { kind } });
      expect(keysOf(app)).toEqual(expect.arrayContaining([...tunables, ...choices].map(({ key }) => key)));
    },
  );

  it('have the gains that a person’s law text declares, and change its law', () => {
    const source =
      'const speed = gain(2, 0, 10); // how stiff, 1/s²\nfunction turn({ error }) { return speed * error; }';
    const app = appWith({ kind: 'missile', controller: { kind: 'own', source } });
    const row = numberOf(app, 'own-speed');
    expect(row.row).toMatchObject({ label: 'how stiff', unit: '1/s²', min: 0, max: 10 });
    expect(numberOf(app, 'speed').row.unit).toBe('m/s');
    expect(row.get()).toBe(2);
    row.set(7);
    expect(app.session.entities[0].controller).toEqual({ kind: 'own', source, speed: 7 });
    app.session.settle();
    app.session.undo();
    expect(app.session.entities[0].controller).toEqual({ kind: 'own', source });
  });

  it('have every gain of a 2013 body, and no guidance, drive, sensor or size', () => {
    const keys = keysOf(appWith({ kind: 'missile-2013' }));
    expect(keys).toEqual(expect.arrayContaining(pid2013Tunables.map(({ key }) => key)));
    for (const key of ['guidance', 'drive', 'noise', 'size', 'Limit turn rate'])
      expect(keys).not.toContain(key);
  });

  it.each(Object.entries(guidanceKinds))('have every setting of the guidance %s', (kind, { tunables }) => {
    const app = appWith({ kind: 'missile' });
    app.session.entities[0].guided!.guidance = { kind: kind as keyof typeof guidanceKinds };
    expect(keysOf(app)).toEqual(expect.arrayContaining(tunables.map(({ key }) => key)));
  });

  it.each(Object.entries(targetMotionKinds))('have every setting of the motion %s', (kind, { tunables }) => {
    const app = appWith({ kind: 'missile' });
    letTargetMove(app.session, { kind: kind as keyof typeof targetMotionKinds });
    expect(keysOf(app)).toEqual(expect.arrayContaining(tunables.map(({ key }) => `target-${key}`)));
  });

  it('have every limit, the build, the sensor, the weather and the camera once these do something', () => {
    const app = appWith({ kind: 'missile', limits: { turnRate: 2 } });
    app.session.simulation.wind.set({ windForce: 100 });
    app.view.set('camera', 'follow');
    const all = [
      ...limitTunables,
      ...buildTunables,
      ...sensorTunables,
      ...weatherTunables,
      ...cameraTunables,
      seekDistanceTunable,
      stepRateTunable,
    ];
    expect(keysOf(app)).toEqual(expect.arrayContaining(all.map(({ key }) => key)));
  });

  it('share no key in a section', () => {
    const app = appWith({ kind: 'missile' }, { kind: 'character' });
    for (const { rows } of sections) {
      const keys = rows(app).map(({ key }) => key);
      expect(keys).toEqual([...new Set(keys)]);
    }
  });

  it('leave out the turn rate without a limit, and show it with the switch', () => {
    const app = appWith({ kind: 'missile' });
    expect(keysOf(app)).not.toContain('turnRate');
    switchOf(app, 'Limit turn rate').set(true);
    expect(numberOf(app, 'turnRate').get()).toBe(2);
  });

  it('leave out direction and gusts in calm air', () => {
    const app = appWith({ kind: 'missile' });
    const idle = ['windHeading', 'gusts'];
    expect(keysOf(app).filter((key) => idle.includes(key))).toEqual([]);
    numberOf(app, 'windForce').set(50);
    expect(keysOf(app).filter((key) => idle.includes(key))).toEqual(idle);
  });

  it('leave out travelling for a body that cannot travel', () => {
    const keys = keysOf(appWith({ kind: 'turret' }));
    for (const key of ['speed', 'linearAcceleration', 'seekDistance']) expect(keys).not.toContain(key);
  });

  it('leave out the camera’s settings if it is off', () => {
    expect(keysOf(appWith({ kind: 'missile' }))).not.toContain('cameraFrequency');
  });

  it('offer the loop on a path only', () => {
    const app = appWith(onSquare('missile'));
    expect(keysOf(app)).toContain('Loop');
    app.session.edit(({ commands }) => commands.setMode('track'));
    expect(keysOf(app)).not.toContain('Loop');
  });

  it('set the body in focus and no other', () => {
    const app = appWith({ kind: 'missile' }, { kind: 'missile' });
    app.view.set('focus', app.session.entities[1]);
    numberOf(app, 'kp').set(9);
    expect(app.session.entities.map(({ controller }) => controller.kp)).toEqual([undefined, 9]);
  });

  it('refuse a value out of range with a sentence', () => {
    const app = appWith({ kind: 'missile' });
    expect(() => numberOf(app, 'angularAcceleration').set(0)).toThrow('α: must be a number above 0, got 0');
    expect(numberOf(app, 'angularAcceleration').get()).toBeCloseTo(4 * Math.PI, 12);
  });
});

describe('the words on a fold', () => {
  it('say the usual values', () => {
    const app = appWith({ kind: 'missile' });
    expect(
      ['Guidance', 'Motion', 'Error and sensor', 'Target', 'Weather', 'View'].map((title) =>
        wordsOf(app, title),
      ),
    ).toEqual(['straight at the target', '10 m/s', 'exact, at once', 'still', 'calm', '']);
  });

  it('mention only the differences', () => {
    const app = appWith({ kind: 'missile', drive: 'joint', sensor: { noise: 0.01, delay: 3 }, wrap: false });
    app.session.simulation.wind.set({ windTorque: -50, gusts: 0.5 });
    letTargetMove(app.session, { kind: 'circle' });
    expect(wordsOf(app, 'Motion')).toBe('by a joint’s motor');
    expect(wordsOf(app, 'Error and sensor')).toBe('not wrapped, noise 0.57°, 3 steps late');
    expect(wordsOf(app, 'Target')).toBe('circle, 5.0 m/s');
    expect(wordsOf(app, 'Weather')).toBe('−50 N·m, gusts');
  });
});

describe('the laws of guidance on offer', () => {
  it.each(['missile', 'character'] as const)('to a %s: all', (kind) => {
    expect(guidancesFor(kind)).toEqual(Object.keys(guidanceKinds));
  });

  it('to a turret: pursuit and lead, and no law that needs a flight', () => {
    const laws = guidancesFor('turret');
    expect(laws).toEqual(expect.arrayContaining(['pursuit', 'lead']));
    expect(laws).not.toContain('proportional-navigation');
  });

  it.each(['missile-2013', 'character-2013'] as const)('to a %s: none', (kind) => {
    expect(guidancesFor(kind)).toEqual([]);
  });
});

describe('the motion of the target', () => {
  it('is still until another motion is chosen', () => {
    const session = sessionOf([{ kind: 'missile' }]);
    expect(motionOf(session)).toEqual({ kind: 'still' });
    letTargetMove(session, { kind: 'circle', speed: 6 });
    expect(motionOf(session)).toEqual({ kind: 'circle', speed: 6 });
  });

  it('switches from Path to Seek, so that the bodies chase the target', () => {
    const session = sessionOf([onSquare('missile')]);
    letTargetMove(session, { kind: 'circle' });
    expect(session.commands.mode).toBe('seek');
    expect(session.entities[0].command).toMatchObject({
      kind: 'seek',
      chased: session.simulation.targets[0],
    });
  });

  it('does not leave Point', () => {
    const session = sessionOf([{ kind: 'missile' }]);
    session.edit(({ commands }) => commands.setMode('track'));
    letTargetMove(session, { kind: 'circle' });
    expect(session.commands.mode).toBe('track');
  });

  it('does not leave Path for a target that stands still', () => {
    const session = sessionOf([onSquare('missile')]);
    letTargetMove(session, { kind: 'still' });
    expect(session.commands.mode).toBe('path');
  });

  it('refuses a setting out of range and keeps the motion', () => {
    const session = sessionOf([{ kind: 'missile' }]);
    letTargetMove(session, { kind: 'circle', speed: 6 });
    expect(() => letTargetMove(session, { kind: 'circle', speed: -1 })).toThrow(
      /^speed: must be a number above 0/,
    );
    expect(motionOf(session)).toEqual({ kind: 'circle', speed: 6 });
  });
});
