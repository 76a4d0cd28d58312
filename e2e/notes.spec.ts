// The notes: a key opens them, they are all there, and a key closes them.
import { expect, openPaused, snapshot, test } from './page';

test('I opens the notes with the errata and their figures, the contents lead there, Escape closes them', async ({
  page,
}) => {
  await openPaused(page);
  await page.keyboard.press('i');
  const notes = page.getByRole('dialog', { name: 'Notes' });
  await expect(notes).toBeVisible();
  await expect(notes.getByRole('heading', { name: 'Errata' })).toBeAttached();
  await expect(notes.locator('article h3').filter({ hasText: /^\d+\. / })).toHaveCount(25);
  await expect(notes.locator('article')).toContainText('It flies 13.3 m/s.');
  await expect(notes.locator('article')).not.toContainText('{{');

  const erratum = notes.locator('article').getByRole('heading', { name: 'Every arrival uses up' });
  await expect(erratum).not.toBeInViewport();
  await notes.getByRole('link', { name: 'Every arrival uses up' }).click();
  await expect(erratum).toBeInViewport();
  expect((await snapshot(page)).scenario).toBe('path-race');

  await page.keyboard.press('Escape');
  await expect(notes).toBeHidden();
  await page.keyboard.press('i');
  await expect(notes).toBeVisible();
});
