// What the view tells its listeners of the camera and the tool, and what it refuses.
import { describe, expect, it } from 'vitest';
import { ViewState } from './view-state';

describe('the camera of the view', () => {
  it('is off at first, with damping above the critical 4/3', () => {
    const view = new ViewState();
    expect(view.camera).toBe('off');
    expect(view.cameraDamping).toBeGreaterThan(4 / 3);
  });

  it('tells of every change, and of no other', () => {
    const view = new ViewState();
    let changes = 0;
    view.onChange(() => {
      changes += 1;
    });
    view.setCamera('off');
    expect(changes).toBe(0);
    view.setCamera('follow');
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
  it('points at first, and tells of a change once', () => {
    const view = new ViewState();
    let changes = 0;
    view.onChange(() => {
      changes += 1;
    });
    expect(view.tool).toBe('point');
    view.setTool('point');
    expect(changes).toBe(0);
    view.setTool('shove');
    expect(view.tool).toBe('shove');
    expect(changes).toBe(1);
  });
});
