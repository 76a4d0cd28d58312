// What the page says of itself when it changes, as rows.
import { lineUpLabel } from '../../session/line-up';
import { modes } from '../actions/list';
import type { App } from '../app';
import { hasCommonCommand } from '../first-screen/common-command';

/** Something that is said when it changes, unless that is because another scene came. */
export interface Statement {
  /** What there is to say now; empty for nothing. */
  read(app: App): string;
  /** Whether a change to it is said; always when left out. */
  isNews?(now: string, app: App): boolean;
}

export const statements: readonly Statement[] = [
  {
    read: (app) => {
      const mode = hasCommonCommand(app) && modes.find(({ id }) => id === app.session.commands.mode);
      return mode ? `Mode: ${mode.label}` : '';
    },
  },
  {
    read: ({ session }) => (session.reducedLimit.reduced ? 'Turn limit cut' : 'Full turn limit'),
    // A scene that shows it by itself would speak every few seconds.
    isNews: (_, { session }) => !session.demonstration.running,
  },
  { read: ({ session }) => (session.playback.paused ? 'Paused' : 'Time runs') },
  { read: ({ session: { playback } }) => (playback.pace === 1 ? 'Full speed' : `Speed ${playback.pace}`) },
  { read: ({ session }) => (session.lineUp.open ? `Bodies: ${lineUpLabel(session.lineUp.name)}` : '') },
  { read: ({ view }) => ({ point: '', draw: 'Draw', shove: 'Shove tool' })[view.tool] },
];
