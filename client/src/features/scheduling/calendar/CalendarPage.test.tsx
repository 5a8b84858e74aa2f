import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { occurrenceWith, slotWith } from '../testing/calendar';
import CalendarPage from './CalendarPage';
import type CalendarGrid from './grid/CalendarGrid';

type GridProps = Parameters<typeof CalendarGrid>[0];

/** Fake grid with a button per occurrence; the real one is tested in a browser. */
function Grid({ occurrences, onOpen, onShown }: GridProps) {
  useEffect(() => {
    const from = Date.parse(date);
    onShown({ from, to: from + 86_400_000, title: date });
  }, [onShown]);
  return occurrences.map((occurrence) => (
    <button key={occurrence.id} type="button" onClick={() => onOpen(occurrence)}>
      {occurrence.title} {occurrence.localStart.slice(11, 16)}
    </button>
  ));
}
vi.mock('./grid/CalendarGrid', () => ({ default: Grid }));

/** A day in the distant future, because past occurrences cannot be changed. */
const date = '2096-11-28';
const weekly = {
  __typename: 'SlotRecurrence' as const,
  frequency: 'WEEKLY' as const,
  interval: 1,
  weekdays: [],
  nth: null,
  setPosition: null,
  until: null,
  count: null,
};
const occurrence = occurrenceWith({
  id: `12:${date}`,
  date,
  startsAt: `${date}T02:10:00.000Z`,
  endsAt: `${date}T02:30:00.000Z`,
  localStart: `${date}T03:10:00`,
  localEnd: `${date}T03:30:00`,
  slot: slotWith({ startDate: date, recurrence: weekly }),
});
const emission = {
  __typename: 'Emission' as const,
  id: '7',
  isMine: true,
  title: 'Night Line',
  colour: '#1e293b',
  usualDuration: 1_800_000,
  state: 'RUNNING' as const,
};

function show(refuse: (operation: RequestedOperation) => Answer | undefined) {
  const { requests } = renderPage(
    <>
      <CalendarPage />
      <ToastHost />
    </>,
    {
      address: `/calendar?date=${date}`,
      path: '/calendar',
      answer: (operation) => {
        const answer = refuse(operation);
        if (answer) return answer;
        if (operation.name === 'Calendar') return { data: { calendar: [occurrence] } };
        if (operation.name === 'EmissionsToPlan')
          return {
            data: {
              emissions: { __typename: 'EmissionPage', items: [emission], totalItems: 1, totalIsExact: true },
            },
          };
        return { error: { code: 'NOT_FOUND' } };
      },
    },
  );
  return (name: string) =>
    requests.filter((request) => request.name === name).map(({ variables }) => variables);
}

const clash = {
  code: 'SCHEDULE_CONFLICT',
  total: 1,
  clashes: [
    { slotId: '9', title: 'Harbour jazz', localStart: `${date}T04:00:00`, localEnd: `${date}T05:00:00` },
  ],
  freeStarts: ['05:00:00'],
  freeLayers: ['ADVERTS'],
};
const wrong = (fields: object) => ({ code: 'BAD_USER_INPUT', fields });

const drawer = async () => within(await screen.findByRole('dialog'));
const field = (of: Awaited<ReturnType<typeof drawer>>, label: string | RegExp) =>
  of.getByLabelText<HTMLInputElement>(label);

/** Replaces the text of a field. */
function type(of: Awaited<ReturnType<typeof drawer>>, label: string | RegExp, text: string) {
  fireEvent.change(field(of, label), { target: { value: text } });
}

async function planSomething() {
  await userEvent.click(await screen.findByRole('button', { name: 'Night Line' }));
  const form = await drawer();
  await userEvent.click(form.getByRole('button', { name: 'All fields' }));
  type(form, /^Title/, 'Quiet mile');
  type(form, 'Start', '04:10');
  type(form, 'Length in minutes', '35');
  const send = () => userEvent.click(form.getByRole('button', { name: 'Add slot' }));
  return { form, send };
}

async function change(scope: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Night Line.*03:10/ }));
  await userEvent.click((await drawer()).getByRole('button', { name: 'Edit' }));
  const requests = within(await screen.findByRole('alertdialog'));
  await userEvent.click(requests.getByRole('button', { name: scope }));
  await screen.findByRole('button', { name: 'Save changes' });
  const form = await drawer();
  type(form, /^Title/, 'Quiet mile');
  type(form, 'Start', '04:10');
  const send = () => userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  return { form, send };
}

describe('planning in the calendar', () => {
  it.each([
    ['a clash', clash, 'Another slot is in the way on 1 day.'],
    ['an emission that is over', wrong({ emissionId: 'ended' }), /This emission has ended/],
    ['an hour that does not exist', wrong({ startTime: 'skippedHour' }), /This hour does not exist/],
    ['what nobody foresaw', { code: 'INTERNAL_SERVER_ERROR' }, /went wrong/],
  ])('leaves the typed values and shows the reason of a refusal: %s', async (_, error, words) => {
    const requests = show(({ name }) => (name === 'CreateSlot' ? { error } : undefined));
    const { form, send } = await planSomething();
    await send();
    expect(await form.findByText(words)).toBeTruthy();
    expect(field(form, /^Title/).value).toBe('Quiet mile');
    expect(field(form, 'Start').value).toBe('04:10');
    expect(field(form, 'Length in minutes').value).toBe('35');
    expect(form.getByRole<HTMLInputElement>('combobox', { name: /^Emission/ }).value).toBe('Night Line');
    // After the failure, the same input can be sent again.
    await send();
    await waitFor(() => expect(requests('CreateSlot')).toHaveLength(2));
    expect(requests('CreateSlot')[1]).toEqual(requests('CreateSlot')[0]);
  });

  it('takes a time or a layer at which it would fit, and lets the clash go', async () => {
    show(({ name }) => (name === 'CreateSlot' ? { error: clash } : undefined));
    const { form, send } = await planSomething();
    await send();
    await userEvent.click(await form.findByRole('button', { name: '05:00' }));
    expect(field(form, 'Start').value).toBe('05:00');
    expect(form.queryByText('Harbour jazz')).toBeNull();
    expect(field(form, /^Title/).value).toBe('Quiet mile');
    await send();
    await userEvent.click(await form.findByRole('button', { name: 'Adverts' }));
    expect(field(form, 'Layer').value).toBe('ADVERTS');
  });

  it('shows all fields when the chosen entry of the panel may no longer be planned', async () => {
    show(({ name }) => (name === 'CreateSlot' ? { error: wrong({ emissionId: 'ended' }) } : undefined));
    await userEvent.click(await screen.findByRole('button', { name: 'Night Line' }));
    const form = await drawer();
    type(form, 'Start', '04:10');
    await userEvent.click(form.getByRole('button', { name: 'Add slot' }));
    expect(await form.findByText(/This emission has ended/)).toBeTruthy();
    expect(field(form, 'Start').value).toBe('04:10');
  });
});

describe('a day that is changed', () => {
  it.each([
    ['a clash', clash, 'Another slot is in the way on 1 day.'],
    ['an hour that does not exist', wrong({ localStart: 'skippedHour' }), /This hour does not exist/],
    [
      'an episode that is of another emission',
      wrong({ episodeId: 'elsewhere' }),
      'This does not belong to the place above. Choose another',
    ],
  ])('leaves the typed values of a day and shows the reason of a refusal: %s', async (_, error, words) => {
    const requests = show(({ name }) => (name === 'ChangeOccurrence' ? { error } : undefined));
    const { form, send } = await change('This day');
    await send();
    await waitFor(() => expect(requests('ChangeOccurrence')).toHaveLength(1));
    expect(requests('ChangeOccurrence')[0]!['input']).toEqual({
      localStart: `${date}T04:10`,
      title: 'Quiet mile',
    });
    expect((await form.findAllByText(words)).length).toBeGreaterThan(0);
    expect(field(form, /^Title/).value).toBe('Quiet mile');
    expect(field(form, 'Start').value).toBe('04:10');
  });
});

describe('a series that is changed', () => {
  it.each([
    ['a clash', clash, 'Another slot is in the way on 1 day.'],
    ['an emission that is over', wrong({ emissionId: 'ended' }), /This emission has ended/],
    ['an hour that does not exist', wrong({ startTime: 'skippedHour' }), /This hour does not exist/],
  ])('leaves the typed values of a move and shows the reason of a refusal: %s', async (_, error, words) => {
    const requests = show(({ name }) => (name === 'UpdateSlot' ? { error } : undefined));
    const { form, send } = await change('All days');
    await send();
    await waitFor(() => expect(requests('UpdateSlot')).toHaveLength(1));
    expect(await form.findByText(words)).toBeTruthy();
    expect(field(form, /^Title/).value).toBe('Quiet mile');
    expect(field(form, 'Start').value).toBe('04:10');
  });
});

describe('a series that moves', () => {
  const move = (to: string | null, more: object) => ({
    __typename: 'SlotDayMove',
    date: '2096-12-05',
    to,
    title: '',
    contents: ['EPISODE'],
    ...more,
  });

  it.each(['All days', 'This and following days'])(
    'lists before saving the days that cannot move along: %s',
    async (scope) => {
      const moves = [
        move('2096-12-06', {}),
        move(null, { date: '2096-12-12', title: 'Own title 2', contents: ['TITLE', 'CANCELLATION'] }),
      ];
      const requests = show(({ name }) =>
        name === 'SlotDayMoves' ? { data: { slotDayMoves: moves } } : undefined,
      );
      const { form } = await change(scope);
      expect(await form.findByText('One day cannot be moved')).toBeTruthy();
      expect(form.getByText('Own title 2')).toBeTruthy();
      expect(form.getByText('own title, cancelled')).toBeTruthy();
      expect(form.getByText('One day with its own changes moves too.')).toBeTruthy();
      expect(requests('UpdateSlot')).toEqual([]);
      expect(requests('SlotDayMoves').at(-1)).toEqual({ id: '12', input: { startTime: '04:10' } });
    },
  );

  it('asks for no confirmation for a change of one day', async () => {
    const requests = show(() => undefined);
    const { send } = await change('This day');
    await send();
    await waitFor(() => expect(requests('ChangeOccurrence')).toHaveLength(1));
    expect(requests('SlotDayMoves')).toEqual([]);
  });
});

describe('actions on a day or its series', () => {
  it.each([
    ['Cancel on this day', 'CancelOccurrence', { code: 'CONFLICT' }],
    ['Delete series', 'DeleteSlot', { code: 'FORBIDDEN' }],
  ])('leaves it open when it is refused: %s', async (button, operation, error) => {
    const requests = show(({ name }) => (name === operation ? { error } : undefined));
    await userEvent.click(await screen.findByRole('button', { name: /^Night Line.*03:10/ }));
    await userEvent.click((await drawer()).getByRole('button', { name: button }));
    if (operation === 'DeleteSlot')
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
      );
    await waitFor(() => expect(requests(operation)).toHaveLength(1));
    expect(await screen.findByText('That did not work. Try again.')).toBeTruthy();
    expect((await drawer()).getByRole('button', { name: button })).toBeTruthy();
  });
});

describe('the days of a series between two dates', () => {
  const days = [
    {
      __typename: 'SlotDayChange' as const,
      date,
      effect: 'CANCELLED' as const,
      localStart: `${date}T03:10:00`,
      newLocalStart: `${date}T03:10:00`,
      newLocalEnd: `${date}T03:30:00`,
    },
  ];

  /** Opens the drawer of a series, cancels some of its days, and undoes the cancellation. */
  async function cancelAndUndo(replacement: { __typename: 'Slot'; id: string } | null) {
    const requests = show(({ name }) => {
      if (name === 'SlotDaysPreview')
        return {
          data: { slotDaysPreview: { __typename: 'SlotDaysPreview', days, conflicts: null } },
        };
      if (name === 'ChangeSlotDays')
        return { data: { changeSlotDays: { __typename: 'SlotDaysChanged', days, replacement } } };
      return name === 'DeleteSlot' ? { data: { deleteSlot: '40' } } : undefined;
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Night Line.*03:10/ }));
    await userEvent.click((await drawer()).getByRole('button', { name: 'Edit days between two dates' }));
    const form = await drawer();
    fireEvent.change(await form.findByLabelText('Change'), { target: { value: 'CANCEL' } });
    expect(await form.findByText('1 day is cancelled')).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Save days' }));
    expect(await screen.findByText('1 day changed')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(requests('ChangeSlotDays')).toHaveLength(2));
    return requests;
  }

  it('are cancelled in one step, and the days that changed take place again when that is undone', async () => {
    const requests = await cancelAndUndo(null);
    const range = { from: date, to: '2096-12-04' };
    expect(requests('ChangeSlotDays')).toEqual([
      { id: '12', version: 4, input: { ...range, action: 'CANCEL' } },
      { id: '12', version: 4, input: { ...range, action: 'RESTORE' }, dates: [date] },
    ]);
    expect(requests('DeleteSlot')).toEqual([]);
  });

  it('lose the slot that replaced them before they take place again', async () => {
    const requests = await cancelAndUndo({ __typename: 'Slot', id: '40' });
    expect(requests('DeleteSlot')).toEqual([{ id: '40' }]);
  });
});
