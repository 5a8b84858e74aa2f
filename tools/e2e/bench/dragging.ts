// Benchmark: dragging an occurrence in a calendar week with 400 occurrences.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { median, type Measurement } from './measurements.ts';
import { framesDuring, type Frames } from './frames.ts';
import { openSlowPage } from './slowPage.ts';

const wanted = 400;
const rounds = 3;
const seconds = 5;
const halfHour = 1_800_000;
const day = 48 * halfHour;
/** A future Monday in a week without exceptions in the demo data. */
const monday = Math.floor(Date.now() / day) * day + 35 * day - ((new Date().getUTCDay() + 6) % 7) * day;
const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export async function dragging(browser: Browser, baseURL: string): Promise<Measurement[]> {
  const { page, context } = await openSlowPage(browser, { baseURL, signedIn: true });
  try {
    await page.goto('/admin/calendar?date=' + dateOf(monday));
    await page.locator('[data-occurrence]').first().waitFor();
    const dragged = await fillWeek(page);
    await page.goto('/admin/calendar?date=' + dateOf(monday));
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await page.waitForFunction(
      (least) => document.querySelectorAll('[data-occurrence]').length >= least,
      wanted,
    );
    const seen: Frames[] = [];
    for (let round = 0; round < rounds; round++) {
      await pause(1000);
      seen.push(await framesOfDragging(page, dragged));
    }
    const middle = (of: (frames: Frames) => number) => median(seen.map(of));
    const shown = await page.locator('[data-occurrence]').count();
    return [
      { name: 'boxes in the week', value: shown, unit: 'boxes' },
      {
        name: 'dragging one of them',
        value: middle(({ perSecond }) => perSecond),
        unit: 'fps',
        goal: { atLeast: 55 },
      },
      { name: 'frames that were dropped', value: middle(({ dropped }) => dropped), unit: '%' },
      { name: 'longest time without one', value: middle(({ longest }) => longest), unit: 'ms' },
    ];
  } finally {
    await context.close();
  }
}

/** Adds slots on all days and layers until the week is full; returns the title of one of them. */
async function fillWeek(page: Page): Promise<string> {
  const headers: Record<string, string> = {};
  const execute = async (query: string, variables: object) => {
    const answer = await page.context().request.post('/graphql', { data: { query, variables }, headers });
    return (await answer.json()) as {
      data?: Record<string, never> | null;
      errors?: Array<{ message: string }>;
    };
  };
  const signedIn = await execute(signIn, { email: 'admin@demo.com', password: 'admin' });
  headers['authorization'] = `Bearer ${signedIn.data!['signIn']!['accessToken']}`;
  const { data } = await execute(
    '{ emissions(perPage: 1, filter: { state: { eq: RUNNING } }) { items { id } } }',
    {},
  );
  const emissionId = data!['emissions']!['items'][0]!['id'];
  let there = 0;
  let dragged = '';
  for (const layer of ['ADVERTS', 'LIVE', 'PROGRAMMES'])
    for (let at = 0; at < 48 && there < wanted; at++) {
      const title = `Bench ${layer} ${at}`;
      const { data: made } = await execute(create, {
        input: {
          title,
          layer,
          category: 'LIVE',
          emissionId,
          startDate: dateOf(monday),
          startTime: new Date(at * halfHour).toISOString().slice(11, 16),
          duration: 15 * 60_000,
          recurrence: { frequency: 'DAILY', interval: 1, until: dateOf(monday + 6 * day) },
        },
      });
      // Slots that overlap the demo data are rejected: they are not counted.
      if (!made) continue;
      there += 7;
      if (layer === 'ADVERTS' && at >= 16 && at < 22) dragged = title;
    }
  if (there < wanted) throw new Error(`The week holds no more than ${there}.`);
  return dragged;
}

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }';
const create = 'mutation ($input: SlotInput!) { createSlot(input: $input) { id } }';

/** Drags a slot in circles over the days, as fast as a user might, then cancels with Escape. */
async function framesOfDragging(page: Page, title: string): Promise<Frames> {
  const box = page.getByRole('button', { name: new RegExp(`^${title}`) }).nth(2);
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox())!;
  const from = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 });
  const devtools = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  const frames = await framesDuring(page, async () => {
    const begin = performance.now();
    for (let now = begin; now - begin < seconds * 1000; now = performance.now()) {
      const angle = ((now - begin) / 1000) * Math.PI;
      const at = { x: from.x + 260 * Math.sin(angle), y: from.y + 130 * Math.sin(2 * angle) };
      sent.push(
        devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...at }),
      );
      await pause(16);
    }
  });
  await Promise.all(sent);
  await devtools.detach();
  await page.keyboard.press('Escape');
  await page.mouse.move(from.x, from.y);
  await page.mouse.up();
  await page.keyboard.press('Escape');
  return frames;
}
