// All of Build that the page shows, in one piece that is loaded when it is first opened.
import './build.css';

export { actions, toggleBuild } from './actions';
export { BuildBars } from './bars';
export { Field } from './field';
export { BuildPanel, titleOf } from './panel';
export { ThingList } from './thing-list';
export { Title } from './title';
