// Boot: read the address, start the game, mount the interface; nothing else.
import './ui/tokens.css';
import './ui/page.css';
import './ui/buttons.css';
import { fitCanvas, missingFeature, startGame } from './scene/game';
import { mountInterface, showObstacle } from './ui/interface';

const stage = document.querySelector<HTMLElement>('#stage');
const place = document.querySelector<HTMLElement>('#interface');
if (!stage || !place) throw new Error('index.html lacks the stage or the interface');

const missing = missingFeature();
if (missing) {
  showObstacle(place, missing);
} else {
  const { session, view, viewport, fit } = mountInterface(stage, place);
  const game = await startGame(stage, session, view, viewport);
  const resize = () => {
    fit();
    fitCanvas(game, stage);
  };
  new ResizeObserver(resize).observe(stage);
  // Browser zoom and another screen change the pixel density alone.
  window.addEventListener('resize', resize);
}
