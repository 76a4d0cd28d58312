import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The drawers: Tune at the right, Measure at the bottom, on a narrow page one sheet. Their frames, tabs and handle.
import './drawers.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../app';
import { useEscape } from '../kit/escape';
import { Icon } from '../kit/icon';
import { isDialogOpen, isTyping } from '../kit/keyboard';
import { latePart } from '../kit/late';
import { drawerIds, drawerNames } from '../state/drawers';
import { SheetHandle, useSheetDrag } from './handle';

const contents = {
  tune: latePart(drawerNames.tune, async () => (await import('../panel/panel')).Panel),
  measure: latePart(drawerNames.measure, async () => (await import('../scope/scope')).Scope),
};
export function loadDrawers() {
  for (const id of drawerIds) contents[id].load().catch(() => {});
}
/** How far each drawer was scrolled when it closed. CSS pixels */
const scrolled = { tune: 0, measure: 0 };
export function Drawers() {
  const { drawers } = useApp();
  const tabs = useRef(null);
  /** The drawer that has the keyboard and closes: it goes to its tab once that is there. */
  const left = useRef(null);
  useLayoutEffect(() => {
    if (left.current) tabs.current?.querySelector(`[data-drawer=${left.current}]`)?.focus();
    left.current = null;
  });
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.drawers = drawers.open.join(' ');
    dataset.sheet = drawers.tall ? 'tall' : 'half';
  });
  const closeFrom = (id) => {
    if (document.querySelector(`#drawer-${id}`)?.contains(document.activeElement)) left.current = id;
    drawers.set(id, false);
  };
  useEscape('drawer', (target) => {
    if (isDialogOpen() || isTyping(target)) return false;
    const within = drawerIds.find((id) => document.querySelector(`#drawer-${id}`)?.contains(target));
    const last = within ?? drawers.open.at(-1);
    if (last) closeFrom(last);
    return last !== undefined;
  });
  return _jsxs(_Fragment, {
    children: [
      drawerIds.map((id) => drawers.isOpen(id) && _jsx(Drawer, { id: id, close: () => closeFrom(id) }, id)),
      _jsx(Tabs, { list: tabs }),
    ],
  });
}
function Tabs({ list }) {
  const { drawers } = useApp();
  const drag = useSheetDrag(drawers);
  return _jsxs('nav', {
    ref: list,
    class: 'drawer-tabs',
    'aria-label': 'Drawers',
    ...drag,
    children: [
      _jsx(SheetHandle, {}),
      drawerIds.map((id) =>
        _jsx(
          'button',
          {
            type: 'button',
            class: 'drawer-tab',
            'data-drawer': id,
            'aria-controls': drawers.isOpen(id) ? `drawer-${id}` : undefined,
            'aria-expanded': drawers.isOpen(id),
            onClick: ({ detail, currentTarget }) => {
              // Whoever came by keys goes on inside; a pointer leaves the keys to the picture.
              drawers.toggle(id, detail === 0);
              if (detail > 0) currentTarget.blur();
            },
            children: _jsx('span', { children: drawerNames[id] }),
          },
          id,
        ),
      ),
    ],
  });
}
function Drawer({ id, close }) {
  const { drawers } = useApp();
  const drag = useSheetDrag(drawers);
  const content = useRef(null);
  const closer = useRef(null);
  useLayoutEffect(() => {
    if (drawers.takesFocus(id)) closer.current?.focus();
    const place = content.current;
    place.scrollTop = scrolled[id];
    return () => {
      scrolled[id] = place.scrollTop;
    };
  }, []);
  const Content = contents[id];
  return _jsxs('aside', {
    class: `drawer ${id}`,
    id: `drawer-${id}`,
    'aria-labelledby': `drawer-${id}-name`,
    children: [
      _jsxs('header', {
        class: 'drawer-head',
        ...drag,
        children: [
          _jsx(SheetHandle, {}),
          _jsx('h2', { id: `drawer-${id}-name`, class: 'unseen', children: drawerNames[id] }),
          _jsx('div', {
            class: 'sheet-tabs',
            role: 'group',
            'aria-label': 'Drawers',
            children: drawerIds.map((each) =>
              _jsx(
                'button',
                {
                  type: 'button',
                  class: 'sheet-tab',
                  'aria-pressed': each === id,
                  onClick: () => drawers.set(each, true),
                  children: drawerNames[each],
                },
                each,
              ),
            ),
          }),
          _jsx('button', {
            ref: closer,
            type: 'button',
            class: 'button icon drawer-close',
            'aria-label': `Close ${drawerNames[id]}`,
            title: 'Close (Esc)',
            onClick: close,
            children: _jsx(Icon, { sign: 'close' }),
          }),
        ],
      }),
      _jsx('div', { ref: content, class: 'drawer-content', children: _jsx(Content, {}) }),
    ],
  });
}
