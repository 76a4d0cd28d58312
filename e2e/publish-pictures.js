// Pictures that stand for the page elsewhere: the loop of the README, the card of a link, the icons.
import { readFileSync, writeFileSync } from 'node:fs';
import { animated } from './animated-webp';
/** The path race with its motor cut: size, pictures a second, steps before the first one, the longest loop, pictures that fade. */
const loop = {
    width: 640,
    height: 400,
    rate: 12,
    before: 1200,
    longest: 9,
    shortest: 5,
    fading: 8,
    quality: 55,
};
/** The README's loop: about one lap. Its end fades into what comes before its start, for no lap is quite like the next. */
export async function takeLoop(page, path) {
    await page.addStyleTag({ content: '#interface > :not(.bars), .bar-right, kbd { visibility: hidden; }' });
    await page.getByRole('radio', { name: 'Cut', exact: true }).click();
    const stepRate = await page.evaluate(() => window.slew.snapshot().stepRate);
    const steps = Math.round(stepRate / loop.rate);
    const states = [];
    const pictures = [];
    const client = await page.context().newCDPSession(page);
    await page.evaluate((steps) => window.slew.step(steps), loop.before);
    for (let n = 0; n <= loop.longest * loop.rate; n++) {
        states.push(await page.evaluate(async (steps) => {
            window.slew.step(steps);
            for (let frame = 0; frame < 2; frame++)
                await new Promise(requestAnimationFrame);
            return window.slew.snapshot().entities.flatMap(({ x, y, vx, vy }) => [x, y, vx, vy]);
        }, steps));
        const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: loop.quality });
        pictures.push(Buffer.from(data, 'base64'));
        if (n % loop.rate === 0)
            console.log(`${n / loop.rate} s`);
    }
    const { from, to } = nearestReturn(states);
    const whole = pictures.slice(from, to);
    for (let n = 1; n <= loop.fading; n++) {
        const at = whole.length - 1 - loop.fading + n;
        whole[at] = await mixed(page, whole[at], pictures[from - 1 - loop.fading + n], n / (loop.fading + 1));
    }
    writeFileSync(path, animated(whole, [loop.width, loop.height], Math.round(1000 / loop.rate)));
}
/** A picture with a share of another one over it. */
async function mixed(page, under, over, share) {
    const pair = [under, over].map((picture) => `data:image/webp;base64,${picture.toString('base64')}`);
    const letters = await page.evaluate(async ({ pair, share, quality }) => {
        const [one, other] = await Promise.all(pair.map(async (address) => createImageBitmap(await (await fetch(address)).blob())));
        const canvas = new OffscreenCanvas(one.width, one.height);
        const context = canvas.getContext('2d');
        context.drawImage(one, 0, 0);
        context.globalAlpha = share;
        context.drawImage(other, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: quality / 100 });
        return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
    }, { pair, share, quality: loop.quality });
    return Buffer.from(letters, 'base64');
}
/** The two pictures between which the bodies come back nearest to where they were. */
function nearestReturn(states) {
    let best = { from: loop.fading, to: states.length - 1, distance: Infinity };
    for (let from = loop.fading; from < states.length; from++) {
        for (let to = from + loop.shortest * loop.rate; to < states.length; to++) {
            const distance = Math.hypot(...states[from].map((value, n) => value - states[to][n]));
            if (distance < best.distance)
                best = { from, to, distance };
        }
    }
    return best;
}
export const loopSize = { width: loop.width, height: loop.height };
/** The picture of the page's own link: the race and its question. */
export async function takeCard(page, path) {
    await page.addStyleTag({ content: '#interface > :not(.first-header) { visibility: hidden; }' });
    await page.screenshot({ path, type: 'jpeg', quality: 84 });
}
export const cardSize = { width: 1200, height: 630 };
/** The icons, from the sign in the tab: as it is, and over the whole square where a system cuts its own shape. */
export async function takeIcons(browser) {
    const sign = readFileSync('public/favicon.svg', 'utf8');
    const square = sign.replace('rx="7"', '');
    const icons = [
        { path: 'public/icons/192.png', size: 192, svg: sign },
        { path: 'public/icons/512.png', size: 512, svg: sign },
        { path: 'public/icons/maskable-512.png', size: 512, svg: square },
        { path: 'public/icons/apple-touch.png', size: 180, svg: square },
    ];
    const page = await browser.newPage();
    for (const { path, size, svg } of icons) {
        await page.setViewportSize({ width: size, height: size });
        await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`);
        await page.screenshot({ path, omitBackground: true });
        console.log(path);
    }
}
