// Codes for phrases that scenario files repeat, one or two characters each.
// Links get shorter by them, even after deflating.
import { bodySettings, hasRow, type RowSetting, worldSettings } from '../../../world/simulation/settings';

/** Phrases that are no settings. Existing links use their numbers: add at the end, never change or move a line. */
const others = `
{"version":1,"name":"
","question":"
","hero":{"sets":"
"},"hint":"
","description":"
,"stepRate":
,"entities":[{"kind":"
,"label":"
"position":[
],"angle":
,"controller":{"kind":"
"},"limits":{"angularAcceleration":
,"linearAcceleration":
,"speed":
},"seekDistance":
,"command":{"kind":"
turn-towards","target":[
]}},{"kind":"
missile",
12.566370614359172
windowed-pid
,"seconds":
]}}]}
100,"speed":10},"seekDistance":4,
"target":
"autonomous":true,
"frequency":
,"damping":
,"integralZone":3.15,"integralRate":1000
"kp":
,"ki":
,"kd":
,"obstacles":[{"kind":"
,"size":[
],"density":
,"turns":{"every":
,"by":
,"first":
,"fromRest":true
},"cards":{
"view":[[
follow-path","waypoints":[[
]],"loop":true
,"next":
character
"guidance":{"kind":"
proportional-navigation
backward-pd
forward-pd
time-optimal
one-step
missile-2013
character-2013
pid-2013
leaky-pid
"timeline":[{"at":
,"entity":
"targets":[{
"motion":{"kind":"
"radius":
"quarry":{
"derivative":"
"antiWindup":"
"knownForces":"
"filterTime":
"trackingTime":
"window":
"sensor":{"noise":
,"delay":
"hostile":true
"heldUntil":
"camera":"
"backdrop":"
"seed":
"curve":"
"frames":true
"table":{"columns":[
],"rows":[
"words":[
"values":[
"steps":
"closed":[
"crate"
"wall"
"impulse":[
"spin":
"tolerance":
"acceleration":
"direction":
"dodge":{
"par":{
"course":
"gates":[
"medals":{
"bronze":
"silver":
"arena":
"rules":
"range":
"reload":
"sight":
"held":
"loop":
"kind":"
"size":
"density":
"seek","
,"moment":{"entities":[{"velocity":[
],"angularVelocity":
}},{"velocity":[
},{"velocity":[
,"start":{
,"memory":{"controller":[
,"memory":{
],"guidance":[
],"drive":[
],"miss":[
],"sensor":[
],"frames":[
"guns":[[
]],"
]}}]
"motor":"cut"
,"answer":"
own","source":"
\\nfunction turn({ error, angularVelocity
, targetAngularVelocity
limits.angularAcceleration
angularVelocity
timeStep
gain(
, 0, 100);
\\nconst
\\nlet
 = 0;
\\nfunction
limited(applied) {\\n
 }) {\\n
;\\n  return
return
;\\n}
\\n  if (
Math.abs(
Math.
wrapAngle(
clamp(
.length
.push(error);
error
for (let n = 0; n <
; n++)
`
  .trim()
  .split('\n');

/**
 * Returns the phrase of a setting as files write it, with the value if it is a switch that differs from its default.
 */
function phraseOf(setting: RowSetting<never>): string {
  const name = `${JSON.stringify(setting.path.at(-1))}:`;
  switch (setting.type) {
    case 'number':
      return name;
    case 'switch':
      return `${name}${!setting.row.initial}`;
    case 'choice':
      return `${name}"`;
  }
}

/**
 * Returns the phrases by number. Those of settings have the numbers of their rows; the others fill the gaps, in order.
 */
function numbered(): readonly string[] {
  const rows = [...bodySettings.filter(hasRow), ...worldSettings.filter(hasRow)];
  const given = rows
    .map((row) => [row.phrase, phraseOf(row)])
    .filter((one): one is [number, string] => one[0] !== undefined)
    .toSorted(([a], [b]) => a - b);
  const all = [...others];
  for (const [number, phrase] of given) all.splice(number, 0, phrase);
  return all;
}

const phrases = numbered();

/** Number of phrases with a code of one control character. Others have a control and a printable character. */
const single = 26;
/** Code of the first printable character of ASCII, and number of such characters. */
const printable = { from: 32, count: 95 };

function codeOf(n: number): string {
  if (n < single) return String.fromCharCode(1 + n);
  const [page, place] = [Math.floor((n - single) / printable.count), (n - single) % printable.count];
  return String.fromCharCode(1 + single + page, printable.from + place);
}

const codes = new Map(phrases.map((phrase, n) => [phrase, codeOf(n)]));
const spelled = new Map(phrases.map((phrase, n) => [codeOf(n), phrase]));

/** Matches any phrase, the longest first. */
const anyPhrase = new RegExp(
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
  'g',
);

/** Matches any code, known or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the codes.
const anyCode = /[\x01-\x1a]|[\x1b-\x1f][\s\S]?/g;

/** Replaces phrases in JSON text by codes. The text must have no spaces between its parts. */
export function encodePhrases(text: string): string {
  return text.replaceAll(anyPhrase, (phrase) => codes.get(phrase)!);
}

/** Whether a text begins like ours and has codes that this version does not know. */
export function hasNewPhrases(text: string): boolean {
  const known = text.match(anyCode) ?? [];
  return (
    (spelled.get(text.slice(0, 1))?.startsWith('{') ?? false) && known.some((code) => !spelled.has(code))
  );
}

/** Replaces codes by phrases. Null for an unknown code, or if the result has more than `most` characters. */
export function decodePhrases(text: string, most: number): string | null {
  let length = text.length;
  for (const [code] of text.matchAll(anyCode)) {
    const phrase = spelled.get(code);
    if (phrase === undefined) return null;
    length += phrase.length - code.length;
  }
  return length > most ? null : text.replaceAll(anyCode, (code) => spelled.get(code)!);
}
