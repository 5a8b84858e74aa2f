// The player bar with real files. Fades are verified by the volume of the playing audio element, overlaps by both
// elements.
// @module-tag feature/library
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { goTo } from './support/goTo.ts';
import { openAsDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { browserTest } from './support/browserTest.ts';

/** Volume that the listener has set. */
const liked = 0.5;
const song = (title: string, hertz: number) => ({
  name: `Harbour - ${title}.wav`,
  mimeType: 'audio/wav',
  buffer: tone(hertz, 6),
});

type PlayedSound = [seconds: number, volume: number];
/** An audio element of the player, with the volume that was recorded at each playback position. */
interface Deck {
  audio: HTMLAudioElement;
  received: PlayedSound[];
}
declare global {
  var decks: Deck[];
}

describe('the player', () => {
  browserTest('fades in and out between silence and the volume of the listener', async ({ page }) => {
    await listenIn(page);
    await openAsDemo(page, 'admin', '/admin/multimedia/songs');
    await page.locator('input[data-upload=files]').setInputFiles(song('Tide', 290));
    await setCues(page, 'Tide', { 'Fade in': '0:02', 'Fade out': '0:02' });

    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    const player = page.getByRole('region', { name: 'Player' });
    await expect.poll(() => page.evaluate(() => decks[0]!.received.at(-1)?.[0])).toBeGreaterThan(5.7);
    await player.getByRole('button', { name: 'Play', exact: true }).waitFor();

    const samples = await page.evaluate(() => decks[0]!.received);
    // Ignore samples that follow a gap, because the page was not running and may not have updated the volume yet.
    const steady = samples.filter(([at], index) => at - (samples[index - 1]?.[0] ?? at) < 0.1);
    const between = (from: number, to: number) => steady.filter(([at]) => at > from && at < to);
    const near = 0.06;
    expect(farthest(between(0.1, 1.9), (at) => (liked * at) / 2)).toBeLessThan(near);
    expect(farthest(between(4.1, 5.8), (at) => (liked * (6 - at)) / 2)).toBeLessThan(near);
    // The volume changes in many small steps, which are not audible one by one.
    expect(new Set(between(0, 1.9).map(([, volume]) => volume)).size).toBeGreaterThan(15);
    expect(new Set(between(2.2, 3.9).map(([, volume]) => volume))).toEqual(new Set([liked]));

    const position = player.getByRole('slider', { name: 'Position' });
    await position.focus();
    await page.keyboard.press('End');
    const quiet = await page.evaluate(() => decks[0]!.audio.volume);
    expect(quiet).toBeCloseTo(liked / 2);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    expect(await page.evaluate(() => decks[0]!.audio.volume)).toBe(0);
    // The stored volume is the listener's, not the one during a fade.
    expect(await page.evaluate(() => localStorage.getItem('regie.volume'))).toBe(String(liked));
  });

  browserTest('starts the next item over the end of the current one, at its cue points', async ({ page }) => {
    await listenIn(page);
    await openAsDemo(page, 'admin', '/admin/multimedia/songs');
    await page.locator('input[data-upload=files]').setInputFiles([song('Ebb', 310), song('Flow', 330)]);
    await setCues(page, 'Ebb', { 'Fade out': '0:02', 'Next may start': '0:04' });
    await goTo(page, '/admin/multimedia/songs?q=Harbour&sort=title');
    await page.getByRole('button', { name: 'Play: Ebb' }).click();
    const player = page.getByRole('region', { name: 'Player' });
    const both = () => decks.map(({ audio }) => audio.paused);
    await expect.poll(() => page.evaluate(both)).toEqual([false, false]);
    await player.getByRole('link', { name: 'Flow' }).waitFor();
    await expect.poll(() => page.evaluate(both)).toEqual([true, false]);
    const [ebb, flow] = await page.evaluate(() => decks.map(({ received }) => received));
    // The first song plays to its end while it fades out.
    expect(ebb!.at(-1)![0]).toBeGreaterThan(5.7);
    expect(ebb!.at(-1)![1]).toBeLessThan(0.1);
    expect(Math.max(...flow!.map(([, volume]) => volume))).toBe(liked);
    await player.getByRole('button', { name: 'Pause' }).click();
    expect(await page.evaluate(both)).toEqual([true, true]);
  });
});

/** Opens a medium from the uploads panel by title, and sets its cue points. */
async function setCues(page: Page, title: string, cues: Record<string, string>): Promise<void> {
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await uploads.getByRole('link', { name: title }).first().click();
  await page.getByRole('button', { name: 'Edit cue points' }).click();
  const editor = page.getByRole('dialog', { name: `Cue points of ${title}` });
  for (const [name, value] of Object.entries(cues))
    await editor.getByLabel(new RegExp(`^${name}`)).fill(value);
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await editor.waitFor({ state: 'detached' });
}

const farthest = (samples: PlayedSound[], volumeAt: (seconds: number) => number) =>
  Math.max(...samples.map(([at, volume]) => Math.abs(volume - volumeAt(at))));

/** Records the volume and position of each audio element during playback. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript((volume) => {
    if (localStorage.getItem('regie.volume') === null) localStorage.setItem('regie.volume', String(volume));
    globalThis.decks = [];
    globalThis.Audio = class extends Audio {
      constructor() {
        super();
        const received: PlayedSound[] = [];
        globalThis.decks.push({ audio: this, received });
        setInterval(() => this.paused || received.push([this.currentTime, this.volume]), 20);
      }
    } as typeof Audio;
  }, liked);
}
