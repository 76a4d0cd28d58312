// Fields that choose the command of bodies.

import { useApp } from '../../../app/ui/app';
import { Chooser } from '../../../app/ui/kit/chooser';
import { isSameThing, type ThingRef, thingsOf, withChanged } from '../../../lab/files/edit-scenario';
import type { EntitySpec } from '../../../world/simulation/scenario';
import { buildOf } from '../state/current';
import { chasedBy, commandTo, commandToChase, type Doing, doingNow, doingsOf, doingWords } from './doing';

/** @param refs bodies, at least one */
export function DoingFields({ refs }: { readonly refs: readonly ThingRef<'entities'>[] }) {
  const app = useApp();
  const { session } = app;
  const start = session.start;
  const bodies = refs.map(({ index }) => start.entities[index]);
  const offered = doingsOf(bodies[0]).filter((doing) =>
    bodies.every((body) => doingsOf(body).includes(doing)),
  );
  const doings = new Set(bodies.map(doingNow));
  const now = doings.size === 1 ? doingNow(bodies[0]) : null;
  const giveEach = (command: (body: EntitySpec) => EntitySpec['command']) =>
    buildOf(app).change((scenario) =>
      refs.reduce(
        (changed, ref) => withChanged(changed, ref, (body) => ({ ...body, command: command(body) })),
        scenario,
      ),
    );
  const choose = (doing: Exclude<Doing, 'chases'>) => {
    if (commandTo(start, bodies[0], doing))
      giveEach((body) => commandTo(start, body, doing) ?? { kind: 'idle' });
    else {
      app.notify('There is no path yet: draw one.', 'info');
      buildOf(app).take('path');
    }
  };
  const chased = now === 'chases' ? chasedBy(bodies[0].command) : null;
  const others = thingsOf(start).filter(
    ({ list, index }) =>
      (list === 'targets' && index > 0) || (list === 'entities' && !refs.some((ref) => ref.index === index)),
  );
  const value = (ref: ThingRef) => `${ref.list} ${ref.index}`;
  const isAsked = buildOf(app).question !== null;
  const ask = () =>
    buildOf(app).ask({
      line: 'Press what it chases. Escape leaves it.',
      take(thing) {
        const isSelf = refs.some((ref) => isSameThing(ref, thing));
        if (!isSelf && (thing.list === 'entities' || thing.list === 'targets'))
          return giveEach((body) => commandToChase(body, thing));
        app.notify('It can chase another body or a target: press one of these.', 'info');
        return false;
      },
    });
  return (
    <div class="build-doings" role="group" aria-label="What it does">
      {offered.map((doing) =>
        doing === 'chases' ? (
          <>
            <button
              key={doing}
              type="button"
              class="button"
              aria-pressed={chased !== null || isAsked}
              onClick={ask}
            >
              {doingWords.chases}
            </button>
            {(chased || isAsked) && others.length > 0 && (
              <span class="build-chases on">
                <Chooser
                  aria-label="What it chases"
                  options={[
                    ...(chased ? [] : [{ value: '', label: 'choose…' }]),
                    ...others.map((ref) => ({ value: value(ref), label: buildOf(app).nameOf(ref) })),
                  ]}
                  value={chased ? value(chased) : ''}
                  choose={(word) => {
                    const ref = others.find((other) => value(other) === word);
                    if (ref && giveEach((body) => commandToChase(body, ref))) buildOf(app).choose(refs);
                  }}
                />
              </span>
            )}
          </>
        ) : (
          <button
            key={doing}
            type="button"
            class="button"
            aria-pressed={doing === now}
            onClick={() => choose(doing)}
          >
            {doingWords[doing]}
          </button>
        ),
      )}
    </div>
  );
}
