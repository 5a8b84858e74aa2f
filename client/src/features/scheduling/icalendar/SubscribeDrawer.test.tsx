import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import type { CalendarFeedFieldsFragment } from './icalendar.generated';
import { SubscribeDrawer } from './SubscribeDrawer';

const address = 'https://radio.example/calendar.ics?key=secret';

const feedWith = (given: Partial<CalendarFeedFieldsFragment>): CalendarFeedFieldsFragment => ({
  __typename: 'CalendarFeed',
  id: '5',
  name: '',
  kind: 'RADIO',
  isOwn: true,
  lastReadAt: null,
  createdAt: '2026-11-23T10:00:00.000Z',
  emission: null,
  maker: { __typename: 'Colleague', id: '1', fullName: 'Ada Merle' },
  ...given,
});

function show({
  feeds = [],
  emission,
  answer,
}: {
  feeds?: readonly CalendarFeedFieldsFragment[];
  emission?: { id: string; title: string };
  answer?: (operation: RequestedOperation) => Answer | undefined;
} = {}) {
  let shown = [...feeds];
  const { requests } = renderPage(
    <SubscribeDrawer {...(emission && { emission })} onClose={() => undefined} />,
    {
      answer: (operation) => {
        const { name, variables } = operation;
        const given = answer?.(operation);
        if (given) return given;
        if (name === 'RevokeCalendarFeed') {
          shown = shown.filter(({ id }) => id !== variables['id']);
          return { data: { revokeCalendarFeed: variables['id'] } };
        }
        if (name === 'CreateCalendarFeed') {
          const { kind, name: called } = variables['input'] as CalendarFeedFieldsFragment;
          const calendarFeed = feedWith({ id: '9', kind, name: called });
          shown = [...shown, calendarFeed];
          const made = { __typename: 'NewCalendarFeed' as const, address, calendarFeed };
          return { data: { createCalendarFeed: made } };
        }
        if (name !== 'CalendarFeeds') return { error: { code: 'FORBIDDEN' } };
        const page = { items: shown, totalItems: shown.length, totalIsExact: true };
        return { data: { calendarFeeds: { __typename: 'CalendarFeedPage', ...page } } };
      },
    },
  );
  return (operation: string) =>
    requests.filter(({ name }) => name === operation).map(({ variables }) => variables);
}

const make = async () => userEvent.click(await screen.findByRole('button', { name: 'Create address' }));

describe('the subscriptions to the calendar', () => {
  it('show the contents of each feed, its owner, and whether it was read', async () => {
    show({
      feeds: [
        feedWith({ name: 'Phone', kind: 'PERSON' }),
        feedWith({ id: '6', kind: 'PERSON', isOwn: false, lastReadAt: '2026-11-23T09:00:00.000Z' }),
      ],
    });
    const [mine, theirs] = await screen.findAllByRole('listitem');
    expect(mine!.textContent).toMatch(/Phone.*My broadcasts.*Not read yet/);
    expect(theirs!.textContent).toMatch(/Broadcasts in which the person takes part.*By Ada Merle.*Last read/);
  });

  it('are made of what one chooses, and show their address once', async () => {
    const sent = show();
    expect(
      await screen.findByText(
        'There are no addresses yet. Create one to see the schedule in your calendar app.',
      ),
    ).toBeTruthy();
    await make();
    await userEvent.selectOptions(await screen.findByLabelText('Contents'), 'My broadcasts');
    await userEvent.type(screen.getByLabelText(/^Name/), 'Phone');
    await make();
    expect((await screen.findByRole('textbox', { name: 'Address' })).textContent).toBe(address);
    expect(screen.getByRole('link').getAttribute('href')).toBe(address.replace('https:', 'webcal:'));
    expect(sent('CreateCalendarFeed')).toEqual([{ input: { kind: 'PERSON', name: 'Phone' } }]);
    expect(await screen.findByRole('listitem')).toBeTruthy();
  });

  it('begin with the emission of a page', async () => {
    const sent = show({ emission: { id: '7', title: 'Morning' } });
    expect(await screen.findByDisplayValue('Morning')).toBeTruthy();
    await make();
    await waitFor(() =>
      expect(sent('CreateCalendarFeed')).toEqual([
        { input: { kind: 'EMISSION', emissionId: '7', name: '' } },
      ]),
    );
  });

  it('leave the typed values when they cannot be created, with the reason', async () => {
    show({
      answer: ({ name }) =>
        name === 'CreateCalendarFeed'
          ? { error: { code: 'BAD_USER_INPUT', fields: { emissionId: 'required' } } }
          : undefined,
    });
    await make();
    await userEvent.selectOptions(await screen.findByLabelText('Contents'), 'One emission');
    await userEvent.type(screen.getByLabelText(/^Name/), 'Phone');
    await make();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Emission/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Phone');
  });

  it('are revoked once that is sure', async () => {
    const sent = show({ feeds: [feedWith({ name: 'Phone' })] });
    const dialog = await waitFor(async () => {
      const revoke = screen.queryByRole('button', { name: 'Revoke: Phone' });
      if (revoke) await userEvent.click(revoke);
      return screen.getByRole('alertdialog');
    });
    expect(sent('RevokeCalendarFeed')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(sent('RevokeCalendarFeed')).toEqual([{ id: '5' }]));
    expect(
      await screen.findByText(
        'There are no addresses yet. Create one to see the schedule in your calendar app.',
      ),
    ).toBeTruthy();
  });
});
