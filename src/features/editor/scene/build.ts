// What the picture needs while a scene is built: it comes when the first one is.
export { BuildHand } from './build-hand';
export { buildLayer } from './build-layer';
