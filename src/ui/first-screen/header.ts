// The top left: word mark, scene, its question and one quiet line.
import './header.css';
import { type BuiltIn, tabs } from '../../scenarios';
import { type App, attempt } from '../app';
import { element, leaveAfterPointer } from '../element';
import { icon } from '../icons';
import { loadBuiltIn } from '../sharing/sharing';

/** Labels of the picker's groups, in their order. */
const groups: Readonly<Record<BuiltIn['tab'], string>> = { play: 'Play', lab: 'Lab', world: 'World' };

/** The header, and a function that brings it up to date. */
export function createHeader(app: App): { element: HTMLElement; refresh: () => void } {
  const picker = createPicker(app);
  const question = element('h1', { class: 'question' });
  const hint = element('p', { class: 'quiet-line' });
  const header = element(
    'header',
    { class: 'first-header' },
    element('div', { class: 'brand' }, element('strong', { class: 'word-mark' }, 'slew'), picker.box),
    question,
    hint,
  );
  const refresh = () => {
    picker.refresh();
    const { name, question: asked, hint: quiet = '' } = app.session.scenario;
    question.textContent = asked ?? name;
    hint.textContent = quiet;
  };
  return { element: header, refresh };
}

/** The scenarios in a group per tab. */
function pickerGroups({ scenarios }: App): HTMLElement[] {
  return tabs.flatMap((tab) => {
    const options = scenarios
      .filter((each) => each.tab === tab)
      .map(({ id, scenario }) => element('option', { value: id }, scenario.name));
    return options.length > 0 ? [element('optgroup', { label: groups[tab] }, ...options)] : [];
  });
}

function createPicker(app: App): { box: HTMLElement; refresh: () => void } {
  const select = element('select', { class: 'picker', 'aria-label': 'Scenario', title: 'Scenario' });
  const name = element('span', { class: 'scene-name', 'aria-hidden': true });
  const loaded = element('option', { value: '' });
  select.append(...pickerGroups(app));
  select.addEventListener('change', () => {
    attempt(app, () => loadBuiltIn(app, select.value));
  });
  leaveAfterPointer(select);
  const refresh = () => {
    const { title, scenario } = app.session;
    const known = app.scenarios.some(({ id }) => id === title);
    if (known) loaded.remove();
    else {
      loaded.textContent = title;
      select.prepend(loaded);
    }
    select.value = known ? title : '';
    name.textContent = known ? scenario.name : title;
  };
  return { box: element('span', { class: 'scene' }, name, icon('chevron'), select), refresh };
}
