// Serves folders as a plain host of static files does: gzipped, from sub-folders, to no other origin, and pages of one's own beside.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';
const types = {
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
/** Serves the built page below a path, and HTML texts by their own paths. Anything else is not found. */
export async function host(below, pages = {}) {
    const server = createServer((request, response) => {
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
        const packs = /text|manifest|svg/.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
        response.writeHead(200, {
            'content-type': type,
            ...(packs && { 'content-encoding': 'gzip' }),
        });
        const read = createReadStream(file);
        (packs ? read.pipe(createGzip()) : read).pipe(response);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
        address: `http://127.0.0.1:${server.address().port}/`,
        close: () => {
            server.closeAllConnections();
            server.close();
        },
    };
}
