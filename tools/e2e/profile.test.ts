// The profile: posts with pictures and comments, likes, votes and follows; stored, or rolled back when a request fails.
// @module-tag feature/profile
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first();
const toast = (page: Page, text: RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** Aborts the next request of an operation. */
async function cutOnce(page: Page, operation: string): Promise<void> {
  let isCut = false;
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (isCut || operationName !== operation) return route.fallback();
    isCut = true;
    return route.abort();
  });
}

describe('the profile', () => {
  browserTest('is opened from the account menu, and saves changes', async ({ page }) => {
    await openAsDemo(page);
    await page.getByRole('button', { name: /Ada Merle/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await post(page, 'Stream monitor').waitFor();
    await page.getByRole('radio', { name: /harbour horn/ }).waitFor();
    await expectAccessible(page);

    const first = post(page, 'Stream monitor');
    await first.getByRole('button', { name: 'Like', exact: true }).click();
    await first.getByText('7 likes').waitFor();
    await first.getByRole('button', { name: 'Comment', exact: true }).click();
    await page.keyboard.type('<b>Well</b> said');
    await page.keyboard.press('Enter');
    await first.getByText('2 comments').waitFor();
    await page.getByRole('radio', { name: /harbour horn/ }).check();
    await page.getByText('23 votes').waitFor();
    await page.getByRole('button', { name: 'Add Vinyl on Mondays to favourites' }).click();
    await page
      .getByRole('button', { name: /^Follow / })
      .first()
      .click();
    await page.getByText('Follows 7').waitFor();

    await page.reload();
    await first.getByRole('button', { name: 'Like', pressed: true, exact: true }).waitFor();
    await first.getByText('<b>Well</b> said').waitFor();
    expect(await page.getByRole('radio', { name: /harbour horn/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Add Vinyl on Mondays to favourites', pressed: true }).waitFor();
    await page.getByText('Follows 7').waitFor();
  });

  browserTest('publishes a post with a picture, which is then edited and deleted', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/profile');
    await page.getByLabel('Share with your colleagues').fill('A teal wall');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Picture or video' }).click(),
    ]);
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    await chooser.setFiles({ name: 'wall.png', mimeType: 'image/png', buffer });
    await page.getByRole('img', { name: 'Preview of wall.png' }).waitFor();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await post(page, 'A teal wall')
      .getByRole('img', { name: /^Picture of the post/ })
      .waitFor();
    await page.getByRole('img', { name: 'Picture 3 by Ada Merle' }).waitFor();

    await post(page, 'A teal wall')
      .getByRole('button', { name: /^More actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Edit text' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit post' });
    await drawer.getByLabel('Text').fill('A wall in teal');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await post(page, 'A wall in teal')
      .getByRole('button', { name: /^More actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete post' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete post' }).click();
    await post(page, 'A wall in teal').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('img', { name: /^Picture \d by/ }).count()).toBe(2);
  });

  browserTest('loses no text when a post cannot be sent', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/profile');
    const first = post(page, 'mayor');
    await cutOnce(page, 'LikePost');
    await first.getByRole('button', { name: 'Like', exact: true }).click();
    await toast(page, /Your like was not saved/);
    await first.getByText('17 likes').waitFor();
    await first.getByRole('button', { name: 'Like', exact: true, pressed: false }).waitFor();
    await cutOnce(page, 'AddPostComment');
    const line = first.getByRole('textbox', { name: 'Write a comment' });
    await line.fill('Half a thought');
    await line.press('Enter');
    await toast(page, /Your comment was not saved/);
    expect(await line.inputValue()).toBe('Half a thought');
    await cutOnce(page, 'CreatePost');
    await page.getByLabel('Share with your colleagues').fill('Half a post');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByText(/^Your post was not published/).waitFor();
    expect(await page.getByLabel('Share with your colleagues').inputValue()).toBe('Half a post');
    expect(await page.getByRole('article').filter({ hasText: 'Half a post' }).count()).toBe(0);

    await first.getByRole('link', { name: 'Cheyenne Moen' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cheyenne Moen' }).waitFor();
    await page.getByRole('article').first().waitFor();
    await expectAccessible(page);
  });
});
