// Tests of the view's state: which changes of camera and tool it reports, what it refuses, and which body is in focus.
import { describe, expect, it } from 'vitest';
import { withChanged, withoutThings } from '../../lab/files/edit-scenario';
import { onSquare, sessionOf } from '../session/session.fixture';
import { focusedEntity, keepChoices, ViewState } from './view-state';

describe('the camera of the view', () => {
  it('is off at first, with damping above the critical 4/3', () => {
    const view = new ViewState();
    expect(view.camera).toBe('off');
    expect(view.cameraDamping).toBeGreaterThan(4 / 3);
  });

  it('calls its listeners after every change, and at no other time', () => {
    const view = new ViewState();
    let changes = 0;
    view.onChange(() => {
      changes += 1;
    });
    view.set('camera', 'off');
    expect(changes).toBe(0);
    view.set('camera', 'follow');
    view.cameraFrequency = 1;
    view.cameraDamping = 2;
    expect([view.camera, view.cameraFrequency, view.cameraDamping]).toEqual(['follow', 1, 2]);
    expect(changes).toBe(3);
  });

  it.each([0, -1, 11, Number.NaN])('refuses a frequency of %d and keeps the one it has', (frequency) => {
    const view = new ViewState();
    view.cameraFrequency = 1;
    expect(() => {
      view.cameraFrequency = frequency;
    }).toThrow(RangeError);
    expect(view.cameraFrequency).toBe(1);
  });
});

describe('the tool of the view', () => {
  it('is the pointer at first, and reports a change once', () => {
    const view = new ViewState();
    let changes = 0;
    view.onChange(() => {
      changes += 1;
    });
    expect(view.tool).toBe('point');
    view.set('tool', 'point');
    expect(changes).toBe(0);
    view.set('tool', 'draw');
    expect(view.tool).toBe('draw');
    expect(changes).toBe(1);
  });
});

describe('the body in focus', () => {
  const three = () => {
    const session = sessionOf([onSquare('missile'), onSquare('character'), onSquare('missile')]);
    const view = new ViewState();
    keepChoices(session, view);
    return { session, view };
  };

  it('is the first one until one is chosen', () => {
    const { session, view } = three();
    expect(focusedEntity(session, view)).toBe(session.entities[0]);
  });

  it('stays when another one leaves, and is the first one after it has left', () => {
    const { session, view } = three();
    const [first, second, third] = session.entities;
    view.set('focus', second);
    session.simulation.remove(first);
    expect(focusedEntity(session, view)).toBe(second);
    session.simulation.remove(second);
    expect(focusedEntity(session, view)).toBe(third);
  });

  it('is the matching new body after a restart, and the waypoint stays selected', () => {
    const { session, view } = three();
    view.set('focus', session.entities[1]);
    view.set('selectedWaypoint', 2);
    session.restart();
    expect(focusedEntity(session, view)).toBe(session.entities[1]);
    expect(view.selectedWaypoint).toBe(2);
  });

  it('is the same body after an earlier body is removed and restored, with nothing chosen', () => {
    const { session, view } = three();
    session.build(true);
    session.rebuild((start) =>
      withChanged(start, { list: 'entities', index: 2 }, (body) => ({ ...body, label: 'Third' })),
    );
    session.settle();
    view.set('focus', session.entities[2]);
    session.rebuild((start) => withoutThings(start, [{ list: 'entities', index: 0 }]));
    session.settle();
    expect(session.labelOf(focusedEntity(session, view))).toBe('Third');
    session.undo();
    expect(session.entities.indexOf(focusedEntity(session, view))).toBe(2);
  });

  it('is null after it was removed', () => {
    const { session, view } = three();
    session.build(true);
    view.set('focus', session.entities[1]);
    session.rebuild((start) => withoutThings(start, [{ list: 'entities', index: 1 }]));
    expect(view.focus).toBeNull();
  });

  it('is the first one in another scenario, where no waypoint is selected', () => {
    const { session, view } = three();
    view.set('focus', session.entities[1]);
    view.set('selectedWaypoint', 2);
    session.load({ ...session.scenario, name: 'Other' }, 'other');
    expect(view.focus).toBeNull();
    expect(focusedEntity(session, view)).toBe(session.entities[0]);
    expect(view.selectedWaypoint).toBeNull();
  });
});
