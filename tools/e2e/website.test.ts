// The website: settings, news with a picture, publishing, reading as a visitor, withdrawing; topics and translations.
// @module-tag feature/website
import type { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { pickOption } from './support/pickOption.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const title = 'A new mast on the hill';
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const picture = async (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

async function makePublic(page: Page): Promise<void> {
  await openAsDemo(page, 'admin', '/admin/website/settings');
  await page.getByRole('checkbox', { name: 'The website is public' }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Website settings saved').waitFor();
  await page.getByRole('link', { name: 'View the website' }).waitFor();
}

describe('the website', () => {
  browserTest('shows news to visitors from publication until it is unpublished', async ({ page }) => {
    await makePublic(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await heading(page, 'News');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Write news' }).first().click();
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Language').selectOption('EN');
    await page.getByRole('textbox', { name: /^Text/ }).click();
    await page.keyboard.type('It carries the signal 40 kilometres.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save draft' }).first().click();

    await heading(page, title);
    await page.getByText('Draft', { exact: true }).first().waitFor();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Add picture', exact: true }).click(),
    ]);
    await chooser.setFiles({ name: 'mast.png', mimeType: 'image/png', buffer: await picture() });
    await page.getByText('Picture changed').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('This field is required').waitFor();
    await page.getByLabel('Alternative text').fill('A steel mast above a village');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();

    const drawer = page.getByRole('dialog', { name: `Publish “${title}”` });
    await drawer.getByText('Visitors see it at once', { exact: false }).waitFor();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText(`“${title}” is published`).waitFor();
    const link = page.getByRole('link', { name: 'View on the website' });
    const [visitor] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await heading(visitor, title);
    await visitor.getByRole('img', { name: 'A steel mast above a village' }).waitFor();
    expect(new URL(visitor.url()).pathname).toMatch(/^\/site\/[^/]+\/en\/news\/a-new-mast-on-the-hill$/);

    await page.getByRole('button', { name: 'Revert to draft' }).click();
    const question = page.getByRole('alertdialog', { name: `Revert “${title}” to a draft?` });
    await question.getByText('its page answers “not found”', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Revert to draft' }).click();
    await page.getByText(`“${title}” is a draft again`).waitFor();
    await expect.poll(async () => (await page.request.get(visitor.url())).status()).toBe(404);
    await visitor.close();

    await page.getByRole('link', { name: 'Translate to French' }).click();
    await heading(page, 'Translate to French');
    await page.getByLabel('Title', { exact: true }).fill('Un nouveau mât sur la colline');
    await page.getByRole('button', { name: 'Save draft' }).first().click();
    await heading(page, 'Un nouveau mât sur la colline');
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await heading(page, title);
    await page.getByRole('link', { name: 'French', exact: true }).waitFor();
  });

  browserTest('hides changes to published news from visitors until they are published', async ({ page }) => {
    await makePublic(page);
    await page.goto('/admin/website/news?q=morning+show+starts');
    await page
      .getByRole('link', { name: /The morning show starts/ })
      .first()
      .click();
    const link = page.getByRole('link', { name: 'View on the website' });
    const address = (await link.getAttribute('href'))!;
    const publicPage = async () => (await page.request.get(address)).text();
    const before = await publicPage();

    const field = page.getByLabel('Title', { exact: true });
    await field.fill('Mornings begin at five');
    await page.getByText('Draft saved').first().waitFor();
    await page.getByText('Visitors still see the published version.').first().waitFor();
    await expectAccessible(page);
    expect(await publicPage()).toBe(before);

    // Another picture with its focus, chosen by keyboard, is part of the draft.
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Change picture', exact: true }).click(),
    ]);
    await chooser.setFiles({ name: 'dawn.png', mimeType: 'image/png', buffer: await picture() });
    await page.getByText('Picture changed').waitFor();
    const focus = page.getByRole('slider', { name: 'Focal point' });
    await focus.focus();
    const saved = page.waitForResponse(
      async (response) =>
        response.request().postData()?.includes('SaveContentDraft') === true &&
        (await response.text()).includes('"x":0'),
    );
    for (let step = 0; step < 10; step++) await page.keyboard.press('Shift+ArrowLeft');
    await saved;
    expect(await focus.getAttribute('aria-valuetext')).toMatch(/^0 % from the left/);
    await expectAccessible(page);
    expect(await publicPage()).toBe(before);

    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Preview' }).click(),
    ]);
    await heading(preview, 'Mornings begin at five');
    await preview.getByText('Preview, not published').waitFor();
    await expectAccessible(preview);
    await preview.close();

    await page.reload();
    expect(await field.inputValue()).toBe('Mornings begin at five');
    await page.getByRole('button', { name: 'Publish changes' }).first().click();
    await page.getByText('are published').waitFor();
    await expect.poll(publicPage).toContain('Mornings begin at five');

    await page.getByRole('button', { name: 'Compare' }).last().click();
    const drawer = page.getByRole('dialog', { name: /^Version of/ });
    await drawer.locator('del').first().waitFor();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText('Draft saved').first().waitFor();
    expect(await field.inputValue()).toBe('The morning show starts at six');
    expect(await publicPage()).toContain('Mornings begin at five');
    await page.getByRole('button', { name: 'Publish changes' }).first().click();
    await expect.poll(publicPage).not.toContain('Mornings begin at five');
  });

  browserTest(
    'shows a new design once it is published, and the previous one after a rollback',
    async ({ page }) => {
      await makePublic(page);
      const address = (await page.getByRole('link', { name: 'View the website' }).getAttribute('href'))!;
      const publicPage = async () => (await page.request.get(`${address}/en`)).text();
      await page.getByRole('link', { name: 'Design', exact: true }).click();
      await heading(page, 'Design');
      const before = await publicPage();
      const music = page.getByRole('radio', { name: /^Music station/ });
      await music.check({ force: true });
      await page.getByText('Draft saved').first().waitFor();
      await page.getByText('Visitors still see the published design.').waitFor();
      await expectAccessible(page);
      expect(await publicPage()).not.toContain('class="stage"');

      const preview = page.frameLocator('iframe[title="Preview"]');
      await preview.locator('.stage').waitFor();
      for (const width of ['390', '820', '1,280']) {
        await page.getByRole('button', { name: width, exact: true }).click();
        const frame = (await page.locator('iframe[title="Preview"]').boundingBox())!;
        const room = (await page.getByRole('main').boundingBox())!;
        expect(frame.x + frame.width).toBeLessThanOrEqual(room.x + room.width + 1);
      }

      await page.getByRole('button', { name: 'Publish design' }).click();
      await page.getByText('Design published').waitFor();
      await expect.poll(publicPage).toContain('class="stage"');

      await preview.locator('[data-section="news"] h2').click();
      await page.getByRole('dialog', { name: 'News' }).waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      await heading(page, 'Home page');
      await page.getByRole('button', { name: 'Restore previous design' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Restore previous design' }).click();
      await page.getByText('The previous design is published again').waitFor();
      await expect.poll(publicPage).not.toContain('class="stage"');
      expect(/href="(\/site-style[^"]*)"/.exec(await publicPage())![1]).toBe(
        /href="(\/site-style[^"]*)"/.exec(before)![1],
      );
    },
  );

  browserTest('has accessible templates, light and dark, also in Arabic', async ({ page }) => {
    await makePublic(page);
    const address = (await page.getByRole('link', { name: 'View the website' }).getAttribute('href'))!;
    for (const template of ['Music station', 'Community radio']) {
      await page.goto('/admin/website/design');
      await page.getByRole('radio', { name: new RegExp(`^${template}`) }).check({ force: true });
      await page.getByText('Draft saved').first().waitFor();
      await page.getByRole('button', { name: 'Publish design' }).click();
      await page.getByText('Design published').waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${address}/${colorScheme === 'dark' ? 'ar' : 'en'}`);
        await page.locator('.home').waitFor();
        await expectAccessible(page);
      }
    }
  });

  browserTest('has topics of its own in each area', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/website/photos/topics');
    await heading(page, 'Topics');
    await page.getByRole('button', { name: 'Add topic' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Harbour festival');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Add topic' }).click();
    await page.getByText('Harbour festival added').waitFor();
    await page.goto('/admin/website/photos/new');
    await page.getByLabel('Topic').selectOption({ label: 'Harbour festival' });
    await page.goto('/admin/website/news/new');
    await page.getByLabel('Topic').waitFor();
    expect(await page.getByRole('option', { name: 'Harbour festival' }).count()).toBe(0);
  });

  browserTest('shows contents of a merged topic under the remaining one', async ({ page }) => {
    await makePublic(page);
    await page.goto('/admin/website/news/topics');
    await heading(page, 'Topics');
    for (const topic of ['Squalls', 'High water']) {
      await page.getByRole('button', { name: 'Add topic' }).first().click();
      await page.getByLabel('Name', { exact: true }).fill(topic);
      await page.getByRole('dialog').getByRole('button', { name: 'Add topic' }).click();
      await page.getByText(`${topic} added`).waitFor();
    }
    await page.goto('/admin/website/news/new');
    await page.getByLabel('Title', { exact: true }).fill('Squalls from the west');
    await page.getByLabel('Language').selectOption('EN');
    await page.getByLabel('Topic').selectOption({ label: 'Squalls' });
    await page.getByRole('button', { name: 'Save draft' }).first().click();
    await heading(page, 'Squalls from the west');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('“Squalls from the west” is published').waitFor();
    const address = (await page.getByRole('link', { name: 'View on the website' }).getAttribute('href'))!;
    const topicOnSite = async () => {
      const html = await (await page.request.get(address)).text();
      return ['Squalls', 'High water'].filter((topic) =>
        html.includes(`/en/news/topic/${topic.toLowerCase().replace(' ', '-')}"`),
      );
    };
    expect(await topicOnSite()).toEqual(['Squalls']);

    await page.goto('/admin/website/news/topics');
    await page.getByRole('row', { name: /Squalls/ }).hover();
    await page.getByRole('button', { name: 'Merge into…: Squalls' }).click();
    await page.getByText('1 content of “Squalls” changes its topic', { exact: false }).waitFor();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Record to keep' }).fill('High');
    await pickOption(page, 'High water');
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByText('“Squalls” merged into “High water”').waitFor();
    expect(await page.getByRole('button', { name: 'Merge into…: Squalls' }).count()).toBe(0);
    await expect.poll(topicOnSite).toEqual(['High water']);
  });

  browserTest(
    'shows tables and cards of a text to visitors, after the review by a named colleague',
    async ({ page }) => {
      await makePublic(page);
      await page.goto('/admin/website/news/new');
      await page.getByLabel('Title', { exact: true }).fill('Open day at the station');
      await page.getByLabel('Language').selectOption('EN');
      const text = page.getByRole('textbox', { name: /^Text/ });
      await text.click();
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      for (const cell of ['Hour', 'Where', 'Who']) {
        await page.keyboard.type(cell);
        await page.keyboard.press('Tab');
      }
      await text.locator('th', { hasText: 'Who' }).waitFor();
      await page.getByRole('button', { name: 'Remove row' }).click();
      await expectAccessible(page);
      await text.press('ControlOrMeta+End');
      await page.getByRole('button', { name: 'From this station' }).click();
      const insert = page.getByRole('dialog', { name: 'Insert from this station' });
      await insert.getByRole('combobox', { name: 'Record' }).fill('Horizon matin');
      await insert.getByRole('option', { name: 'Horizon matin' }).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await insert.getByRole('button', { name: 'Insert', exact: true }).click();
      await text.getByText('Card · programme').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save draft' }).first().click();
      await heading(page, 'Open day at the station');

      await page.getByRole('button', { name: 'Submit for review' }).click();
      const submit = page.getByRole('dialog', { name: 'Submit “Open day at the station” for review?' });
      await submit.getByRole('button', { name: 'Show all' }).click();
      await submit.getByRole('option').first().waitFor();
      await expectAccessible(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await submit.getByText(/^Only .+ is notified\.$/).waitFor();
      await submit.getByRole('button', { name: 'Submit for review' }).click();
      await page.getByText('“Open day at the station” is waiting for review').waitFor();
      await page.getByText('Reviewer', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const publish = page.getByRole('dialog', { name: /^Publish/ });
      await publish.getByRole('button', { name: 'Publish', exact: true }).click();
      const link = page.getByRole('link', { name: 'View on the website' });
      const [visitor] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await heading(visitor, 'Open day at the station');
      await visitor.setViewportSize({ width: 390, height: 844 });
      await visitor.getByRole('columnheader', { name: 'Where' }).waitFor();
      await expectAccessible(visitor);
      await visitor.locator('.record a').click();
      expect(new URL(visitor.url()).pathname).toMatch(/\/en\/programmes\/[^/]+$/);
      await visitor.close();
    },
  );
});
