// The player bar with a real file: its fades are heard in the volume of the element that plays it.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signInToDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { walk } from './support/walk.ts';

/** How loud the listener likes it. */
const liked = 0.5;
const song = { name: 'Harbour - Tide.wav', mimeType: 'audio/wav', buffer: tone(290, 6) };

type Heard = [seconds: number, volume: number];
declare global {
  var heard: Heard[];
  var audio: HTMLAudioElement;
}

describe('the player', () => {
  walk('fades in and out between nothing and what the listener likes', async ({ page }) => {
    await listenIn(page);
    await signInToDemo(page, 'admin');
    await page.goto('/admin/multimedia/songs');
    await page.locator('input[data-upload=files]').setInputFiles(song);
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await uploads.getByRole('link', { name: 'Tide' }).first().click();
    await page.getByRole('button', { name: 'Edit cue points' }).click();
    const editor = page.getByRole('dialog', { name: 'Cue points of Tide' });
    await editor.getByLabel(/^Fade in/).fill('0:02');
    await editor.getByLabel(/^Fade out/).fill('0:02');
    await editor.getByRole('button', { name: 'Save changes' }).click();
    await editor.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    const player = page.getByRole('region', { name: 'Player' });
    await expect.poll(() => page.evaluate(() => heard.at(-1)?.[0]), { timeout: 15_000 }).toBeGreaterThan(5.7);
    await player.getByRole('button', { name: 'Play', exact: true }).waitFor();

    const samples = await page.evaluate(() => heard);
    const between = (from: number, to: number) => samples.filter(([at]) => at > from && at < to);
    expect(farthest(between(0.1, 1.9), (at) => (liked * at) / 2)).toBeLessThan(0.06);
    expect(farthest(between(4.1, 5.8), (at) => (liked * (6 - at)) / 2)).toBeLessThan(0.06);
    // In steps that are too small to be heard.
    expect(new Set(between(0, 1.9).map(([, volume]) => volume)).size).toBeGreaterThan(15);
    expect(new Set(between(2.2, 3.9).map(([, volume]) => volume))).toEqual(new Set([liked]));

    const position = player.getByRole('slider', { name: 'Position' });
    await position.focus();
    await page.keyboard.press('End');
    const quiet = await page.evaluate(() => audio.volume);
    expect(quiet).toBeCloseTo(liked / 2);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    expect(await page.evaluate(() => audio.volume)).toBe(0);
    // What is kept for the next time is not what a fade has made of it.
    expect(await page.evaluate(() => localStorage.getItem('regie.volume'))).toBe(String(liked));
  });
});

const farthest = (samples: Heard[], volumeAt: (seconds: number) => number) =>
  Math.max(...samples.map(([at, volume]) => Math.abs(volume - volumeAt(at))));

/** Writes down how loud the one element of the player is, and where, while it plays. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript((volume) => {
    if (localStorage.getItem('regie.volume') === null) localStorage.setItem('regie.volume', String(volume));
    globalThis.heard = [];
    globalThis.Audio = class extends Audio {
      constructor() {
        super();
        globalThis.audio = this;
        setInterval(() => this.paused || heard.push([this.currentTime, this.volume]), 20);
      }
    } as typeof Audio;
  }, liked);
}
