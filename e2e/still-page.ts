// A page with the same picture on every machine: its clock is controlled, its random numbers are seeded, and its
// letters are blocks.

/**
 * Makes the page look the same on every machine. Replaces its clock, its random numbers, and the drawing of text, which
 * becomes blocks. Runs in the page before all other scripts.
 */
export function holdStill(): void {
  // Pulses, flicker and glow follow the clock. ms
  let now = 1000;
  window.addEventListener('tick', () => {
    now += 50;
  });
  performance.now = () => now;
  const nextFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => nextFrame(() => draw(now));

  // Exhaust and explosions are random. Mulberry32 starts again with each picture, each time with another seed, because
  // Phaser's keys must differ.
  let state = 0;
  let pictures = 0;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 2 ** 32;
  };
  window.addEventListener('picture', () => {
    state = 1e9 + pictures++;
  });

  // Fonts differ between machines. Here each letter is a block whose height depends on its code, the same on all
  // machines.
  const context = CanvasRenderingContext2D.prototype;
  const sizeOf = ({ font }: CanvasRenderingContext2D) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 10);
  const advance = 0.55;
  context.measureText = function (text) {
    const size = sizeOf(this);
    const width = text.length * advance * size;
    const box = { actualBoundingBoxAscent: 0.8 * size, actualBoundingBoxDescent: 0.2 * size };
    return { ...box, width, actualBoundingBoxLeft: 0, actualBoundingBoxRight: width } as TextMetrics;
  };
  const blocks = (on: CanvasRenderingContext2D, text: string, x: number, y: number, grow: number) => {
    const size = sizeOf(on);
    for (const [n, letter] of [...text].entries()) {
      if (letter === ' ') continue;
      const height = (0.4 + 0.05 * (letter.charCodeAt(0) % 9)) * size;
      const left = x + (n * advance + 0.05) * size;
      on.fillRect(left - grow, y - height - grow, (advance - 0.1) * size + 2 * grow, height + 2 * grow);
    }
  };
  context.fillText = function (text, x, y) {
    blocks(this, text, x, y, 0);
  };
  context.strokeText = function (text, x, y) {
    const { fillStyle } = this;
    this.fillStyle = this.strokeStyle;
    blocks(this, text, x, y, this.lineWidth / 2);
    this.fillStyle = fillStyle;
  };
}

/** Style sheet that hides everything but the picture. */
export const pictureOnly = `
  :root, body { background: #0b1524 !important; }
  #interface { visibility: hidden; }
  #interface :is(.dodge-hud, .notices, .drawer) { display: none !important; }
  #interface :is(.first-header, .bars) { position: fixed !important; overflow: hidden !important; }
  #interface .first-header { inset: 0 0 auto 0 !important; height: 32px !important; }
  #interface .bars { inset: auto 0 0 0 !important; height: 8px !important; }
`;
