// Figures of the scope, by the names it uses.
export { errorUnits as units, formatDifference as difference, formatFixed as figure } from '../kit/formats';
