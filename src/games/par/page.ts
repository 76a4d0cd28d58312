// What Par adds to page and picture, loaded when it is first needed.
export { parLayers as layers } from './scene/layers';
export { mountPar as mount } from './ui/par-page';
