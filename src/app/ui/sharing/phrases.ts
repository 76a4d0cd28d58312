// Codes of one or two characters for phrases that scenario files often repeat. They make links shorter.
import { bodySettings, hasRow, type RowSetting, worldSettings } from '../../../world/simulation/settings';

/**
 * Frequent texts in scenario files, which links replace by codes. The line number decides the code: add lines only at
 * the end, never change or move one.
 */
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

/** Returns the pieces of text that links replace by short codes, in the order of their codes. */
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

/** Number of one-character codes for pieces of text in links. All further codes have two characters. */
const single = 26;
/** The printable characters of ASCII: code of the first one, and their number. */
const printable = { from: 32, count: 95 };

function codeOf(n: number): string {
  if (n < single) return String.fromCharCode(1 + n);
  const [page, place] = [Math.floor((n - single) / printable.count), (n - single) % printable.count];
  return String.fromCharCode(1 + single + page, printable.from + place);
}

const codes = new Map(phrases.map((phrase, n) => [phrase, codeOf(n)]));
const spelled = new Map(phrases.map((phrase, n) => [codeOf(n), phrase]));

const anyPhrase = new RegExp(
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
  'g',
);

/** Pattern of the short codes that stand for text in a link. It also matches codes of later program versions. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the codes.
const anyCode = /[\x01-\x1a]|[\x1b-\x1f][\s\S]?/g;

/**
 * Shortens a scenario for a link: replaces frequent pieces of its text by short codes.
 * @param text JSON without spaces between its tokens
 */
export function encodePhrases(text: string): string {
  return text.replaceAll(anyPhrase, (phrase) => codes.get(phrase)!);
}

/** Whether a link's text contains a short code that this version does not know. */
export function hasNewPhrases(text: string): boolean {
  const known = text.match(anyCode) ?? [];
  return (
    (spelled.get(text.slice(0, 1))?.startsWith('{') ?? false) && known.some((code) => !spelled.has(code))
  );
}

/**
 * Restores a text shortened by `encodePhrases`. Null for an unknown code or a too long result.
 * @param most largest length of the result, characters
 */
export function decodePhrases(text: string, most: number): string | null {
  let length = text.length;
  for (const [code] of text.matchAll(anyCode)) {
    const phrase = spelled.get(code);
    if (phrase === undefined) return null;
    length += phrase.length - code.length;
  }
  return length > most ? null : text.replaceAll(anyCode, (code) => spelled.get(code)!);
}
