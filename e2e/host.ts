// Web server of the built page, like a plain static web host: compressed, from a subfolder, with additional pages.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Web server that serves the built page during a test. It runs until `close` is called. */
export interface Host {
  /** URL of the server, with a slash at the end. */
  readonly address: string;
  close(): void;
}

/**
 * Serves the built page and further HTML pages. Other paths give error 404.
 * @param below path at which the page is served
 * @param pages HTML texts by path
 */
export async function host(below: string, pages: Readonly<Record<string, string>> = {}): Promise<Host> {
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    if (path in pages) {
      response.writeHead(200, { 'content-type': types['.html'] }).end(pages[path]);
      return;
    }
    const file = join('dist', normalize(path.slice(below.length)), path.endsWith('/') ? 'index.html' : '');
    if (!path.startsWith(below) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    const packs =
      /text|manifest|svg/.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(200, {
      'content-type': type,
      ...(packs && { 'content-encoding': 'gzip' }),
    });
    const read = createReadStream(file);
    (packs ? read.pipe(createGzip()) : read).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
