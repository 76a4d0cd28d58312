// The status line at the bottom of the picture: scale bar, turn limit, scope button, speeds, time and step rate.
import './status.css';
import { colourOf } from '../view/body-colours';
import { css } from '../view/palette';
import { actionButton } from './actions/action-button';
import { scope, turnLimit } from './actions/list';
import type { App } from './app';
import { element } from './element';
import { everyFrame } from './every-frame';

/** How often the figures change. Hz; faster ones cannot be read. */
const refreshRate = 10;

/** Lengths of the scale bar (m), and its largest width (CSS pixels). */
const scaleLengths = [100, 50, 20, 10, 5, 2, 1, 0.5];
const longestBar = 140;

/** Largest number of bodies whose speeds are listed. */
const mostListed = 2;

/** The status line; its figures keep themselves up to date. */
export function createStatus(app: App): HTMLElement {
  const bar = element('span', { class: 'bar' });
  const length = element('span');
  const scale = element(
    'div',
    { class: 'scale', title: 'Scale. The grid’s squares are 10 m wide.' },
    length,
    bar,
  );
  const speeds = element('div', { class: 'speeds' });
  const limit = actionButton(app, { ...turnLimit, face: () => turnLimitText(app) });
  limit.button.classList.add('limit');
  const plots = actionButton(app, scope);
  const line = element('footer', { class: 'status' }, scale, limit.button, plots.button, speeds);
  const refresh = () => {
    const metres = scaleLength(app.viewport.zoom);
    length.textContent = `${metres} m`;
    bar.style.width = `${metres * app.viewport.zoom}px`;
    speeds.replaceChildren(...figures(app));
    limit.refresh();
    plots.refresh();
  };
  everyFrame(refreshRate, refresh);
  refresh();
  return line;
}

/** The longest of the bar's lengths that fits. m */
function scaleLength(zoom: number): number {
  return scaleLengths.find((metres) => metres * zoom <= longestBar) ?? scaleLengths[scaleLengths.length - 1];
}

function turnLimitText({ session }: App): string {
  const { angularAcceleration, turnRate } = session.entities[0].limits;
  const rate = turnRate === Infinity ? '' : `, ${turnRate.toFixed(1)} rad/s`;
  return `${session.reducedLimit.reduced ? 'reduced' : 'full'} turn limit ${angularAcceleration.toFixed(2)} rad/s²${rate}`;
}

function figures({ session }: App): HTMLElement[] {
  const { simulation, entities, playback } = session;
  const listed = entities.length > mostListed ? [] : entities;
  const { time, stepRate } = simulation;
  return [
    ...listed.map((entity) =>
      element(
        'span',
        { class: 'speed', style: `color: ${css(colourOf(session, entity))}` },
        element('span', { class: 'name' }, session.labelOf(entity)),
        ` ${entity.body.getLinearVelocity().length().toFixed(1)} m/s`,
      ),
    ),
    element('span', {}, `t = ${time.toFixed(1)} s`),
    element('span', {}, playback.paused ? 'paused' : `${stepRate} steps/s`),
  ];
}
