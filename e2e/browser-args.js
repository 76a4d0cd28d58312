// How the tests start their browser: WebGL without a graphics card, and nothing but the page on the network.
/** Chromium refuses to run its sandbox as root, which is what containers are. */
const isRoot = process.getuid?.() === 0;
export const browserArgs = [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--disable-component-update',
];
