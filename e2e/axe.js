// What axe finds on the page as it is now, a line a fault.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Violations of all of axe's rules, each with the first place of it; none is as it should be. */
export async function violations(page) {
    if (!(await page.evaluate(() => 'axe' in window)))
        await page.evaluate(script);
    return page.evaluate(async () => {
        // What fades in has not its own colours yet.
        for (const animation of document.getAnimations())
            if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
                animation.finish();
        const { axe: checker } = window;
        const { violations } = await checker.run({ resultTypes: ['violations'] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0].target} ${nodes[0].failureSummary}`);
    });
}
