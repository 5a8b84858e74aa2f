// @module-tag smoke
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SlotDaysInput } from '../../../../apollo/schemaTypes.generated';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { occurrenceWith, slotWith } from '../../testing/calendar';
import { daysLater } from '../time/wall';
import { RangeDrawer } from './RangeDrawer';

const date = '2096-11-28';
const slot = slotWith({ startDate: date });
const day = (later: number, effect: 'MOVED' | 'UNCHANGED') => ({
  __typename: 'SlotDayChange' as const,
  date: daysLater(date, later),
  effect,
  localStart: `${daysLater(date, later)}T03:10:00`,
  newLocalStart: `${daysLater(date, later)}T05:00:00`,
  newLocalEnd: `${daysLater(date, later)}T05:20:00`,
});
const conflicts = {
  __typename: 'SlotConflicts' as const,
  total: 1,
  clashes: [
    {
      __typename: 'SlotClash' as const,
      slotId: '9',
      title: 'Harbour jazz',
      localStart: `${date}T05:00:00`,
      localEnd: `${date}T06:00:00`,
    },
  ],
  freeStarts: [],
  freeLayers: [],
};

function show(answer: (operation: RequestedOperation) => Answer | undefined) {
  const save = vi.fn<(input: SlotDaysInput) => Promise<void>>(async () => undefined);
  const { requests } = renderPage(
    <RangeDrawer slot={slot} occurrence={occurrenceWith({ date })} save={save} onClose={() => undefined} />,
    { answer: (operation) => answer(operation) ?? { error: { code: 'NOT_FOUND' } } },
  );
  const previews = () =>
    requests.filter(({ name }) => name === 'SlotDaysPreview').map((request) => request.variables);
  return { save, previews };
}

const preview = (days: object[], found: object | null = null): Answer => ({
  data: { slotDaysPreview: { __typename: 'SlotDaysPreview', days, conflicts: found } },
});
const form = async () => within(await screen.findByRole('dialog'));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a change of the days between two dates', () => {
  it('requests no preview and has nothing to list before a change', async () => {
    const { previews } = show(() => undefined);
    expect(await (await form()).findByText(/Change the time, the length or the emission/)).toBeTruthy();
    expect(previews()).toEqual([]);
  });

  it('lists the days with the effect on each before it is saved, and sends only the changes', async () => {
    const days = [...Array.from({ length: 10 }, (_, later) => day(later, 'MOVED')), day(10, 'UNCHANGED')];
    const { save, previews } = show(({ name }) => (name === 'SlotDaysPreview' ? preview(days) : undefined));
    await form();
    type('To', '2096-12-08');
    type('Start', '05:00');
    expect(await screen.findByText('10 days get the new time')).toBeTruthy();
    expect(screen.getByText('1 day stays as it is')).toBeTruthy();
    expect(screen.getAllByText('05:00 – 05:20')).toHaveLength(8);
    const input = {
      from: date,
      to: '2096-12-08',
      action: 'CHANGE',
      startTime: '05:00',
      duration: null,
      emissionId: null,
    };
    expect(previews().at(-1)).toEqual({ id: '12', input });
    await userEvent.click(screen.getByRole('button', { name: 'Save days' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith(input));
  });

  it('shows what the days would clash with', async () => {
    show(({ name }) => (name === 'SlotDaysPreview' ? preview([day(0, 'MOVED')], conflicts) : undefined));
    await form();
    type('Start', '05:00');
    expect(await screen.findByText('Harbour jazz')).toBeTruthy();
    expect(screen.getByText(/, 05:00 – 06:00$/)).toBeTruthy();
    onTestFinished(() => void i18next.changeLanguage('en'));
    await i18next.changeLanguage('ar');
    expect(await screen.findByText(/^[^,]+، 05:00 – 06:00$/)).toBeTruthy();
  });

  it('cancels days without a time, and shows a message when the series has none in the range', async () => {
    const { previews } = show(({ name }) => (name === 'SlotDaysPreview' ? preview([]) : undefined));
    await form();
    type('Change', 'CANCEL');
    expect(await screen.findByText('The series has no day to come between these dates.')).toBeTruthy();
    expect(screen.queryByLabelText('Start')).toBeNull();
    expect(previews().at(-1)).toEqual({
      id: '12',
      input: { from: date, to: '2096-12-04', action: 'CANCEL' },
    });
  });
});
