// @module-tag smoke
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import { ToastHost } from '../../../../kit/feedback/toasts/ToastHost';
import { emissionWith } from '../../testing/plans';
import EmissionPage from './EmissionPage';

const none = { items: [], totalItems: 0, totalIsExact: true };
const presenter = [
  { action: 'read', subject: 'Emission' },
  { action: 'update', subject: 'Emission' },
  { action: 'read', subject: 'Episode' },
  { action: 'create', subject: 'Episode' },
];

const planners = [...presenter, { action: 'read', subject: 'Slot' }];

const occurrence = (startsAt: string, endsAt: string) => ({
  __typename: 'Occurrence' as const,
  id: `1:${startsAt}`,
  slotId: '1',
  category: 'LIVE' as const,
  title: 'Morning',
  startsAt,
  endsAt,
  state: 'PLANNED' as const,
});
const slot = (id: string, more: object) => ({
  __typename: 'Slot' as const,
  id,
  layer: 'PROGRAMMES' as const,
  category: 'LIVE' as const,
  title: '',
  startDate: '2020-11-23',
  startTime: '06:00:00',
  duration: 3 * 3_600_000,
  endDate: null,
  recurrence: null,
  ...more,
});
const weekly = {
  __typename: 'SlotRecurrence' as const,
  frequency: 'WEEKLY' as const,
  interval: 1,
  weekdays: ['MO', 'TU'],
  nth: null,
  setPosition: null,
  until: null,
  count: null,
};

const emissionAnswer = (more: object = {}) => ({
  data: {
    emission: {
      __typename: 'Emission' as const,
      id: '7',
      slots: [
        slot('1', { recurrence: weekly }),
        slot('2', { startDate: '2096-12-31', endDate: '2096-12-31' }),
        slot('3', { endDate: '2020-12-31', recurrence: { ...weekly, until: '2020-12-31' } }),
      ],
      lastOccurrences: [occurrence('2020-11-23T05:00:00.000Z', '2020-11-23T08:00:00.000Z')],
      nextOccurrences: [occurrence('2096-11-26T05:00:00.000Z', '2096-11-26T08:00:00.000Z')],
      ...more,
    },
  },
});

function show(
  emission: ReturnType<typeof emissionWith>,
  abilities: typeof testViewer.abilities = presenter,
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
) {
  return renderPage(
    <>
      <EmissionPage />
      <ToastHost />
    </>,
    {
      address: '/emissions/7',
      path: '/emissions/:id',
      viewer: { ...testViewer, abilities },
      answer: (operation) => {
        if (operation.name === 'Emission') return { data: { emission } };
        if (operation.name === 'EpisodesOfEmission')
          return { data: { episodes: { __typename: 'EpisodePage', ...none } } };
        return answer(operation) ?? { error: { code: 'NOT_FOUND' } };
      },
    },
  );
}

const button = (name: string) => screen.queryByRole('button', { name });

describe('the page of an emission', () => {
  it('offers no changes to readers', async () => {
    show(emissionWith({ isMine: false }), [{ action: 'read', subject: 'Emission' }]);
    expect(await screen.findByText('From six to nine.')).toBeTruthy();
    for (const name of ['Edit', 'Delete', 'Edit people', 'Add picture', 'Add episode'])
      expect(button(name)).toBeNull();
  });

  it('offers a presenter no changes to emissions of others', async () => {
    show(emissionWith({ isMine: false }));
    expect(await screen.findByText('There are no episodes yet.')).toBeTruthy();
    for (const name of ['Edit', 'Delete', 'Edit people', 'Add picture', 'Add episode'])
      expect(button(name)).toBeNull();
  });

  it('lets a presenter change their own, and add episodes, but not delete it', async () => {
    show(emissionWith());
    await screen.findByText('There are no episodes yet.');
    for (const name of ['Edit', 'Edit people', 'Add picture', 'Add episode'])
      expect(button(name)).toBeTruthy();
    expect(button('Delete')).toBeNull();
  });

  it('shows its places in the calendar, its hours in a usual week, and when it was and is on the air', async () => {
    show(emissionWith(), planners, ({ name }) => (name === 'EmissionSlots' ? emissionAnswer() : undefined));
    const section = within(await screen.findByRole('list', { name: 'Slots in the calendar' }));
    expect(section.getAllByRole('listitem')).toHaveLength(2);
    expect(section.getByText('Every week · Monday and Tuesday · 06:00 – 09:00')).toBeTruthy();
    expect(section.queryByText(/31 Dec 2020/)).toBeNull();
    const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(factOf('Hours in a usual week')?.textContent).toBe('6 hrs');
    expect(factOf('Last broadcast')?.querySelector('time')?.dateTime).toBe('2020-11-23T05:00:00.000Z');
    expect(factOf('Next broadcast')?.querySelector('time')?.dateTime).toBe('2096-11-26T05:00:00.000Z');
    expect(screen.getByText('All times are in station time: Europe/Paris')).toBeTruthy();
  });

  it('shows the contents and menus of the website that lead to it, to people who may read contents', async () => {
    const contents = [{ __typename: 'ContentUse', id: '5', title: 'The new season' }];
    show(emissionWith(), [...presenter, { action: 'read', subject: 'Content' }], ({ name }) =>
      name === 'EmissionContentUses'
        ? {
            data: {
              emission: {
                __typename: 'Emission',
                id: '7',
                usedInMenus: true,
                usedInContents: contents,
                usedInWebsite: ['HOME', 'LEGAL'],
              },
            },
          }
        : undefined,
    );
    const link = await screen.findByRole('link', { name: 'The new season' });
    expect(link.getAttribute('href')).toBe('/admin/website/news/5');
    expect(screen.getByRole('link', { name: 'Menus' }).getAttribute('href')).toBe('/admin/website/menus');
    expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/admin/website/home');
    expect(screen.getByRole('link', { name: 'Legal pages' }).getAttribute('href')).toBe(
      '/admin/website/webmaster',
    );
  });

  it('shows since when it is on the air', async () => {
    const now = new Date(Date.now() - 60_000).toISOString();
    const on = occurrence(now, new Date(Date.now() + 3_600_000).toISOString());
    show(emissionWith(), planners, ({ name }) =>
      name === 'EmissionSlots' ? emissionAnswer({ lastOccurrences: [on] }) : undefined,
    );
    const fact = (await screen.findByText('On air since')).nextElementSibling;
    expect(fact?.querySelector('time')?.dateTime).toBe(now);
  });

  it('shows that it is not in the calendar and was never broadcast', async () => {
    show(emissionWith(), planners, ({ name }) =>
      name === 'EmissionSlots'
        ? emissionAnswer({ slots: [], lastOccurrences: [], nextOccurrences: [] })
        : undefined,
    );
    expect(await screen.findByText('Never')).toBeTruthy();
    expect(screen.getByText('It has no slot in the calendar.')).toBeTruthy();
  });

  it('requests nothing of the calendar for users who may not read it', async () => {
    const { requests } = show(emissionWith());
    await screen.findByText('There are no episodes yet.');
    expect(requests.some(({ name }) => name === 'EmissionSlots')).toBe(false);
    expect(screen.queryByText('Slots in the calendar')).toBeNull();
  });

  const episode = { kind: 'Episode', id: '1', name: 'The first' };
  const podcast = { kind: 'Podcast', id: '2', name: 'Morning' };
  const slot = { kind: 'Slot', id: '3', name: 'Morning' };

  it.each([
    [[episode, episode], 'It has 2 episodes. Delete them or move them to another emission first.'],
    [[podcast, episode], 'It has a podcast with subscribers. Delete the podcast first.'],
    [[episode, slot], 'This is in use. Remove it there first.'],
  ])('shows what prevents its deletion: %j', async (uses, message) => {
    const error = { code: 'IN_USE', total: uses.length, uses };
    show(emissionWith(), [{ action: 'manage', subject: 'all' }], ({ name }) =>
      name === 'DeleteEmission' ? { error } : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Morning' })).toBeTruthy();
  });
});
