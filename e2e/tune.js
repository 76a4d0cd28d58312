/** Opens the drawer, and sections of it by their titles. */
export async function openTune(page, ...titles) {
    if (await page.locator('.panel').isHidden())
        await page.locator('.drawer-tab[data-drawer=tune]').click();
    for (const title of titles) {
        const section = page.locator(`[data-section="${title}"]`);
        if ((await section.getAttribute('open')) === null)
            await section.locator('summary').click();
    }
}
/** The field of a row. */
export function valueField(page, key) {
    return page.locator(`.panel [data-key="${key}"] .value`);
}
/** Types a value into a row’s field and presses Enter. */
export async function typeValue(page, key, text) {
    await valueField(page, key).fill(text);
    await valueField(page, key).press('Enter');
}
