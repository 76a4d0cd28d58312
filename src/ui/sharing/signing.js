import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// Before a link is made that a person may sign: a dialog that asks for the text, such as the own name.
import './signing.css';
import { useRef } from 'preact/hooks';
import { Dialog } from '../kit/dialog';
/** @param action that makes the link, in words @param make makes it */
export const signing = (signature, action, make) => _jsx(Signing, { signature, action, make });
function Signing({ signature: { label, longest, read, write }, action, make }) {
  const field = useRef(null);
  return _jsx(Dialog, {
    class: 'signing raised',
    'aria-labelledby': 'signing-title',
    closesBeside: true,
    children: (close) =>
      _jsxs('form', {
        onSubmit: (event) => {
          event.preventDefault();
          write(field.current.value);
          close();
          make();
        },
        children: [
          _jsx('h2', { id: 'signing-title', children: action }),
          _jsxs('label', {
            children: [
              label,
              _jsx('input', {
                ref: field,
                type: 'text',
                maxLength: longest,
                defaultValue: read(),
                autocomplete: 'off',
                spellcheck: false,
                autofocus: true,
              }),
            ],
          }),
          _jsxs('div', {
            class: 'group',
            children: [
              _jsx('button', { type: 'button', class: 'button', onClick: close, children: 'Cancel' }),
              _jsx('button', { type: 'submit', class: 'button filled', children: action }),
            ],
          }),
        ],
      }),
  });
}
