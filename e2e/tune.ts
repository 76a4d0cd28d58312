// Hands for the Tune drawer: open it, unfold a section, type a value.
import type { Locator, Page } from '@playwright/test';

/** Opens the drawer, and sections of it by their titles. */
export async function openTune(page: Page, ...titles: string[]): Promise<void> {
  if (await page.locator('.panel').isHidden()) await page.locator('.drawer-tab[data-drawer=tune]').click();
  for (const title of titles) {
    const section = page.locator(`[data-section="${title}"]`);
    if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  }
}

/** The field of a row. */
export function valueField(page: Page, key: string): Locator {
  return page.locator(`.panel [data-key="${key}"] .value`);
}

/** Types a value into a row’s field and presses Enter. */
export async function typeValue(page: Page, key: string, text: string): Promise<void> {
  await valueField(page, key).fill(text);
  await valueField(page, key).press('Enter');
}
