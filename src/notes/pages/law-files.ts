// The file of each law of turning that its page hands out: TypeScript for planck, with the settings that the law comes with.
import { controllerKinds, isControllerName } from '../../control/controllers';
import { codeFor, targetOf } from '../../exports/code';
import { escaped } from '../drawings/panel';
import { motor } from '../turns';

const target = targetOf('ts-planck');

/** A file of the folder notes/. */
export interface NotesFile {
  readonly name: string;
  readonly text: string;
}

/** The files of all laws. */
export function lawFiles(): NotesFile[] {
  return Object.keys(controllerKinds).map((kind) => {
    const { name, text } = codeFor(target, { controller: { kind }, limits: motor });
    return { name, text };
  });
}

/** A link from a law's page to its file; nothing for what is no law of turning. */
export function lawFileLink(id: string): string {
  if (!isControllerName(id)) return '';
  const name = target.fileOf(id);
  const what = `${target.language}, ${target.engine}; other engines: Code in the program`;
  return `<p class="file"><a href="${name}" download>This law as a file</a> <span>${escaped(what)}</span></p>`;
}

/** What stands in its place in the dialog, where the program has the files of all engines. */
export function lawButton(id: string): string {
  return isControllerName(id)
    ? `<p class="file"><button type="button" data-law="${id}">Copy this law</button></p>`
    : '';
}
