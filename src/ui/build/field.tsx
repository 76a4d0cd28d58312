// What lies over the field while a scene is built: the palette on a wide page.
import { useApp } from '../app';
import { Palette } from './palette';

export function Field() {
  const app = useApp();
  return app.session.scenario.cards ? null : <Palette />;
}
