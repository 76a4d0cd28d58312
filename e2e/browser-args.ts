// How the tests start their browser: WebGL without a graphics card, and nothing but the page on the network.

/** Chromium refuses to run its sandbox as root, which is what containers are. */
const isRoot = process.getuid?.() === 0;

export const browserArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Without a graphics card its emulation draws HTML three times slower than the processor by itself.
  '--disable-gpu-rasterization',
  '--disable-background-networking',
  '--disable-component-update',
];
