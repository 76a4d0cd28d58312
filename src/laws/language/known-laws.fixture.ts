// Texts of laws as people write them. Together they use every construct of the language.

/** Texts of laws for tests, by name. */
export const knownLaws: Readonly<Record<string, string>> = {
  pd: `// PD by hand
const kp = gain(36, 0, 100); // on the error, 1/s²
const kd = gain(9.9, 0, 40); // on the rate, 1/s

function turn({ error, angularVelocity, targetAngularVelocity }) {
  return kp * error - kd * (angularVelocity - targetAngularVelocity);
}`,
  constant: 'function turn() { return 0; }'.replace('()', '({ error })'),
  'bang-bang': `function turn({ error, limits }) {
  return Math.sign(error) * limits.angularAcceleration;
}`,
  pid: `const kp = gain(43);
const ki = gain(20, 0, 60);
const kd = gain(11.2, 0, 40);
let sum = 0;

function turn({ error, angularVelocity, targetAngularVelocity, timeStep }) {
  sum += error * timeStep;
  sum = clamp(sum, -0.3, 0.3);
  return kp * error + ki * sum - kd * (angularVelocity - targetAngularVelocity);
}`,
  'anti-windup': `let sum = 0;
let asked = 0;
let off = 0;

function turn({ error, angularVelocity, timeStep }) {
  sum = sum + (20 * error - off) * timeStep;
  asked = 43 * error + sum - 11 * angularVelocity;
  return asked;
}

function limited(applied) {
  off = 2 * (asked - applied);
}`,
  leaky: `let faded = 0;
let last = 0;
let begun = false;

function turn({ error, timeStep }) {
  const change = begun ? wrapAngle(error - last) : 0;
  begun = true;
  last = error;
  faded = 0.95 * faded + error * timeStep;
  return 40 * error + 3 * faded + 9 * change / timeStep;
}`,
  window: `const kp = gain(42);
const ki = gain(0.4, 0, 10);
const kd = gain(10, 0, 40);
const most = 7; // samples
let past = [];

function turn({ error, timeStep }) {
  let change = 0;
  if (past.length > 0) change = wrapAngle(error - past[past.length - 1]);
  past.push(error);
  if (past.length > most) past.shift();
  return kp * error + ki * simpson(timeStep) + kd * change / timeStep;
}

// Simpson's rule over the last errors.
function simpson(h) {
  let sum = 0;
  for (let n = 0; n < past.length - 2; n += 2) {
    sum += h / 3 * (past[n] + 4 * past[n + 1] + past[n + 2]);
  }
  return sum;
}`,
  mean: `const kp = gain(36, 0, 100);
const most = 7;
let past = [];

function turn({ error, angularVelocity, targetAngularVelocity }) {
  past.push(error);
  if (past.length > most) past.shift();
  return kp * mean() - 9.9 * (angularVelocity - targetAngularVelocity);
}

function mean() {
  let sum = 0;
  for (let n = 0; n < past.length; n++) sum += past[n];
  return sum / past.length;
}`,
  'square root': `const share = gain(0.9, 0, 1);
const slow = 0.02;

function turn({ error, angularVelocity, targetAngularVelocity, timeStep, limits: { angularAcceleration, turnRate } }) {
  const most = share * angularAcceleration;
  const rest = Math.abs(error);
  const fast = Math.sqrt(2 * most * rest);
  const speed = Math.sign(error) * Math.min(fast, turnRate, 100);
  if (rest < slow) return 60 * error - 15 * (angularVelocity - targetAngularVelocity);
  return (speed + targetAngularVelocity - angularVelocity) / timeStep;
}`,
  observer: `let angle = 0;
let rate = 0;
let seen = 0;

function turn({ error, timeStep: h, disturbance, limits }) {
  const off = error - angle;
  angle += h * rate + 0.3 * off;
  rate += h * (disturbance - seen) + 2 * off;
  return clamp(50 * angle + 12 * rate, -limits.angularAcceleration, limits.angularAcceleration);
}

function limited(applied) {
  seen = applied;
}`,
  countered: `function turn({ error, angularVelocity, disturbance }) {
  return 36 * error - 10 * angularVelocity - disturbance;
}`,
  'made of gains': `const frequency = gain(2, 0.1, 10); // Hz
const damping = gain(1.1, 0, 3);
const kp = 9 * frequency ** 2;
const kd = 4.5 * frequency * damping;
const both = kp + kd;

function turn({ error, angularVelocity }) {
  return kp * error - kd * angularVelocity + 0 * both;
}`,
  'dead zone': `const zone = Math.PI / 360;
let isHeld = false;
let held = 0;

function turn({ error, angularVelocity, timeStep }) {
  const isNear = Math.abs(error) < zone && Math.abs(angularVelocity) < 0.05;
  if (isNear !== isHeld) held = 0;
  isHeld = isNear;
  held += timeStep;
  if (isHeld && held > 0.5 || !isHeld && held < 0) {
    return -2 * angularVelocity;
  } else if (isHeld) {
    return 10 * error - 4 * angularVelocity;
  }
  return 36 * error - 10 * angularVelocity;
}`,
  'two lists': `let errors = [];
let rates = [];

function turn({ error, angularVelocity }) {
  keep(error, angularVelocity);
  let torque = 0;
  for (let n = 0; n < errors.length; n++) {
    const weight = (n + 1) / errors.length;
    torque += weight * (30 * errors[n] - 8 * rates[n]) / 3;
  }
  return torque;
}

function keep(error, rate) {
  errors.push(error);
  rates.push(rate);
  if (errors.length <= 5) return;
  errors.shift();
  rates.shift();
}`,
  'names that other languages keep': `const end = gain(40, 0, 100);
const fixed = gain(9);
const Kp = gain(2);
const func = 0.5 * Math.PI;
let local = 0;
let nil = true;
let aB = 0;
let a_b = 0;

function turn({ error: e, angularVelocity: double, targetAngularVelocity: out, timeStep: h, disturbance, limits: { angularAcceleration: most } }) {
  local += e * h;
  const then = clamp(local, -func, func);
  if (nil) aB = e; else a_b = double;
  nil = !nil;
  const repeat = e > 0 && !(double > 1) || most < 5;
  return end * e - fixed * (double - out) + Kp * then + aB - a_b - disturbance * (repeat ? 1 : 0.5);
}`,
  'whole numbers': `let past = [];
let count = 0;

function turn({ error, angularVelocity, timeStep }) {
  count++;
  if (Math.abs(error) > 3) past.length = 0;
  remember(error);
  let mean = 0;
  for (let n = 0; n < past.length; n++) mean += past[n] / past.length;
  let weighed = 0;
  for (let n = 1; n <= 5; n++) for (let m = 0; m < 3; m += 2) weighed += 1 / n + m * 0.25 + n / 2 - (n + m) * error;
  let at = 0;
  at += 1;
  if (past.length > at) weighed += past[at] + past.length % 3;
  const many = past.length;
  const half = (many - 1) / 2;
  return 20 * error + 5 * mean - 8 * angularVelocity + 0.001 * weighed + 0.1 * half + 0.01 * (count / 100) * timeStep;
}

function remember(value) {
  past.push(value);
  if (past.length > 12) { past.shift(); return; }
  count -= 0.5;
}`,
  'all functions': `function turn(input) {
  const { angularAcceleration, turnRate } = input.limits;
  const { angularVelocity: rate } = input;
  const e = input.error;
  const fast = Math.sign(e) * Math.sqrt(2 * angularAcceleration * Math.abs(e) + 0.0001);
  const s = Math.sin(e) + Math.cos(2 * e) - Math.atan2(e, 0.3) + Math.hypot(e, 2) + Math.tan(0.2 * e);
  const c = Math.ceil(e * 3) + Math.floor(e * 3) + Math.round(e * 5) + (e + 1) ** 2 + e * e * e + (e - 1) ** 2;
  const m = Math.min(e, s, c) - Math.max(e, s, c, 0.25);
  let steps = 1;
  steps *= 2; steps /= 3; steps -= 1; --steps;
  return Math.min(fast, turnRate, 100) - rate - input.targetAngularVelocity + 0.01 * s + 0.001 * c + m + steps - -e;
}`,
  'order of calls': `let sum = 1;
let past = [];

function turn({ error }) {
  const first = bump(error);
  const before = sum + first * sum;
  const second = bump(1);
  past.push(sum + second + sum);
  const third = 2 * Math.abs(bump(2));
  sum += third - sum;
  if (sum > 0.5 && bump(0.125) > 0 || bump(0.25) > 1) sum = bump(sum);
  const fourth = bump(3) > 0 ? bump(1) : -bump(2);
  const last = twice(sum, fourth);
  return before + past[past.length - 1] + (fourth > sum ? sum : -sum) + last;
}

function bump(by) {
  sum = wrapAngle(sum + by);
  past.push(by);
  if (past.length > 9) past.length = 0;
  past.push(sum);
  return sum;
}

function twice(a, b) {
  { const c = a - b; if (c > 0) return bump(c); }
  { const c = a + b; return c * 2; }
}`,
};
