// The section of the turn controller of the body in focus: the gains and choices of its law.
import { type App, inFocus, lawOf } from '../../app';
import { numberRow, type Row } from '../rows/row';
import { choiceRow, editFocused, type Section } from './section';
import { turnTimeRows } from './turn-time';

function rows(app: App): Row[] {
  const spec = () => inFocus(app).controller;
  const change = (setting: Readonly<Record<string, number | string>>) =>
    editFocused(app, (_, body) => body.configure({ ...body.controller, ...setting }));
  const { tunables, choices } = lawOf(app);
  return [
    ...turnTimeRows(app),
    ...tunables.map((row) =>
      numberRow(row, {
        get: () => Number(spec()[row.key] ?? row.initial),
        set: (value) => change({ [row.key]: value }),
      }),
    ),
    ...choices.map((choice) =>
      choiceRow(choice, {
        get: () => String(spec()[choice.key] ?? choice.options[0].value),
        set: (value) => change({ [choice.key]: value }),
      }),
    ),
  ];
}

export const controller: Section = {
  title: 'Controller',
  open: true,
  rows,
  inWords: (app) => lawOf(app).label,
};
