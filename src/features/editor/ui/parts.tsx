// All of Build that the page shows, in one piece that is loaded when it is first opened.
import './build.css';
import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useApp } from '../../../app/ui/app';
import * as bars from './bars';
import * as field from './field';
import * as panel from './panel';
import * as thingList from './thing-list';
import * as title from './title';

export { actions, toggleBuild } from './actions';
export { focusThings } from './focus-things';
export { titleOf } from './panel';

/** A part that is there once there is something to be built with: that comes a moment later. */
const onceBegun = (Part: ComponentType) => () => {
  const app = useApp();
  const isThere = app.view.build !== null;
  // Each covers other parts of the picture than what stood in its place.
  useLayoutEffect(() => {
    if (isThere) app.fit();
  }, [isThere]);
  return isThere ? <Part /> : null;
};

export const SceneName = onceBegun(title.SceneName);
export const SceneQuestion = onceBegun(title.SceneQuestion);
export const BuildBars = onceBegun(bars.BuildBars);
export const Field = onceBegun(field.Field);
export const ThingList = onceBegun(thingList.ThingList);
export const BuildPanel = onceBegun(panel.BuildPanel);
