// The studio with real sound: the browser's measurements are compared with the known input.
// @module-tag feature/broadcasting
// @module-tag feature/library
import { Buffer } from 'node:buffer';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { goTo } from './support/goTo.ts';
import { letPass } from './support/quiet.ts';
import { pickOption } from './support/pickOption.ts';
import { openAsDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { browserTest } from './support/browserTest.ts';

const run = promisify(execFile);

/** For a 997 Hz tone on both channels, the loudness in LUFS equals the peak level in dBFS. */
const height = 0.5;
const toneLoudness = 20 * Math.log10(height);

describe('the studio', () => {
  browserTest('mixes decks, carts and the microphone, and broadcasts no pre-listening', async ({ page }) => {
    await sendTone(page, 'Beam');
    await goTo(page, '/admin/studio/live');
    await page.getByRole('button', { name: 'Open desk' }).click();
    const deck = page.getByRole('group', { name: 'Deck A' });
    await loadOnDeckA(page, 'Beam');
    await expect.poll(() => deck.getByRole('timer').textContent()).toBe('−1:00');
    expect(await loudness(page)).toBe(-Infinity);

    await deck.getByRole('button', { name: 'Play: Deck A' }).click();
    // Below the limiter's threshold, the signal passes unchanged.
    await expect.poll(async () => Math.abs((await loudness(page)) - toneLoudness)).toBeLessThan(0.25);
    expect(await bar(page, 'Deck A')).toBeGreaterThan(0.5);
    expect(await bar(page, 'Deck B')).toBe(0);
    expect(await page.getByText('Limiter active').count()).toBe(0);
    await deck.getByRole('slider', { name: 'Fader: Deck A' }).fill('200');
    await page.getByText('Limiter active').waitFor();
    await deck.getByRole('slider', { name: 'Fader: Deck A' }).fill('50');
    await expect.poll(() => loudness(page)).toBeCloseTo(toneLoudness - 6.02, 0);

    await deck.getByRole('button', { name: 'On: Deck A' }).click();
    await expect.poll(() => loudness(page)).toBe(-Infinity);
    await deck.getByRole('button', { name: 'Pre-listen: Deck A' }).click();
    // If the pre-listened sound reached the air by mistake, the loudness would change within a second.
    await letPass(page, 1000);
    expect(await loudness(page)).toBe(-Infinity);

    await setUpCart(page, 'Beam', 'Sting');
    await expectAccessible(page);
    await page.keyboard.press('F1');
    await expect.poll(() => loudness(page)).toBeGreaterThan(toneLoudness - 1);
    expect(await page.getByRole('button', { name: 'F1: Sting' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('1');
    await expect.poll(() => loudness(page)).toBe(-Infinity);

    await page.getByLabel('Type of input').selectOption('line');
    await expect.poll(() => loudness(page)).toBeGreaterThan(-60);
    await expect.poll(() => bar(page, 'Microphone'), { interval: 20 }).toBeGreaterThan(0);

    await deck.getByRole('button', { name: 'Return to cue: Deck A' }).click();
    await expect.poll(() => deck.getByRole('timer').textContent()).toBe('−1:00');
    await deck.getByRole('button', { name: 'Play: Deck A' }).waitFor();
  });

  browserTest(
    'shows results below the search field, also when the user types while the drawer opens',
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openAsDemo(page, 'admin', '/admin/studio/live');
      await page.getByRole('button', { name: 'Open desk' }).click();
      await page.addStyleTag({
        content: '[data-scope=dialog][data-part=content] { animation-duration: 3s !important }',
      });
      await page.getByRole('button', { name: 'Load: Deck A' }).click();
      const field = page.getByRole('combobox', { name: 'From the library' });
      await field.fill('a');
      const found = page.getByRole('listbox').filter({ visible: true });
      await found.waitFor();
      const drawer = page.getByRole('dialog', { name: 'Load on Deck A' });
      await drawer.evaluate((content) =>
        Promise.all(content.getAnimations().map(({ finished }) => finished)),
      );
      const [line, list] = [await field.boundingBox(), await found.boundingBox()];
      expect(Math.abs(list!.x - line!.x)).toBeLessThan(4);
      expect(list!.y).toBeGreaterThan(line!.y);
    },
  );

  browserTest('broadcasts the sum of the desk, without pre-listening', async ({ page }) => {
    await sendTone(page, 'Ray', 40);
    const pieces: Buffer[] = [];
    // There is no station in this test: a fake WebSocket answers for the server.
    await page.routeWebSocket('**/live/studio', (line) => {
      const alive = setInterval(() => line.send('{"state":"alive"}'), 2000);
      onTestFinished(() => clearInterval(alive));
      line.onMessage((message) => {
        if (typeof message !== 'string') pieces.push(message);
        else if (message.includes('accessToken'))
          line.send(JSON.stringify({ state: 'onAir', session: '1', since: new Date().toISOString() }));
      });
    });
    await goTo(page, '/admin/studio/live');
    await page.getByRole('button', { name: 'Open microphone' }).click();
    await page.getByRole('button', { name: 'On: Microphone' }).click();
    await loadOnDeckA(page, 'Ray');
    const deck = page.getByRole('group', { name: 'Deck A' });
    await deck.getByRole('button', { name: 'Play: Deck A' }).click();
    await page.getByRole('button', { name: 'Go live' }).click();
    await deck.getByText('On air').waitFor();
    // The mean level of a sine is 3 dB below its peak.
    const difference = async () => Math.abs((await endOf(pieces)) - (toneLoudness - 3.01));
    await expect.poll(difference, { interval: 500 }).toBeLessThan(1);

    await deck.getByRole('button', { name: 'Pre-listen: Deck A' }).click();
    await deck.getByRole('button', { name: 'On: Deck A' }).click();
    await expect.poll(() => endOf(pieces), { interval: 500 }).toBeLessThan(-80);
    expect(await bar(page, 'Deck A')).toBeGreaterThan(0.5);
  });
});

/** Mean level of the last 1.5 seconds of a recording, in dB. */
async function endOf(pieces: readonly Buffer[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  try {
    const file = join(folder, 'live.webm');
    await writeFile(file, Buffer.concat(pieces));
    // A streamed recording has no duration, so ffmpeg reverses it to measure the end.
    const filters = 'areverse,atrim=duration=1.5,volumedetect';
    const { stderr } = await run('ffmpeg', ['-hide_banner', '-i', file, '-af', filters, '-f', 'null', '-']);
    return Number(/mean_volume: (\S+) dB/.exec(stderr)![1]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function sendTone(page: Page, title: string, seconds = 60): Promise<void> {
  await openAsDemo(page, 'admin', '/admin/multimedia/songs');
  const file = { name: `Harbour - ${title}.wav`, mimeType: 'audio/wav', buffer: tone(997, seconds, height) };
  await page.locator('input[data-upload=files]').setInputFiles(file);
  await page.getByRole('region', { name: 'Uploads' }).getByRole('link', { name: title }).first().waitFor();
  await goTo(page, '/admin/multimedia/songs?q=Harbour');
  await page.getByRole('button', { name: `Play: ${title}` }).waitFor();
}

async function loadOnDeckA(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Load: Deck A' }).click();
  const drawer = page.getByRole('dialog', { name: 'Load on Deck A' });
  await drawer.getByRole('combobox', { name: 'From the library' }).fill(title);
  await pickOption(page, new RegExp(title));
  await drawer.getByRole('button', { name: 'Load' }).click();
  await drawer.waitFor({ state: 'hidden' });
}

/** Assigns a sound to the first key of the viewer's cart pad. */
async function setUpCart(page: Page, title: string, label: string): Promise<void> {
  const setUp = page.getByRole('button', { name: 'Set up', exact: true });
  await setUp.click();
  await page.getByRole('button', { name: 'Assign F1', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Assign F1' });
  await drawer.getByRole('combobox', { name: 'From the library' }).fill(title);
  await pickOption(page, new RegExp(title));
  await drawer.getByLabel(/Label/).fill(label);
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await setUp.click();
}

/** Short-term loudness (3 s) of the programme output, as shown in the studio; in LUFS. */
async function loudness(page: Page): Promise<number> {
  const text = await page.getByRole('group', { name: 'Master' }).locator('dd').first().textContent();
  return text === '−∞ LUFS' ? -Infinity : Number.parseFloat(text!);
}

/** Filled share of a channel's level meter. */
const bar = (page: Page, channel: string): Promise<number> =>
  page
    .getByRole('group', { name: channel, exact: true })
    .locator('[data-meter] > div')
    .first()
    .evaluate((filled) => new DOMMatrix(getComputedStyle(filled).transform).a);
