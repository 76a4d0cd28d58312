// Prints a routine of a law in a language.
import { statementsOf } from '../specialise/walk';
import type { Routine, Statement } from '../tree';
import { ExpressionPrinter } from './expression';
import { indented, type Language, type Told } from './language';

/** Routines that need no words in a compact file. */
const plainByName = ['wrapAngle', 'saturate', 'reset'];

/** The lines of a routine, with what it is for. @param compact with as few lines as can be read */
export function printRoutine(routine: Routine, language: Language, told: Told, compact: boolean): string[] {
  const { forms } = language;
  const printer = new ExpressionPrinter(language.words, told.methods, countsOf(routine, told));
  const body = routine.body.flatMap((one) => printStatement(one, language, printer));
  const isPlain = compact && (body.length === 1 || plainByName.includes(routine.name));
  const about = routine.about && !isPlain ? [language.about(routine.about)] : [];
  const open = language.open(routine, told.methods.has(routine.name));
  if (compact && body.length === 1) return [[open, body[0], forms.close ?? ''].join(' ').trimEnd()];
  return [...about, open, ...indented(body, forms.indent), ...(forms.close === null ? [] : [forms.close])];
}

/** Names in a routine, and fields, that are whole numbers. */
function countsOf(routine: Routine, { settings }: Told): ReadonlySet<string> {
  const names = statementsOf(routine.body).flatMap((one) =>
    one.is === 'for' || (one.is === 'let' && one.type === 'count') ? [one.name] : [],
  );
  return new Set([...names, ...settings.filter(({ type }) => type === 'count').map(({ name }) => name)]);
}

function printStatement(one: Statement, language: Language, printer: ExpressionPrinter): string[] {
  const { forms, words } = language;
  const block = (body: readonly Statement[]) =>
    indented(
      body.flatMap((each) => printStatement(each, language, printer)),
      forms.indent,
    );
  const close = forms.close === null ? [] : [forms.close];
  switch (one.is) {
    case 'let':
      return [
        forms.declare(
          words.name(one.name),
          one.type,
          printer.text(one.value, one.type === 'count'),
          one.varies,
        ),
      ];
    case 'set':
      return [
        forms.set(printer.text(one.target), one.op, printer.text(one.value, printer.isCount(one.target))),
      ];
    case 'clear':
      return [forms.clear(printer.text(one.list))];
    case 'push':
      return [forms.push(printer.text(one.list), printer.text(one.value))];
    case 'shift':
      return [forms.shift(printer.text(one.list))];
    case 'return':
      return [forms.return(one.value && printer.text(one.value))];
    case 'if': {
      const then = one.yes.flatMap((each) => printStatement(each, language, printer));
      if (forms.ifShort && then.length === 1 && one.no.length === 0)
        return [forms.ifShort(printer.text(one.test), then[0])];
      return [
        forms.if(printer.text(one.test)),
        ...indented(then, forms.indent),
        ...(one.no.length > 0 ? [forms.else, ...block(one.no)] : []),
        ...close,
      ];
    }
    case 'for': {
      const [from, below] = [printer.text(one.from, true), printer.text(one.below, true)];
      return [forms.for(words.name(one.name), from, below, String(one.by)), ...block(one.body), ...close];
    }
  }
}
