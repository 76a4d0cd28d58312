// What a browser is told to keep and to install: the settings of vite-plugin-pwa, which makes sw.js and the manifest.
import type { VitePWAOptions } from 'vite-plugin-pwa';

/** The colour of the floor, as in tokens.css. */
const night = '#0b1524';

export const offline: Partial<VitePWAOptions> = {
  // A new version waits until the last page of the old one is closed. The page registers the worker itself.
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    name: 'Slew: turning physics bodies with feedback control',
    short_name: 'Slew',
    description: 'Physics bodies that turn by torque under feedback control: a game, a lab and working code.',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    theme_color: night,
    background_color: night,
    icons: [
      { src: './icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: './icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: './icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,jpg,png,webp,woff2,webmanifest,txt,json}'],
    // Fetched by hosts, and by whoever takes them along.
    globIgnores: ['slew.html', 'social.jpg', 'robots.txt', 'icons/**'],
    // What is not there is not there: another folder of the same host is no part of the page.
    navigateFallback: null,
    // The page is the same whatever its query is.
    ignoreURLParametersMatching: [/./],
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
  },
};
