// The table of the screenshots of docs/features.
import type { Page } from 'playwright-core';
import type { Execute } from '../support/administrator.ts';
import { tone } from '../support/sound.ts';

export interface Screen {
  /** Name of the picture in docs/features/images, without its extension. */
  name: string;
  /** Path that is opened, or a function that finds it through the API. */
  path: string | ((execute: Execute) => Promise<string>);
  /** Steps from the opened page to the state that the picture shows. */
  prepare?: (page: Page) => Promise<unknown>;
}

/**
 * All pages of the portal of which screenshots are taken, in that order. The audit comes first: its entries are those of the first
 * steps.
 */
export const screens: readonly Screen[] = [
  { name: 'audit', path: changeSomething },
  { name: 'dashboard', path: '/admin/dashboard' },
  { name: 'profile', path: '/admin/profile' },
  { name: 'songs', path: '/admin/multimedia/songs' },
  { name: 'song', path: '/admin/multimedia/songs', prepare: openRow('Long Wave') },
  { name: 'playlist', path: '/admin/multimedia/playlists', prepare: openRow('Gold before 2000') },
  { name: 'calendar', path: '/admin/calendar' },
  { name: 'plan', path: '/admin/planning/on_air_plan' },
  { name: 'rundown', path: findRundown },
  { name: 'clock-week', path: '/admin/planning/clocks/week' },
  { name: 'emission', path: '/admin/planning/emissions', prepare: openRow('Horizon matin') },
  { name: 'podcast', path: '/admin/podcasts', prepare: openRow(/./) },
  { name: 'rushes', path: '/admin/rush/waiting_room' },
  { name: 'studio', path: '/admin/studio/live' },
  { name: 'streaming', path: '/admin/streaming' },
  { name: 'audience', path: '/admin/audience' },
  { name: 'website-design', path: '/admin/website/design' },
  { name: 'website-home', path: '/admin/website/home' },
  { name: 'faq', path: '/admin/faq' },
  { name: 'knowledge-base', path: '/admin/knowledge-base' },
  { name: 'chat', path: '/admin/chat/public', prepare: openRoom('Antenne') },
  { name: 'invoices', path: '/admin/invoices' },
  { name: 'roles', path: '/admin/roles' },
  { name: 'security', path: '/admin/account/security' },
  { name: 'notifications', path: '/admin/notifications', prepare: pressButton('Settings') },
  { name: 'uploads', path: '/admin/multimedia/jingles', prepare: sendFiles },
];

/** Makes entries for the audit, and returns its path. */
async function changeSomething(execute: Execute): Promise<string> {
  const { createCompany } = await execute<{ createCompany: { id: string; version: number } }>(
    'mutation { createCompany(input: { name: "Harbour Sound" }) { id version } }',
  );
  await execute(
    `mutation ($id: ID!, $version: Int!) {
      updateCompany(id: $id, version: $version, input: { name: "Harbour Sound & Light" }) { id }
    }`,
    createCompany,
  );
  for (const name of ['Breakfast', 'Harbour', 'Winter'])
    await execute('mutation ($name: String!) { createMediaTag(input: { name: $name }) { id } }', { name });
  return '/admin/audit';
}

/** Returns the path of the next rundown of the sample's morning programme. */
async function findRundown(execute: Execute): Promise<string> {
  const from = new Date();
  const to = new Date(from.getTime() + 7 * 86_400_000);
  interface Occurrence {
    slotId: string;
    date: string;
    startsAt: string;
    emission: { slug: string } | null;
  }
  const { calendar } = await execute<{ calendar: Occurrence[] }>(
    `query ($from: DateTimeISO!, $to: DateTimeISO!) {
      calendar(from: $from, to: $to, layers: [PROGRAMMES]) { slotId date startsAt emission { slug } }
    }`,
    { from, to },
  );
  const [next] = calendar
    .filter(({ emission, startsAt }) => emission?.slug === 'horizon-matin' && new Date(startsAt) > from)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return `/admin/planning/rundown/${next!.slotId}/${next!.date}`;
}

function openRow(name: string | RegExp) {
  return (page: Page) => page.locator('main tbody').getByRole('link', { name }).first().click();
}

function openRoom(name: string) {
  return (page: Page) => page.getByRole('main').getByRole('link', { name }).first().click();
}

function pressButton(name: string) {
  return (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

/** Sends three files to the library: two sounds, and one that is none. */
async function sendFiles(page: Page): Promise<void> {
  const sound = (name: string, hertz: number) => ({ name, mimeType: 'audio/wav', buffer: tone(hertz) });
  const program = {
    name: 'Contract.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('MZ'.padEnd(3000, 'x')),
  };
  const files = [sound('Top of the hour.wav', 330), sound('Weather bed.wav', 440), program];
  await page.locator('input[data-upload=files]').setInputFiles(files);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await uploads.getByRole('link', { name: 'Weather bed' }).waitFor();
  await uploads
    .getByText('The content of this file is neither audio nor video. Choose another file.')
    .waitFor();
}
