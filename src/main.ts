// Start of the program: creates session, view and viewport, and gives them to the picture and to the interface.
import './app/ui/tokens.css';
import './app/ui/page.css';
import './app/ui/buttons.css';
import './app/ui/preferences.css';
import { clips } from './app/clip';
import { type FeatureCode, FeaturePicture } from './app/feature/feature';
import { SceneLoader } from './app/feature/scene-loader';
import { drawWhileSeen, fitCanvas, missingFeature, startGame } from './app/scene/game';
import { Session } from './app/session/session';
import { Features } from './app/ui/features';
import { onSize } from './app/ui/kit/older-browsers';
import { mount, type PageLayout, showObstacle } from './app/ui/mount';
import { notes } from './app/ui/notes/notes';
import { page as wholePage } from './app/ui/page';
import { isEmbedded } from './app/ui/sharing/frame';
import { shell } from './app/ui/shell';
import { Modes } from './app/view/mode';
import { typeface } from './app/view/palette';
import { ViewState } from './app/view/view-state';
import { Viewport } from './app/view/viewport';
import { features as allFeatures } from './features';
import { allScenarios } from './features/scenes';
import { loadOwnLaws } from './lab/files/late-parts';

/** Longest wait at the page's start for each of two downloads: fonts, and code that reads user-written laws. ms */
const longestWaitMs = 1500;

const stage = document.querySelector<HTMLElement>('#stage');
const place = document.querySelector<HTMLElement>('#interface');
if (!stage || !place) throw new Error('index.html lacks the stage or the interface');

// Awaited at the start of the page, because a built-in scene needs the language.
/** Promise that resolves when the language of user-written laws is loaded, or after `longestWaitMs`. */
const languageComes = Promise.race([
  loadOwnLaws(),
  new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
]).catch(() => {});

document.querySelector('#first-look')?.remove();
const missing = missingFeature();
if (missing) {
  stage.replaceChildren();
  showObstacle(place, missing);
} else {
  // No top-level await: modules that are loaded later import this module, and would wait for it forever.
  void start(stage, place);
}

/** Mounts the interface, loads the first scene, and starts the simulation with its animated picture. */
async function start(stage: HTMLElement, place: HTMLElement): Promise<void> {
  await languageComes;
  const [first] = allScenarios;
  const features: Features<FeatureCode> = new Features([
    shell,
    ...allFeatures,
    notes,
    clips(() => ({ features, picture })),
  ]);
  const fields = features.played.map(({ field }) => field);
  const session = new Session(first.scenario, first.id, fields);
  const view = new ViewState(new Modes(features.played));
  const viewport = new Viewport();
  const parts = { session, view, viewport, scenarios: allScenarios };
  const page = mount(await frame(), stage, place, parts, features);
  const picture = new FeaturePicture(features);
  const loader = new SceneLoader(session, features, (message) => page.notify(message, 'error'));
  // The picture writes once and does not write again when the type arrives; a slow line shows the system's.
  await Promise.race([
    Promise.allSettled([500, 700].map((weight) => document.fonts.load(`${weight} 16px ${typeface}`))),
    new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
  ]);
  await loader.loadForScene();
  const game = await startGame(stage, session, view, viewport, picture, page.offerUndo);
  stage.querySelector('.still')?.remove();
  document.documentElement.dataset.runs = '';
  keepForOffline();
  drawWhileSeen(game, stage);
  const resize = () => {
    page.fit();
    fitCanvas(game, stage);
  };
  onSize(stage, resize);
  // Browser zoom and a move to another screen change the pixel density without resizing the element.
  window.addEventListener('resize', resize);
}

async function frame(): Promise<PageLayout> {
  if (!isEmbedded()) return wholePage;
  const { embed, markEmbedded } = await import('./app/ui/embed');
  markEmbedded();
  return embed;
}

/**
 * Stores all files of the page in the browser, so that the page opens without a network. A new version is fetched in
 * the background and used at the next visit.
 */
function keepForOffline(): void {
  if (import.meta.env.MODE !== 'production' || isEmbedded() || !('serviceWorker' in navigator)) return;
  // Refused by private windows and full disks: then the page needs the network, as before.
  navigator.serviceWorker.register('./sw.js').catch(() => {});
}
