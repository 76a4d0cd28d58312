// Bodies on cards, all of it: it comes with the first scene that has cards.
export { cardsOf, ontoCards, zoomOf } from './card-board';
export { CardHand } from './card-hand';
export { cardLayer } from './card-layer';
