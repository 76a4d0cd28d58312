// Vite plugin: every page of the build gets its Content-Security-Policy, once nothing else changes it.
import type { Plugin } from 'vite';
import { withPolicy } from './policy.ts';

export function policies(): Plugin {
  return {
    name: 'policies',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.html'))
            file.source = withPolicy(Buffer.from(file.source).toString());
      },
    },
  };
}
