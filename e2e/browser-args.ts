// Arguments with which the tests start Chromium: WebGL without a graphics card, and no network traffic except the
// page's.

/** Whether this process runs as root, as in containers. */
const isRoot = process.getuid?.() === 0;

export const browserArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Without a graphics card, software WebGL draws and composes HTML three times slower than the processor without
  // WebGL.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--disable-background-networking',
  '--disable-component-update',
];
