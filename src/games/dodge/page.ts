// What Dodge adds to page and picture, loaded when it is first needed.
export { dodgeLayers as layers } from './scene/layers';
export { mountDodge as mount } from './ui/mount';
