// Test of a short run of random input over scenes and drawers: no error is thrown, and memory does not grow.
import { test as plain } from '@playwright/test';
import { countTextures, heldBy, Monkey, wrongIn } from './monkey';
import { drawn, expect } from './page';

plain(
  'a hundred seeded random actions throw nothing and leave numbers, listeners and textures in order',
  { tag: '@long' },
  async ({ page }) => {
    // An action takes half a second if other work runs at the same time.
    plain.slow();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('popup', (popup) => void popup.close());
    await countTextures(page);
    await page.goto('/');
    await drawn(page);
    const scenes = ['path-race', 'turn-90', 'dodge', 'orbit'];
    const warm = new Monkey(page, 7, scenes);
    while (warm.done < 50) await warm.act();
    const before = await heldBy(page);
    const monkey = new Monkey(page, 8, scenes);
    while (monkey.done < 100) await monkey.act();
    expect(await wrongIn(page)).toEqual([]);
    const after = await heldBy(page);
    expect(errors).toEqual([]);
    // Parts that are created at their first use appear once. 40 more a round would be a leak.
    expect(after.listeners - before.listeners).toBeLessThan(200);
    expect(after.textures - before.textures).toBeLessThan(40);
    expect(after.heap - before.heap).toBeLessThan(5);
  },
);
