// The captions of whole scenarios are true of what their bodies do.
import { describe, expect, it } from 'vitest';
import { pPiPid } from '../../scenarios/lab/p-pi-pid';
import { threeRates } from '../../scenarios/lab/three-rates';
import { heldUntil, windup } from '../../scenarios/lab/windup';
import { run } from '../../scenarios/run.fixture';
import type { Scenario } from '../../simulation/scenario';
import { captionOf } from './turn-caption';

/** The first line of every body's caption at each step, and what is left of its error. rad */
function captionsOf(scenario: Scenario, seconds: number) {
  const bodies = scenario.entities!.map(() => [] as { time: number; line: string; error: number }[]);
  const speeds = bodies.map(() => [] as number[]);
  run(scenario, seconds, (entities, { measures, time, stepRate }) => {
    entities.forEach(({ body, turn: { error } }, n) => {
      speeds[n].push(Math.abs(body.getAngularVelocity()));
      const fastest = Math.max(...speeds[n].slice(-stepRate / 2));
      const state = { fastest, error, held: body.isFixedRotation() };
      const [line] = captionOf(measures.of(entities[n])!.turn.last, state).split('\n');
      bodies[n].push({ time, line, error: error ?? Number.NaN });
    });
  });
  return bodies;
}

describe('the captions of “Windup”', () => {
  const bodies = captionsOf(windup, windup.seconds);

  it('say that bodies are held until they are let go', () => {
    for (const body of bodies)
      for (const { time, line } of body) expect(line === 'held').toBe(time < heldUntil + 1 / 60 - 1e-9);
  });

  it('never say that a body swings: each passes its target once at most and comes back', () => {
    for (const body of bodies) for (const { line } of body) expect(line).not.toBe('swings');
  });

  it('count the time to settle from when the body was let go', () => {
    for (const body of bodies) {
      const lastOutside = body.findLast(({ error }) => Math.abs(error) > (0.02 * Math.PI) / 2)!.time;
      const told = Number(body.at(-1)!.line.match(/^settles (.*) s$/)![1]);
      // The error of a step is that of its start, so the last one outside is a step before the first inside.
      expect(Math.abs(told - (lastOutside - heldUntil))).toBeLessThan(2.5 / 60);
    }
  });
});

it('“P, PI, PD, PID in wind”: P and PI swing, PD rests where its error says, PID settles', () => {
  const late = captionsOf(pPiPid, 6).map((body) => body.slice(-60));
  const [p, pi, pd, pid] = late;
  for (const { line } of [...p, ...pi]) expect(line).toBe('swings');
  for (const { line, error } of pd)
    expect(line).toBe(`rests ${((180 / Math.PI) * Math.abs(error)).toFixed(1)}° off`);
  for (const { line } of pid) expect(line).toMatch(/^settles/);
});

it('“Same gains, three step rates”: the forward PD at 30 Hz alone swings, at every step from 3 s on', () => {
  captionsOf(threeRates, 9).forEach((body, n) => {
    const swings = body.filter(({ time }) => time > 3).map(({ line }) => line === 'swings');
    expect(new Set(swings)).toEqual(new Set([n === 0]));
  });
});
