// Draws the texts of clips (videos) and cards (pictures of links): Slew's name, scene, question,
// and answer or game result.
import { sentenceText } from '../../lab/answers/answer';
import type { Session } from '../session/session';
import type { Features, ShownResult } from '../ui/features';
import { css, palette, typeface } from '../view/palette';

type Context = CanvasRenderingContext2D;

export interface Caption {
  readonly name: string;
  readonly question: string;
  /** The answer to the scene's question as a sentence; null before it is known. */
  readonly answer: string | null;
  /** Result of the game; null in a scene without a game, and before the game ends. */
  readonly result: ShownResult | null;
}

/** Returns the texts that describe the session's current state. */
export function captionOf(session: Session, features: Features): Caption {
  const { answer, scenario } = session;
  return {
    name: scenario.name,
    question: features.wordsOf(session).question,
    answer: answer && sentenceText(answer.phrases),
    result: features.loadedFor(scenario)?.playing?.result?.(session) ?? null,
  };
}

/** Heights of the two text bands above and below the picture in a clip. CSS pixels */
export const bands = { top: 36, bottom: 72 };

/**
 * Size of a link's preview picture, pixels. `density`: pixels per CSS pixel. `insets`: heights of the text bands above
 * and below, CSS pixels.
 */
export const card = { width: 1200, height: 630, density: 1.5, insets: { top: 62, bottom: 96 } };

const ink = css(palette.label);
const quiet = css(palette.caption);
const gold = css(palette.missile);

/** Returns the colour of a medal in CSS notation, as tokens.css sets it. */
const medalColour = (medal: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${medal}`).trim() || gold;

/**
 * Fills a canvas with the page's background and returns its pixels.
 * @param isFlat whether to use one colour instead of the gradient
 */
export function groundOf(context: Context, isFlat: boolean): ImageData {
  const { width, height } = context.canvas;
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim() || css(palette.night);
  if (isFlat) context.fillStyle = css(palette.night);
  else {
    // As --floor in tokens.css.
    const [x, y] = [0.18 * width, 0.08 * height];
    const ground = context.createRadialGradient(x, y, 0, x, y, 1.25 * Math.max(width, height));
    ground.addColorStop(0, token('--night-light'));
    ground.addColorStop(0.42, token('--night'));
    ground.addColorStop(1, token('--night-deep'));
    context.fillStyle = ground;
  }
  context.fillRect(0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/**
 * Draws the texts of a clip's frame, on bands at the top and bottom of the canvas.
 * @param density pixels per CSS pixel
 */
export function drawCaption(context: Context, caption: Caption, density: number): void {
  const { name, question, answer, result } = caption;
  onPage(context, density, (width, height) => {
    const foot = height - bands.bottom;
    // Bodies may fly below the words.
    context.fillStyle = css(palette.night);
    context.globalAlpha = 0.82;
    context.fillRect(0, 0, width, bands.top);
    context.fillRect(0, foot, width, bands.bottom);
    context.globalAlpha = 1;
    const middle = bands.top / 2 + 1;
    write(context, 'slew', { x: 14, y: middle, size: 19, weight: 800 });
    write(context, result?.title ?? name, {
      x: width - 14,
      y: middle,
      size: 15,
      weight: 600,
      align: 'right',
      most: width - 100,
    });
    const place = { x: 14, y: foot + bands.bottom / 2 };
    const beside = result ? drawFigure(context, result.figure, result.medal, { ...place, size: 24 }) + 16 : 0;
    const large = { size: 16, weight: 600 };
    const small = { size: 13, weight: 600 };
    const [x, room] = [place.x + beside, width - 28 - beside];
    const above = result?.beside ?? (answer === null ? '' : question);
    const below = result?.challenge ?? answer ?? question;
    const lines = [
      ...(above ? linesOf(context, above, small, room, 1) : []).map((text) => ({
        text,
        ...small,
        colour: quiet,
      })),
      ...linesOf(context, below, large, room, 2).map((text) => ({
        text,
        ...large,
        colour: result || answer !== null ? gold : ink,
      })),
    ];
    for (const [n, { text, ...look }] of lines.entries())
      write(context, text, { x, y: place.y + (n - (lines.length - 1) / 2) * 20, ...look });
  });
}

/**
 * Draws the texts on the preview picture of a link (card).
 * @param by name of the person who shares the link; empty if there is none
 */
export function drawCard(context: Context, caption: Caption, by: string): void {
  const { name, result } = caption;
  onPage(context, card.density, (width, height) => {
    const right = { x: width - sideRoom, align: 'right' } as const;
    write(context, 'slew', { x: sideRoom, y: 36, size: 28, weight: 800 });
    const title = result?.title ?? name;
    write(context, title, { ...right, y: 36, size: 18, weight: 600, colour: quiet, most: width - 160 });
    const y = height - 48;
    if (!result) return drawAnswer(context, caption, { x: sideRoom, y }, width - 2 * sideRoom);
    const { figure, medal, beside, challenge } = result;
    const taken = drawFigure(context, figure, medal, { x: sideRoom, y, size: 41 });
    const signed = [beside, by && `by ${by}`].filter(Boolean).join(', ');
    write(context, signed, { x: sideRoom + taken + 14, y: y + 6, size: 18, weight: 600 });
    write(context, challenge, { ...right, y: y + 6, size: 20, weight: 700, colour: gold });
  });
}

/** Distance of the texts from the left and right edges of a link's preview picture. CSS pixels */
const sideRoom = 36;

function drawAnswer(context: Context, { question, answer }: Caption, { x, y }: Place, width: number): void {
  const large = { size: 26, weight: 700 };
  const small = { size: 18, weight: 600 };
  if (answer !== null) {
    const [asked] = linesOf(context, question, small, width, 1);
    const isShort = linesOf(context, answer, large, width, 2).length === 1;
    const answered = isShort ? [answer] : linesOf(context, answer, small, width, 2);
    write(context, asked, { x, y: y - 24, ...small, colour: quiet });
    for (const [n, line] of answered.entries())
      write(context, line, { x, y: y + (isShort ? 10 : 3 + 24 * n), ...(isShort ? large : small) });
    return;
  }
  const lines = linesOf(context, question, large, width, 2);
  for (const [n, line] of lines.entries())
    write(context, line, { x, y: y + (n - (lines.length - 1) / 2) * 32, ...large });
}

/**
 * Scales a canvas to CSS pixels and calls a function that draws on it.
 * @param draw receives the canvas size, CSS pixels
 */
function onPage(context: Context, density: number, draw: (width: number, height: number) => void): void {
  const { width, height } = context.canvas;
  context.save();
  context.scale(density, density);
  context.textBaseline = 'middle';
  draw(width / density, height / density);
  context.restore();
}

interface Font {
  readonly size: number;
  readonly weight: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Writing extends Font, Place {
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  /** Largest width of the text; wider text is squeezed. CSS pixels */
  readonly most?: number;
}

function write(context: Context, text: string, writing: Writing): void {
  const { x, y, size, weight, colour = ink, align = 'left', most } = writing;
  context.font = fontOf({ size, weight });
  context.fillStyle = colour;
  context.textAlign = align;
  context.fillText(text, x, y, most);
}

const fontOf = ({ size, weight }: Font) => `${weight} ${size}px ${typeface}`;

/** Draws a game result such as "9.82 s" with its medal. Returns the drawn width, CSS pixels. */
function drawFigure(
  context: Context,
  figure: string,
  medal: string | null,
  { x, y, size }: Place & { readonly size: number },
): number {
  const radius = 0.65 * size;
  const before = medal ? 2 * radius + 12 : 0;
  if (medal) drawMedal(context, medalColour(medal), { x: x + radius, y }, radius);
  const font = { size, weight: 700 };
  write(context, figure, { x: x + before, y: y + 1, ...font });
  return before + context.measureText(figure).width;
}

function drawMedal(context: Context, colour: string, { x, y }: Place, radius: number): void {
  const shine = context.createRadialGradient(x - 0.3 * radius, y - 0.45 * radius, 0, x, y, 2 * radius);
  shine.addColorStop(0, ink);
  shine.addColorStop(0.4, colour);
  shine.addColorStop(1, css(palette.night));
  context.fillStyle = shine;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/**
 * Breaks a text into lines. The last one ends with "…" if the text is too long.
 * @param width largest width of a line, CSS pixels
 * @param most largest number of lines
 */
function linesOf(context: Context, text: string, font: Font, width: number, most: number): string[] {
  context.font = fontOf(font);
  const fits = (line: string) => context.measureText(line).width <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let last = lines[most - 1];
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`];
}
