// A rush from upload to result: played, marked, sent back, recorded again, and accepted into the library or into a
// podcast episode.
// @module-tag feature/programmes
// @module-tag feature/library
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFeed } from 'podcast-partytime';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { pickOption } from './support/pickOption.ts';
import { openAsDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { browserTest } from './support/browserTest.ts';

const choose = (page: Page, path: string) => page.locator('[data-upload=files]').first().setInputFiles(path);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const desk = (page: Page, take: number) =>
  page.getByRole('application', { name: `Waveform of take ${take}` });

/** Waits until the waveform of a take is ready, and focuses it. */
async function deskReady(page: Page, take: number) {
  await desk(page, take).waitFor();
  await page.getByRole('button', { name: 'Listen', disabled: false }).waitFor();
  await desk(page, take).focus();
}

/** Returns an episode of the demo as a podcast parser reads it from the feed. */
async function episodeInFeed(url: string) {
  const answer = await fetch(new URL('/feeds/horizon/the-long-lunch.xml', url));
  const feed = parseFeed(await answer.text());
  const episode = feed?.items.find(({ title }) => title === 'The last typesetter');
  if (!episode) throw new Error('The feed does not have the episode.');
  return episode;
}

describe('a rush', () => {
  browserTest(
    'is uploaded, listened to, sent back, reviewed again and accepted',
    async ({ page, onTestFinished }) => {
      const folder = await mkdtemp(join(tmpdir(), 'regie-rush-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const [first, second] = [join(folder, 'Ferry talk.wav'), join(folder, 'Ferry talk two.wav')];
      await writeFile(first, tone(330, 8));
      await writeFile(second, tone(350, 9));

      await openAsDemo(page, 'admin', '/admin/rush/waiting_room');
      await page.getByRole('heading', { level: 1, name: 'Rush waiting room' }).waitFor();
      await choose(page, first);
      // New rushes appear without a reload, and are not assigned to anyone.
      const row = page.getByRole('row', { name: /Ferry talk/ });
      await row.getByText('Unassigned').waitFor();
      await expectAccessible(page);
      const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
      // Delay the waveform: keys that are pressed before it has loaded must take effect afterwards.
      await page.route(/\/waveform/, async (route) => {
        await mayCome;
        await route.fallback();
      });
      await row.getByText('Ferry talk', { exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Ferry talk' }).waitFor();
      await button(page, 'Assign to me').click();
      await button(page, 'Accept').waitFor();

      await desk(page, 1).waitFor();
      await desk(page, 1).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      letCome();
      await page.keyboard.press('i');
      await page.getByText('0:06 of 0:08').waitFor();
      // The start mark is listed before the waveform draws it.
      await desk(page, 1).locator('[part~="region"]').waitFor();
      // Draw a selection by pointer, also over used parts, then clear it.
      const { x, y, width, height } = (await desk(page, 1).boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.75, y + height / 2, { steps: 10 });
      await page.mouse.up();
      await page.getByText(/^Selected: 0:0[34]/).waitFor();
      await desk(page, 1).focus();
      await page.keyboard.press('Escape');
      await page.getByText(/^Selected/).waitFor({ state: 'detached' });
      await page.keyboard.press('c');
      await page.getByRole('textbox', { name: 'Comment' }).fill('The ferry is louder than the voice.');
      await button(page, 'Save comment').click();
      await page.getByText('Comments: 1 open').waitFor();
      await expectAccessible(page);
      await button(page, 'Resolve comment').click();
      await page.getByText('Comments: 0 open').waitFor();

      await button(page, 'Send back').click();
      await page.getByRole('textbox', { name: 'Changes to make' }).fill('Please go further from the quay.');
      await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
      await page.getByText('Please go further from the quay.').waitFor();
      await choose(page, second);
      await button(page, 'Take 2').waitFor();
      await button(page, 'Assign to me').click();
      await desk(page, 2).waitFor();

      await button(page, 'Accept').click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('combobox', { name: 'Kind' }).selectOption('Jingle');
      await drawer.getByRole('textbox', { name: 'Title' }).fill('Ferry at dusk');
      await expectAccessible(page);
      await drawer.getByRole('button', { name: 'Accept' }).click();
      await page.getByText('Added to the library:').waitFor();
      await page.getByRole('link', { name: 'Ferry at dusk' }).click();
      await page.getByRole('heading', { level: 1, name: 'Ferry at dusk' }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/admin\/multimedia\/jingles\/\d+$/);
    },
  );

  browserTest(
    'is trimmed by keyboard, accepted into an episode, and published in the feed of its podcast',
    async ({ page, product, onTestFinished }) => {
      const folder = await mkdtemp(join(tmpdir(), 'regie-rush-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const [first, second] = [join(folder, 'Typesetter.wav'), join(folder, 'Typesetter two.wav')];
      await writeFile(first, tone(260, 6));
      await writeFile(second, tone(290, 9));
      const before = await episodeInFeed(product.url);

      await openAsDemo(page, 'admin', '/admin/rush/waiting_room');
      await page.getByRole('heading', { level: 1, name: 'Rush waiting room' }).waitFor();
      await choose(page, first);
      const row = page.getByRole('row', { name: /Typesetter/ });
      await row.getByText('Unassigned').waitFor();
      await row.getByText('Typesetter', { exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Typesetter' }).waitFor();
      await button(page, 'Assign to me').click();
      await button(page, 'Send back').click();
      await page.getByRole('textbox', { name: 'Changes to make' }).fill('Without the press, please.');
      await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
      await page.getByText('Without the press, please.').waitFor();
      await choose(page, second);
      await button(page, 'Take 2').waitFor();
      await button(page, 'Assign to me').click();

      // Select, comment on and cut a range by keyboard.
      await deskReady(page, 2);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('[');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press(']');
      await page.getByText('Selected: 0:02.000 – 0:05.000').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('c');
      await page.getByRole('textbox', { name: 'Comment' }).fill('The press again.');
      await button(page, 'Save comment').click();
      await page.getByText('Comments: 1 open').waitFor();
      await desk(page, 2).focus();
      await page.keyboard.press('x');
      await page.getByText('0:06 of 0:09').waitFor();

      await button(page, 'Accept').click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Sound of an episode' }).click();
      await drawer.getByRole('combobox', { name: 'Episode' }).fill('typesetter');
      await pickOption(page, /The last typesetter/);
      await drawer.getByRole('button', { name: 'Accept' }).click();
      await page.getByText('Used as the sound of the episode').waitFor();

      // The episode stays the same, and has a new sound without the cut parts.
      await expect.poll(async () => (await episodeInFeed(product.url)).duration).toBe(6);
      const after = await episodeInFeed(product.url);
      expect(after.guid).toBe(before.guid);
      expect(after.enclosure.url).not.toBe('');
      const sound = await fetch(new URL(new URL(after.enclosure.url).pathname, product.url));
      expect(sound.headers.get('content-type')).toBe(after.enclosure.type);
      expect((await sound.arrayBuffer()).byteLength).toBe(after.enclosure.length);
    },
  );
});
