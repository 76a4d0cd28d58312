// Laws for tests of the ladder: one per challenge, one that reaches all, and cheats. None of them is on the page.

/** Source texts of laws that fulfil the challenges, by the challenge's id. */
export const references = {
  'turn-to-it': `// A spring
function turn({ error }) {
  return 43 * error;
}
`,
  'stop-there': `// A spring and a damper
const kp = gain(43, 0, 100);
const kd = gain(11, 0, 40);

function turn({ error, angularVelocity }) {
  return kp * error - kd * angularVelocity;
}
`,
  wind: `// A sum
const kp = gain(43, 0, 100);
const ki = gain(43, 0, 100);
const kd = gain(12, 0, 40);
let sum = 0;

function turn({ error, angularVelocity, timeStep }) {
  sum += ki * error * timeStep;
  return kp * error + sum - kd * angularVelocity;
}
`,
  'let-go': `// A sum that waits for the motor
const kp = gain(43, 0, 100);
const ki = gain(30, 0, 100);
const kd = gain(11, 0, 40);
let sum = 0;
let growth = 0;
let asked = 0;

function turn({ error, angularVelocity, timeStep }) {
  growth = 0;
  if (Math.abs(angularVelocity) < 0.25) growth = ki * error * timeStep;
  sum += growth;
  asked = kp * error + sum - kd * angularVelocity;
  return asked;
}

function limited(applied) {
  if (applied !== asked) sum -= growth;
}
`,
  compass: `// A mean of readings, and rest
const kp = gain(43, 0, 100);
const kd = gain(12, 0, 40);
let steps = 0;
let off = 0;

function turn({ error, angularVelocity, timeStep }) {
  steps += 1;
  off -= angularVelocity * timeStep;
  off += wrapAngle(error - off) / Math.min(steps, 60);
  if (Math.abs(off) < 0.006 && Math.abs(angularVelocity) < 0.05) return -kd * angularVelocity;
  return kp * off - kd * angularVelocity;
}
`,
  'moving-target': `// A damper on what it turns beside its target
function turn({ error, angularVelocity, targetAngularVelocity }) {
  return 43 * error - 11 * (angularVelocity - targetAngularVelocity);
}
`,
  'beat-wucher': `// As fast as it can brake
function turn({ error, angularVelocity, limits }) {
  const fastest = Math.sqrt(2 * 0.8 * limits.angularAcceleration * Math.abs(error));
  const speed = Math.sign(error) * Math.min(fastest, 10 * Math.abs(error));
  return 30 * (speed - angularVelocity);
}
`,
  'nearly-perfect': `// As fast as it can brake in steps
function turn({ error, angularVelocity, timeStep, limits }) {
  const change = limits.angularAcceleration * timeStep;
  const sum = Math.abs(error) / timeStep;
  const steps = Math.floor((Math.sqrt(1 + 8 * sum / change) - 1) / 2);
  const rest = (sum - change * steps * (steps + 1) / 2) / (steps + 1);
  return (Math.sign(error) * (steps * change + rest) - angularVelocity) / timeStep;
}
`,
};

/** A law for each challenge, written by following the hint of that challenge. */
export const byHints: Readonly<Record<string, string>> = {
  'turn-to-it': `function turn({ error, angularVelocity }) {
  return 43 * error;
}`,
  'stop-there': `function turn({ error, angularVelocity }) {
  return 43 * error - 12 * angularVelocity;
}`,
  wind: `let sum = 0;
function turn({ error, angularVelocity }) {
  sum = sum + error;
  return 43 * error - 12 * angularVelocity + sum;
}`,
  'let-go': `let sum = 0;
function turn({ error, angularVelocity }) {
  if (Math.abs(error) < 0.1) sum = sum + error;
  return 43 * error - 12 * angularVelocity + sum;
}`,
  compass: `let guess = 0;
function turn({ error, angularVelocity, timeStep }) {
  guess = guess - angularVelocity * timeStep;
  guess = guess + (error - guess) / 5;
  return 43 * guess - 12 * angularVelocity;
}`,
  'moving-target': `let guess = 0;
function turn({ error, angularVelocity, targetAngularVelocity, timeStep }) {
  const faster = angularVelocity - targetAngularVelocity;
  guess = guess - faster * timeStep;
  guess = guess + (error - guess) / 5;
  return 43 * guess - 12 * faster;
}`,
  'beat-wucher': `function turn({ error, angularVelocity, timeStep, limits }) {
  const root = Math.sqrt(2 * 0.7 * limits.angularAcceleration * Math.abs(error));
  const speed = Math.sign(error) * root;
  return (speed - angularVelocity) / timeStep;
}`,
  'nearly-perfect': `function turn({ error, angularVelocity, timeStep, limits }) {
  const root = Math.sqrt(2 * limits.angularAcceleration * Math.abs(error));
  const speed = Math.sign(error) * Math.max(0, root - limits.angularAcceleration * timeStep / 2);
  return (speed - angularVelocity) / timeStep;
}`,
};

/** A law that fulfils all challenges. */
export const all = `// All of it
let steps = 0; // since the target jumped
let off = 0; // what the error must be, rad
let rate = 0;
let given = 0;
let push = 0; // from outside, rad/s²

function turn({ error, angularVelocity, targetAngularVelocity, timeStep, limits }) {
  const most = limits.angularAcceleration;
  const ahead = angularVelocity - targetAngularVelocity;
  if (steps > 0) push += 0.3 * ((angularVelocity - rate) / timeStep - given - push);
  push = clamp(push, -most / 2, most / 2);
  rate = angularVelocity;
  believe(error, off - ahead * timeStep);
  if (Math.abs(off) < 0.005 && Math.abs(ahead) < 0.1) return 43 * off - 11 * ahead - push;
  const next = fastest(Math.abs(off) / timeStep, (most - Math.abs(push)) * timeStep);
  return (Math.sign(off) * next - ahead) / timeStep - push;
}

// The compass trembles, the gyroscope does not: a mean of what the error was, carried on.
function believe(error, carried) {
  const news = wrapAngle(error - carried);
  if (Math.abs(news) > 0.15) steps = 0;
  steps += 1;
  off = wrapAngle(carried + news / Math.min(steps, 100));
}

// Speed from which it stops in the distance, in whole steps.
function fastest(sum, change) {
  const n = Math.floor((Math.sqrt(1 + 8 * sum / change) - 1) / 2);
  return n * change + (sum - change * n * (n + 1) / 2) / (n + 1);
}

function limited(applied) {
  given = applied;
}
`;

/** Source texts of laws that cheat, for example by repeating a memorized turn. The key is a short description. */
export const cheats: Readonly<Record<string, string>> = {
  'a push that never changes': 'function turn({ error }) { return 4; }',
  'a push that holds against one wind': 'function turn({ error }) { return -0.4 * Math.PI; }',
  'a brake': 'function turn({ angularVelocity }) { return -11 * angularVelocity; }',
  'all the motor has': 'function turn({ error }) { return 1000000 * error; }',
  'all the motor has, to one side or the other':
    'function turn({ error, limits }) { return limits.angularAcceleration * Math.sign(error); }',
  'the speed of the target that runs round':
    'function turn({ angularVelocity, timeStep }) { return (1.5 - angularVelocity) / timeStep; }',
  'a turn by 90° known by heart, by counting steps': `let steps = 0;
function turn({ limits }) {
  steps += 1;
  if (steps <= 21) return limits.angularAcceleration;
  return steps <= 42 ? -limits.angularAcceleration : 0;
}`,
  'the same to the side of the target': `let steps = 0;
let way = 0;
function turn({ error, limits }) {
  if (steps === 0) way = Math.sign(error) * limits.angularAcceleration;
  steps += 1;
  if (steps <= 21) return way;
  return steps <= 42 ? -way : 0;
}`,
  chance: `let state = 1;
function turn({ error }) {
  state = 16807 * state;
  state -= 2147483647 * Math.floor(state / 2147483647);
  return 25 * (state / 2147483647 - 0.5);
}`,
};

/** Source text of a law that computes the whole turn at its first step. It is good only in calm air. */
export const plannedOnce = `let steps = 0;
let half = 0;
let torque = 0;
function turn({ error, timeStep, limits }) {
  if (steps === 0 && Math.abs(error) > 0) {
    half = Math.ceil(Math.sqrt(Math.abs(error) / limits.angularAcceleration) / timeStep);
    torque = error / (half * half * timeStep * timeStep);
  }
  steps += 1;
  if (steps <= half) return torque;
  return steps <= 2 * half ? -torque : 0;
}`;
