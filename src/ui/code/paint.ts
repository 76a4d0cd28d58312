// The lines of a file with their words, numbers and comments told apart.
import './paint.css';
import type { Piece } from '../../exports/code';
import { element } from '../legacy/element';

const words =
  /^(?:import|type|from|const|let|export|class|return|this|new|function|void|number|if|else|for|private|boolean|local|self|then|end|do|and|or|not|func|static|var|float|int|bool|extends|public|double|struct|using|namespace|std|auto|nil|true|false|in|range|null|override)$/;

/** What a piece of code is: the name of its style, or none. */
function kindOf(token: string): string {
  if (/^['"]/.test(token)) return 'text';
  if (/^\d/.test(token)) return 'number';
  if (words.test(token)) return 'word';
  return /^\p{Lu}\p{L}*\p{Ll}/u.test(token) ? 'type' : '';
}

/** A line of code. @param comment the sign before a comment in its language */
export function paintedLine(pieces: readonly Piece[], comment: string): HTMLElement {
  const line = element('li');
  let isComment = false;
  for (const { text, set } of pieces) {
    if (set) {
      line.append(element('b', { class: 'set' }, text));
      continue;
    }
    const start = isComment ? 0 : commentIn(text, comment);
    line.append(...paintedCode(start < 0 ? text : text.slice(0, start)));
    if (start < 0) continue;
    isComment = true;
    line.append(element('span', { class: 'comment' }, text.slice(start)));
  }
  return line;
}

/** Where a comment begins; -1 when there is none. */
function commentIn(text: string, comment: string): number {
  const block = text.indexOf('/**');
  return comment === '//' && block >= 0 ? block : text.indexOf(comment);
}

function paintedCode(text: string): (Node | string)[] {
  return (text.match(/'[^']*'|"[^"]*"|<[\w/]+\.h>|\d[\d.e-]*|[\p{L}_]\w*|\s+|[^\w\s]/gu) ?? []).map(
    (token) => {
      const kind = kindOf(token);
      return kind ? element('span', { class: kind }, token) : token;
    },
  );
}
