// Functions that use the Tune drawer in tests: open it, unfold a section, type a value.
import type { Locator, Page } from '@playwright/test';

/** Opens the Tune drawer and unfolds some sections. @param titles titles of the sections */
export async function openTune(page: Page, ...titles: string[]): Promise<void> {
  if (await page.locator('.panel').isHidden()) await page.locator('.drawer-tab[data-drawer=tune]').click();
  for (const title of titles) {
    const section = page.locator(`[data-section="${title}"]`);
    if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  }
}

/** Returns the input field of a row of the Tune drawer. @param key id of the row */
export function valueField(page: Page, key: string): Locator {
  return page.locator(`.panel [data-key="${key}"] .value`);
}

/** Types a value into the input field of a row of the Tune drawer, and presses Enter. @param key id of the row */
export async function typeValue(page: Page, key: string, text: string): Promise<void> {
  await valueField(page, key).fill(text);
  await valueField(page, key).press('Enter');
}
