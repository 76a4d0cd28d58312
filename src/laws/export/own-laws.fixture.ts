// Texts of written laws that together use every construct of the language, and names that target languages reserve.

/** Texts of user-written laws that are difficult to export. Each key names the difficulty, such as `names`. */
export const ownLaws: Readonly<Record<string, string>> = {
  names: `// Names that others keep \\
const end = gain(40, 0, 100); // on the error, 1/s²
const fixed = gain(9); // ??/
const Kp = gain(2); // */ \u0002on the sum\u0003, 1/s³
const k_p = gain(0.5, 0, 1);
const func = 0.5 * Math.PI;
const near = Infinity;
let local = 0;
let nil = true;
let aB = 0;
let a_b = 0;
let inertia = 0;
let value = 1;
let __index = 0;
let _ = 0;
let free = 0;

function turn({ error: e, angularVelocity: double, targetAngularVelocity: out, timeStep: h, disturbance, limits: { angularAcceleration: most } }) {
  local += e * h;
  const then = clamp(local, -func, Math.min(func, near));
  if (nil) aB = e; else a_b = double;
  nil = !nil;
  const repeat = e > 0 && !(double > 1) || most < 5;
  const before = get(inertia);
  const error = before + __init(value);
  free = wrapAngle(free + value - _);
  __index -= 0.01 * __index - h;
  _ = error - aB;
  return end * e - fixed * (double - out) + Kp * then + k_p * (aB - a_b) - disturbance * (repeat ? 1 : 0.5) + free - __index;
}

function get(n) {
  inertia = 0.9 * n + 0.1 * value;
  return inertia;
}

function __init(y1) {
  value = clamp(y1 * 0.99, 1, 0.5);
  return value;
}

function limited(self) {
  inertia += 0.001 * self;
}`,
  lists: `// Whole numbers and lists
const most = 12;
const mode = 2;
let past = [];
let other = [];
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
  if (past.length > at) weighed += past[at] + past.length % 3 + (2 - past.length) % 4 / 2;
  const many = past.length;
  const half = (many - 1) / 2;
  for (let n = 0; n < other.length; n++) {
    if (other[n] > 0 || n > 5) other.shift();
    else weighed -= other[n] - 0.5;
    if (mode === 1) weighed = 0;
  }
  let limit = 3;
  for (let n = 0; n < limit + 1; n++) {
    if (n === 2 && limit < 5) limit += 2;
    weighed += first(n - 2);
  }
  return 20 * error + 5 * mean - 8 * angularVelocity + 0.01 * weighed + 0.1 * half + 0.01 * (count / 100) * timeStep;
}

function remember(value) {
  past.push(value);
  other.push(-value);
  if (past.length > most) { past.shift(); return; }
  count -= 0.5;
}

function first(least) {
  for (let n = 0; n < past.length; n++) {
    if (past[n] > least) return past[n];
  }
  return 0;
}`,
  functions: `// All functions
const root = Math.sqrt(2);
const wide = root / 2;
const third = 1 / 3;
let seen = Math.abs(-wide);
let wasSlow = true;

function turn(input) {
  const { angularAcceleration, turnRate } = input.limits;
  const { angularVelocity: rate } = input;
  const e = input.error;
  const fast = Math.sign(e) * Math.sqrt(2 * angularAcceleration * Math.abs(e) + 1e-7);
  const s = Math.sin(e) + Math.cos(2 * e) - Math.atan2(e, third) + Math.hypot(e, 2) + Math.tan(0.2 * e);
  const halves = Math.round(Math.floor(e * 4) / 2) + Math.round(-2.5) + Math.ceil(e * 3);
  const powers = (e + 1) ** 2 + e ** 2 + e ** 3 + (e - 1) ** 3 + (e - wide) ** 4 + rate * rate * rate;
  const m = Math.min(e, s, halves) - Math.max(e, s, -halves, 0.25);
  const isSlow = rate < 1 === e > 0 ? wasSlow : rate > 2 && !wasSlow;
  wasSlow = isSlow || (e < 0) !== (rate < 0) && e > -1;
  let steps = 1;
  steps *= 2; steps /= 3; steps -= e > 0 ? 1 : -2 - -steps; --steps;
  seen += (Math.sign(e) + Math.sign(rate)) / 3 / (Math.sign(seen) + 5) - (seen - 0.25);
  const share = isSlow ? wasSlow ? 0.5 : 0.25 : -(-0.125);
  return Math.min(fast, turnRate, 1e15) - rate - input.targetAngularVelocity + 0.01 * (s + halves) + 0.001 * powers + m + steps * share - -e + seen;
}`,
  'what nothing reads': `// What nothing reads
const spare = 3;
const gone = gain(1, 0, 2); // never read
let total = 0;
let idle = 0;
let dropped = [];

function turn({ error, angularVelocity, timeStep }) {
  const useless = 2 * error;
  let unread = useless + spare;
  unread = gone * add(error, useless);
  idle += add(0.5, 1) > 0 && add(0.25, 2) > 0 ? add(0.125, 3) : 1;
  dropped.push(idle + add(-0.25, 4));
  if (dropped.length > 3) dropped.shift();
  if (error > 1) {} else nothing(add(0.1, 5));
  for (let n = 0; n < 3; n++) { unread = n; }
  for (let n = 0; n < 3; n++) { nothing(n); }
  if (error > 2) idle = 0; else add(0.01, 0);
  total = wrapAngle(total);
  return 30 * error - 9 * angularVelocity + total;
}

function add(by, never) {
  total += by;
  return total;
}

function nothing(x) {
  const y = 2 * x;
  if (y > 1) return;
}

function limited(applied) {
  total = 0.5 * total;
}`,
  'order of calls': `// Order of calls
const frequency = gain(2, 0.1, 10); // Hz
const kp = 9 * frequency ** 2;
const kd = 4.5 * frequency * 1.1;
const largest = 3;
let sum = 1;
let asked = 0;
let off = -largest;
let past = [];

function turn({ error, angularVelocity }) {
  const first = bump(error);
  const before = sum + first * sum;
  const second = bump(1);
  past.push(sum + second + sum);
  sum = 2 * bump(2) - 1;
  if (sum > 0.5 && bump(0.125) > 0 || bump(0.25) > 1) sum = bump(0.5);
  const third = bump(3) > 0 ? bump(1) : -bump(2);
  const last = twice(sum, third);
  asked = kp * error - kd * angularVelocity + 0.01 * (before + past[past.length - 1] + (third > sum ? sum : -sum) + last);
  return asked - off;
}

function bump(by) {
  sum = wrapAngle(sum + by);
  past.push(by);
  if (past.length > 9) forget();
  past.push(sum);
  return sum;
}

function forget() {
  past.length = 0;
}

function twice(a, b) {
  { const c = a - b; if (c > 0) return bump(c); }
  { const c = a + b; return c * 2; }
}

function limited(applied) {
  off = clamp(0.1 * (asked - applied), -1, 1);
}`,
};

/** Text of a user-written law that turns a body well. It uses every input of the function `turn`. */
export const turningLaw = `const kp = gain(43, 0, 100); // on the error, 1/s²
const kd = gain(11, 0, 40); // on the rate, 1/s
let drift = 0;

function turn({ error, angularVelocity, targetAngularVelocity, timeStep, disturbance, limits }) {
  drift = 0.9 * drift + 0.1 * timeStep * error;
  const pull = clamp(kp * error, -limits.angularAcceleration, limits.angularAcceleration);
  return pull + drift - kd * (angularVelocity - targetAngularVelocity) - disturbance;
}

function limited(applied) {
  drift = 0.5 * drift;
}`;
