// The Content-Security-Policy of a page: its own files and nothing else, inline script and style by their hashes.
import { createHash } from 'node:crypto';

/** What is allowed beside hashed scripts and styles. Blobs are downloads and the pictures that are saved. */
const allowed = [
  "img-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "worker-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The page with its policy in its head. Throws for an element with a style or a script in an attribute, which no hash allows. */
export function withPolicy(html: string): string {
  const markup = html.replaceAll(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '<$1$2>');
  const own = /<[a-z][^<>]*\s(?:style|on[a-z]+)=["'][^<>]*>/i.exec(markup);
  if (own) throw new Error(`${own[0]} in a page has a style or a script of its own: use a class, or a file`);
  const policy = [
    "default-src 'none'",
    `script-src ${sources(html, 'script')}`,
    `style-src ${sources(html, 'style')}`,
    ...allowed,
  ].join('; ');
  return html.replace(
    /<meta charset="utf-8" ?\/?>/,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}

/** What may be the source of a page's scripts or styles. */
function sources(html: string, tag: 'script' | 'style'): string {
  const inline = [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))].filter(
    ([, attributes]) => !/\ssrc=/.test(attributes),
  );
  const hashes = inline.map(([, , text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return ["'self'", ...hashes].join(' ');
}
