// The website as editors make it: menus and the home page by keyboard alone, a scheduled look, and news that appear at their moment.
// @module-tag feature/website
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { patience } from '../testing/running/patience.ts';
import { expectAccessible } from './support/accessibility.ts';
import { administratorOf } from './support/administrator.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const site = '/site/horizon';
const patient = { timeout: 60_000 * patience };
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const textOf = async (page: Page, path: string) => (await page.request.get(`${site}/${path}`)).text();

/** Opens a menu of the portal and chooses an entry, by keys alone. */
async function chooseByKeys(page: Page, button: string, name: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().press('Enter');
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  await highlightByKeys(page, item);
  await page.keyboard.press('Enter');
}

/** Presses the down arrow until the entry of an open list is highlighted. */
async function highlightByKeys(page: Page, item: Locator): Promise<void> {
  const isHighlighted = () => item.evaluate((element) => element.hasAttribute('data-highlighted'));
  for (let pressed = 0; !(await isHighlighted()); pressed++) {
    expect(pressed, 'presses until the entry is highlighted').toBeLessThan(30);
    await page.keyboard.press('ArrowDown');
  }
}

const isFocused = (element: Locator) => element.evaluate((found) => found === document.activeElement);

const publishByKeys = async (page: Page) => {
  await page.getByText('Draft saved').first().waitFor();
  await page.getByRole('button', { name: 'Publish design' }).press('Enter');
  await page.getByText('Design published').waitFor();
};

describe('the editors of the website', () => {
  browserTest('build a menu by keyboard alone, which visitors see once it is published', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/website/menus');
    const menu = page.getByRole('list', { name: 'Main menu' });
    await menu.getByRole('listitem').first().waitFor();
    await expectAccessible(page);

    await chooseByKeys(page, 'Add entry', 'Frequencies');
    // The closed menu returns the focus to its button.
    await expect.poll(() => isFocused(page.getByRole('button', { name: 'Add entry' }).first())).toBe(true);
    const handle = menu.getByRole('button', { name: 'Move Frequencies' });
    await handle.focus();
    // Above the last entry, and one level below the entry before it, with two quick presses.
    await page.keyboard.down('Alt');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.up('Alt');
    await page.getByText(/^Frequencies: level 2/).waitFor();
    expect(await isFocused(handle)).toBe(true);
    await page.keyboard.press('Alt+ArrowLeft');
    await page.getByText(/^Frequencies: level 1/).waitFor();
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByText(/^Frequencies: level 2/).waitFor();
    expect(await isFocused(handle)).toBe(true);

    await chooseByKeys(page, 'Add entry', 'Content, programme, podcast or topic');
    const drawer = page.getByRole('dialog', { name: 'Content, programme, podcast or topic' });
    await drawer.getByLabel('Type').selectOption('Topic');
    await drawer.getByRole('combobox', { name: 'Record' }).focus();
    await page.keyboard.type('Region');
    const option = drawer.getByRole('option', { name: /Region/ });
    await option.waitFor();
    await expectAccessible(page);
    await highlightByKeys(page, option);
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Add entry' }).press('Enter');
    await drawer.waitFor({ state: 'detached' });
    await menu.getByRole('button', { name: 'Edit: Region' }).last().press('Enter');
    const form = page.getByRole('dialog', { name: 'Region' });
    await form.getByLabel('Label: English').focus();
    await page.keyboard.type('Around the coast');
    await form.getByRole('button', { name: 'Done' }).press('Enter');
    await form.waitFor({ state: 'detached' });

    const topMenu = async () => /<header class="top">.*?<\/header>/s.exec(await textOf(page, 'en/team'))![0];
    expect(await topMenu()).not.toContain('Around the coast');
    await publishByKeys(page);
    await expect.poll(topMenu, patient).toMatch(/\/en\/news\/topic\/region"[^>]*>Around the coast/);
    expect(await topMenu()).toMatch(/<details[^>]*>(?:(?!<\/details>).)*\/en\/frequencies"/s);
  });

  browserTest('build the home page by keyboard alone', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/website/home');
    const sections = page.getByRole('list', { name: 'Sections' });
    await sections.getByRole('listitem').first().waitFor();
    await expectAccessible(page);

    await chooseByKeys(page, 'Add section', 'Text');
    const form = page.getByRole('dialog', { name: 'Text' });
    await form.getByLabel('Heading').focus();
    await page.keyboard.type('Open house on Saturday');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Done' }).press('Enter');
    await form.waitFor({ state: 'detached' });
    await sections.getByRole('button', { name: 'Move to: Text' }).last().press('Enter');
    await page.getByRole('menuitem', { name: 'Move to top' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const first = sections.getByRole('listitem').first();
    await first.getByText('Open house on Saturday').waitFor();
    await first.getByRole('button', { name: 'Move Text' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await sections.getByRole('listitem').nth(1).getByText('Open house on Saturday').waitFor();
    // The third section is hidden: the news.
    await sections.getByRole('button', { name: 'Hide: News' }).press('Enter');

    expect(await textOf(page, 'en')).not.toContain('Open house on Saturday');
    await publishByKeys(page);
    const home = () => textOf(page, 'en');
    await expect.poll(home, patient).toMatch(/id="part-hero".*Open house on Saturday/s);
    expect(await home()).not.toContain('id="part-news"');
  });

  browserTest('schedule a look, and cancel its publication', async ({ page, product }) => {
    await openAsDemo(page, 'admin', '/admin/website/design');
    await page.getByRole('radio', { name: /^Music station/ }).check({ force: true });
    await page.getByText('Draft saved').first().waitFor();
    await page.getByRole('button', { name: 'Publish later' }).click();
    const drawer = page.getByRole('dialog', { name: 'Publish the design later' });
    await drawer.getByLabel('Publish at').fill('2099-01-05T08:30');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Schedule' }).click();
    await page.getByText('Publication of the design scheduled').waitFor();
    await page.getByText(/^The draft is published on .*2099/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel scheduled publication' }).click();
    await page.getByText('The scheduled publication is cancelled').waitFor();

    // The moment of the next schedule comes soon.
    const execute = await administratorOf(product.url);
    const { website } = await execute<{ website: { version: number; draft: { version: number } } }>(
      '{ website { version draft { version } } }',
    );
    await execute(
      'mutation ($version: Int!, $draftVersion: Int!, $from: DateTimeISO) { publishWebsiteDraft(version: $version, draftVersion: $draftVersion, from: $from) { id } }',
      {
        version: website.version,
        draftVersion: website.draft.version,
        from: new Date(Date.now() + 3000).toISOString(),
      },
    );
    expect(await textOf(page, 'en')).not.toContain('class="stage"');
    await expect.poll(() => textOf(page, 'en'), patient).toContain('class="stage"');
    await page.reload();
    await page.getByRole('button', { name: 'Restore previous design' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore previous design' }).click();
    await expect.poll(() => textOf(page, 'en'), patient).not.toContain('class="stage"');
  });

  browserTest(
    'write news that appear at their moment, and restore the first version',
    async ({ page, product }) => {
      const title = 'The ferry runs again';
      await openAsDemo(page, 'admin', '/admin/website/news/new');
      await page.getByLabel('Title', { exact: true }).fill(title);
      await page.getByLabel('Language').selectOption('EN');
      await page.getByRole('button', { name: 'Save draft' }).first().click();
      await heading(page, title);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Add picture', exact: true }).click(),
      ]);
      const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      await chooser.setFiles({ name: 'ferry.png', mimeType: 'image/png', buffer });
      await page.getByText('Picture changed').waitFor();
      await page.getByLabel('Alternative text').fill('A ferry leaves the quay');

      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: `Publish “${title}”` });
      await drawer.getByLabel('When').selectOption('LATER');
      await drawer.getByLabel('Publish at').fill('2099-01-05T08:30');
      await expectAccessible(page);
      await drawer.getByRole('button', { name: 'Schedule' }).click();
      await page.getByText(`“${title}” is scheduled`).waitFor();
      const path = 'en/news/the-ferry-runs-again';
      const status = async () => (await page.request.get(`${site}/${path}`)).status();
      expect(await status()).toBe(404);

      const [preview] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Preview' }).click(),
      ]);
      await heading(preview, title);
      await preview.getByRole('img', { name: 'A ferry leaves the quay' }).waitFor();
      await expectAccessible(preview);
      await preview.close();

      // The moment comes soon, on pages that were cached before it.
      const lists = ['en/news', 'en/news/feed.xml', 'en/sitemap/contents-1.xml'];
      const isOnList = async (list: string) => (await textOf(page, list)).includes(`/${path}`);
      for (const list of lists) expect([list, await isOnList(list)]).toEqual([list, false]);
      const execute = await administratorOf(product.url);
      const id = /(\d+)$/.exec(new URL(page.url()).pathname)![1]!;
      const { content } = await execute<{ content: { version: number } }>(
        'query ($id: ID!) { content(id: $id) { version } }',
        { id },
      );
      await execute(
        'mutation ($id: ID!, $version: Int!, $from: DateTimeISO) { moveContent(id: $id, version: $version, step: RESCHEDULE, from: $from) { id } }',
        { id, version: content.version, from: new Date(Date.now() + 3000).toISOString() },
      );
      expect(await status()).toBe(404);
      await expect.poll(status, patient).toBe(200);
      for (const list of lists) await expect.poll(() => isOnList(list), patient).toBe(true);

      await page.reload();
      const field = page.getByLabel('Title', { exact: true });
      await field.fill('The ferry stays in the harbour');
      await page.getByText('Draft saved').first().waitFor();
      await page.getByRole('button', { name: 'Publish changes' }).first().click();
      await page.getByText('are published').waitFor();
      await expect.poll(() => textOf(page, path), patient).toContain('The ferry stays in the harbour');
      await page.getByRole('button', { name: 'Compare' }).last().click();
      const version = page.getByRole('dialog', { name: /^Version of/ });
      await version.getByRole('button', { name: 'Restore this version' }).click();
      await page.getByText('Draft saved').first().waitFor();
      expect(await field.inputValue()).toBe(title);
      await page.getByRole('button', { name: 'Publish changes' }).first().click();
      await expect.poll(() => textOf(page, path), patient).not.toContain('stays in the harbour');
    },
  );
});
