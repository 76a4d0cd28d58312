// Tests of the camera in closed loop: what it follows, how it comes to rest, and when it does not move the viewport.
import { describe, expect, it } from 'vitest';
import { middle, setUpCamera } from './camera.fixture';

describe('Follow', () => {
  it.each([30, 60, 144])(
    'is less than 0.5 m off a body at 10 m/s after 3 s, at %i frames a second',
    (rate) => {
      const { view, viewport, run, off, place } = setUpCamera([{ at: [0, 0], velocity: [8, -6] }]);
      view.set('camera', 'follow');
      run(3, rate);
      expect(off()).toBeLessThan(0.5);
      expect(place(0).x).toBeCloseTo(24, 6);
      const { x, y } = viewport.toPage(place(0));
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(0.5 * viewport.zoom);
    },
  );

  it('is at most as far off a body that suddenly flies at 10 m/s as theory says: v / (e ω) = 2.04 m', () => {
    const { view, run, off } = setUpCamera([{ at: [0, 0], velocity: [10, 0] }]);
    view.set('camera', 'follow');
    let most = 0;
    run(5, 144, () => {
      most = Math.max(most, off());
    });
    // x(t) = v t e^-ωt with ω = 3 f = 1.8 rad/s has its maximum at t = 1/ω. The camera is within 1 % of critical
    // damping.
    expect(most).toBeGreaterThan(1.9);
    expect(most).toBeLessThan(2.1);
  });

  it.each([10, 30, 60, 144])(
    'comes to rest after a jump of 50 m without passing it, at %i frames a second',
    (rate) => {
      const { view, viewport, run } = setUpCamera([{ at: [50, 0] }]);
      view.set('camera', 'follow');
      let farthest = 0;
      run(6, rate, () => {
        farthest = Math.max(farthest, viewport.centre.x);
      });
      expect(farthest).toBeLessThan(50.5);
      expect(viewport.centre.x).toBeGreaterThan(49.5);
      expect(viewport.centre.y).toBe(0);
      expect(viewport.zoom).toBeCloseTo(10, 9);
    },
  );

  it.each([30, 144])('at critical damping moves as (1 + ωt) e^-ωt says, at %i frames a second', (rate) => {
    const { view, viewport, run } = setUpCamera([{ at: [50, 0] }]);
    view.cameraDamping = 4 / 3;
    view.set('camera', 'follow');
    // ω = 3 f = 1.8 rad/s at 0.6 Hz. After 1 s and 2 s: 2.8 e^-1.8 and 4.6 e^-3.6 of the way are left.
    run(1, rate);
    expect(Math.abs(viewport.centre.x - 50 * (1 - 2.8 * Math.exp(-1.8)))).toBeLessThan(0.5);
    run(1, rate);
    expect(Math.abs(viewport.centre.x - 50 * (1 - 4.6 * Math.exp(-3.6)))).toBeLessThan(0.5);
  });

  it('overshoots when it is damped below critical, by e^(-πζ/√(1-ζ²)) with ζ = 0.75 · 0.5', () => {
    const { view, viewport, run } = setUpCamera([{ at: [50, 0] }]);
    view.cameraDamping = 0.5;
    view.set('camera', 'follow');
    let farthest = 0;
    run(6, 144, () => {
      farthest = Math.max(farthest, viewport.centre.x);
    });
    // 28 % in continuous time; backward Euler damps a little more.
    const overshoot = Math.exp((-Math.PI * 0.375) / Math.sqrt(1 - 0.375 ** 2));
    expect(farthest / 50 - 1).toBeGreaterThan(overshoot - 0.03);
    expect(farthest / 50 - 1).toBeLessThan(overshoot);
  });

  it('turns to another body when the focus does', () => {
    const { session, view, run, off } = setUpCamera([{ at: [0, 0] }, { at: [30, 20] }]);
    view.set('camera', 'follow');
    view.set('focus', session.entities[1]);
    run(6);
    expect(off(1)).toBeLessThan(0.2);
  });

  it('does not lead a body by its velocity while paused', () => {
    const { session, view, viewport, camera, poses } = setUpCamera([{ at: [0, 0], velocity: [10, 0] }]);
    session.playback.paused = true;
    view.set('camera', 'follow');
    for (let n = 0; n < 60; n++) camera.update(poses, 1 / 60);
    expect(viewport.centre).toEqual({ x: 0, y: 0 });
  });

  it('catches up on at most 0.1 s of a stall', () => {
    const one = setUpCamera([{ at: [50, 0] }]);
    const other = setUpCamera([{ at: [50, 0] }]);
    one.view.set('camera', 'follow');
    other.view.set('camera', 'follow');
    one.camera.update(one.poses, 0.1);
    other.camera.update(other.poses, 20);
    expect(one.viewport.centre.x).toBeGreaterThan(0);
    expect(other.viewport.centre).toEqual(one.viewport.centre);
  });
});

describe('Frame all', () => {
  it('keeps bodies that fly apart inside the free part of the page', () => {
    const { view, viewport, run, place } = setUpCamera([
      { at: [-25, 0], velocity: [-10, 0] },
      { at: [25, 0], velocity: [10, 0] },
      { at: [0, 15], velocity: [0, 10] },
    ]);
    view.set('camera', 'frame');
    run(8, 60, () => {
      for (const n of [0, 1, 2]) {
        const { x, y } = viewport.toPage(place(n));
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(700);
        expect(y).toBeGreaterThan(40);
        expect(y).toBeLessThan(600);
      }
    });
    expect(place(1).x - place(0).x).toBeCloseTo(210, 6);
  });

  it('settles on their middle, where they take up 0.7 of the free part, with 16 % of slack', () => {
    const { view, viewport, run } = setUpCamera([{ at: [20, 0] }, { at: [110, 30] }]);
    view.set('camera', 'frame');
    run(20);
    expect(viewport.centre.x).toBeCloseTo(65, 3);
    expect(viewport.centre.y).toBeCloseTo(15, 3);
    // 0.7 · 700 px for 90 m and 5 m at both ends: 4.9 px/m. The zoom starts at 10 px/m and stops at the upper end of
    // the tolerance.
    expect(viewport.zoom).toBeCloseTo(4.9 * Math.exp(0.15), 3);
  });

  it('does not zoom while the bodies’ distance changes by a tenth', () => {
    const { view, viewport, run, put } = setUpCamera([{ at: [-45, 0] }, { at: [45, 0] }]);
    viewport.centreOn({ x: 0, y: 0 }, 4.9);
    view.set('camera', 'frame');
    for (const half of [49, 41, 45, 49.5, 40.5]) {
      put(0, -half, 0);
      put(1, half, 0);
      run(1);
      expect(viewport.zoom).toBeCloseTo(4.9, 9);
    }
  });

  it('zooms by a factor of two a second at most', () => {
    const { view, viewport, run } = setUpCamera([{ at: [-150, 0] }, { at: [150, 0] }]);
    viewport.centreOn({ x: 0, y: 0 }, 100);
    view.set('camera', 'frame');
    let last = viewport.zoom;
    let most = 0;
    run(20, 60, () => {
      most = Math.max(most, 60 * Math.log(last / viewport.zoom));
      last = viewport.zoom;
    });
    expect(most).toBeCloseTo(Math.LN2, 6);
    // 0.7 · 700 px for 310 m, times the tolerance.
    expect(viewport.zoom).toBeCloseTo((490 / 310) * Math.exp(0.15), 3);
  });

  it('zooms to at most 16 px/m on a single body', () => {
    const { view, viewport, run } = setUpCamera([{ at: [0, 0] }]);
    view.set('camera', 'frame');
    run(20);
    expect(viewport.zoom).toBeCloseTo(16 * Math.exp(-0.15), 3);
  });

  it('keeps the target of Seek in the picture too', () => {
    const { session, view, viewport, run } = setUpCamera([{ at: [0, 0] }]);
    session.edit(({ commands }) => commands.setMode('seek'));
    session.edit(({ commands }) => commands.moveTarget({ x: 80, y: 0 }));
    view.set('camera', 'frame');
    run(20);
    expect(viewport.centre.x).toBeCloseTo(40, 3);
  });
});

describe('the camera leaves the viewport alone', () => {
  it('at first, when it is off', () => {
    const { view, viewport, run } = setUpCamera([{ at: [50, 20], velocity: [10, 0] }]);
    run(2);
    expect(view.camera).toBe('off');
    expect(viewport.centre).toEqual({ x: 0, y: 0 });
    expect(viewport.zoom).toBe(10);
  });

  it('while something is dragged, and starts from rest after that', () => {
    const { view, viewport, camera, poses, run } = setUpCamera([{ at: [50, 0] }]);
    view.set('camera', 'follow');
    run(1);
    const { x } = viewport.centre;
    camera.update(poses, 1 / 60, true);
    expect(viewport.centre.x).toBe(x);
    camera.update(poses, 1 / 60);
    // From rest the camera moves at most ω² e Δt² = 1.8² · 50 / 3600 m in the first frame.
    expect(viewport.centre.x - x).toBeGreaterThan(0);
    expect(viewport.centre.x - x).toBeLessThan(0.045);
  });

  it('after something else has moved it, and starts from rest there', () => {
    const { view, viewport, run } = setUpCamera([{ at: [50, 0] }]);
    view.set('camera', 'follow');
    run(1);
    viewport.centreOn({ x: 50, y: 0 }, 20);
    run(1);
    expect(viewport.centre).toEqual({ x: 50, y: 0 });
    expect(viewport.zoom).toBeCloseTo(20, 9);
  });
});

describe('a scenario', () => {
  it('sets the camera’s mode when it is loaded, and not at a restart', () => {
    const { session, view } = setUpCamera([{ at: [0, 0] }], { camera: 'frame' });
    expect(view.camera).toBe('frame');
    view.set('camera', 'follow');
    session.restart();
    expect(view.camera).toBe('follow');
    session.load({ version: 1, name: 'Other', entities: [{ kind: 'missile' }] }, 'other');
    expect(view.camera).toBe('off');
  });
});

describe('Follow and turn', () => {
  /** Returns the direction of a body's nose on the page. rad */
  const onPage = (angle: number, turn: number) => Math.atan2(Math.sin(angle + turn), Math.cos(angle + turn));

  it.each([10, 60, 144])('brings a nose that points anywhere up, at %i frames a second', (rate) => {
    const { view, viewport, run, poses } = setUpCamera([{ at: [0, 0] }]);
    for (const [entity, { x, y }] of poses) poses.set(entity, { x, y, angle: 2 });
    view.set('camera', 'turn');
    run(6, rate);
    expect(onPage(2, viewport.turn)).toBeCloseTo(-Math.PI / 2, 2);
  });

  it('does not lag behind a body that turns steadily: its rate is the target speed', () => {
    const { session, view, viewport, run, poses } = setUpCamera([{ at: [0, 0] }]);
    const [entity] = session.entities;
    entity.body.setAngularVelocity(0.5);
    view.set('camera', 'turn');
    let angle = 0;
    run(8, 60, () => {
      // The pose of the next frame.
      angle += 0.5 / 60;
      poses.set(entity, { x: 0, y: 0, angle });
    });
    expect(Math.abs(onPage(angle - 0.5 / 60, viewport.turn) + Math.PI / 2)).toBeLessThan(0.01);
  });

  it('turns back when the camera only follows', () => {
    const { view, viewport, run } = setUpCamera([{ at: [0, 0] }]);
    view.set('camera', 'turn');
    run(6);
    expect(viewport.turn).toBeCloseTo(-Math.PI / 2, 2);
    view.set('camera', 'follow');
    run(6);
    expect(viewport.turn).toBeCloseTo(0, 2);
  });

  it('is off at first, and does not turn the picture', () => {
    const { viewport, run } = setUpCamera([{ at: [0, 0] }]);
    run(1);
    expect(viewport.turn).toBe(0);
  });
});
