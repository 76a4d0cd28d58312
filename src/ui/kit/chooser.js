import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// A list to choose from, as words with a chevron: the browser's own list lies unseen over them, so that no name is cut.
import './chooser.css';
import { useRef } from 'preact/hooks';
export function Chooser({ options, value, choose, ...naming }) {
  // A choice by pointer leaves the list, so that keys go to the picture again; one by keys keeps it.
  const isByPointer = useRef(false);
  return _jsxs('span', {
    class: 'chooser',
    children: [
      _jsx('span', { class: 'chosen', children: options.find((option) => option.value === value)?.label }),
      _jsx('span', { class: 'chevron', 'aria-hidden': 'true' }),
      _jsx('select', {
        ...naming,
        value: value,
        onPointerDown: () => {
          isByPointer.current = true;
        },
        onKeyDown: () => {
          isByPointer.current = false;
        },
        onChange: ({ currentTarget }) => {
          choose(currentTarget.value);
          if (isByPointer.current) currentTarget.blur();
        },
        children: options.map((option) =>
          _jsx('option', { value: option.value, children: option.label }, option.value),
        ),
      }),
    ],
  });
}
