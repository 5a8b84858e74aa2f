import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import type { ImportedEventFragment } from '../icalendar.generated';
import { CalendarImportDrawer } from './CalendarImportDrawer';

const text = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\nEND:VCALENDAR';
const event = (more: Partial<ImportedEventFragment> = {}): ImportedEventFragment => ({
  __typename: 'ImportedEvent',
  uid: '1',
  title: 'Morning show',
  state: 'READY',
  problem: null,
  emissionTitle: 'Morning Show',
  isMatched: true,
  startDate: '2096-11-26',
  startTime: '07:00',
  duration: 3_600_000,
  recurrence: null,
  changedDays: 0,
  ...more,
});
const odd = event({
  uid: '2',
  title: 'Retreat',
  state: 'PROBLEM',
  problem: 'ALL_DAY',
  startDate: null,
  startTime: null,
  duration: null,
});

function show(answer: (operation: RequestedOperation) => Answer) {
  const [onDone, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { requests } = renderPage(<CalendarImportDrawer onDone={onDone} onClose={onClose} />, {
    answer: (operation) =>
      operation.name === 'ImportCalendar' ? answer(operation) : { error: { code: 'NOT_FOUND' } },
  });
  const sent = () =>
    requests.filter(({ name }) => name === 'ImportCalendar').map((request) => request.variables);
  return { sent, onDone, onClose };
}

const answer = (events: ImportedEventFragment[], importedCount = 0): Answer => ({
  data: { importCalendar: { __typename: 'CalendarImport', events, importedCount } },
});
const paste = async (pasted: string) =>
  fireEvent.change(await screen.findByLabelText('Or paste the file (.ics)'), { target: { value: pasted } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the import of a calendar file', () => {
  it('lists the events with their times and problems first, and imports them after a confirmation', async () => {
    const { sent, onDone, onClose } = show(({ variables }) =>
      variables['apply'] ? answer([event({ state: 'IMPORTED' }), odd], 1) : answer([event(), odd]),
    );
    await paste(text);
    await press('Show events');
    expect(await screen.findByText('1 can be imported · 1 with a problem')).toBeTruthy();
    const [first, second] = within(screen.getByRole('list', { name: 'Events of the file' })).getAllByRole(
      'listitem',
    );
    expect(first!.textContent).toContain('The event lasts all day');
    expect(second!.textContent).toContain('Emission with the same title: Morning Show');
    expect(second!.textContent).toContain('07:00 – 08:00');
    await press('Import 1 event');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent().map(({ apply }) => apply)).toEqual([false, true]);
    expect(sent()[1]).toMatchObject({
      input: { text, category: 'LIVE', layer: 'PROGRAMMES', defaultEmissionId: null },
    });
    // The drawer stays open, because it lists events that were not imported.
    expect(await screen.findByText('1 imported · 1 with a problem')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('lists again when the file or a choice has changed', async () => {
    const { sent } = show(() => answer([event()]));
    await paste(text);
    await press('Show events');
    expect(await screen.findByRole('button', { name: 'Import 1 event' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'MULTIMEDIA' } });
    expect(screen.queryByText('1 can be imported')).toBeNull();
    await press('Show events');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().every(({ apply }) => apply === false)).toBe(true);
  });

  const tooLarge = /^A file has at most 1,000,000 characters and 2,000 events\. Export a shorter period/;
  const many = [
    'BEGIN:VCALENDAR',
    ...Array.from({ length: 2001 }, (_, index) => `BEGIN:VEVENT\r\nUID:${index}\r\nEND:VEVENT`),
    'END:VCALENDAR',
  ].join('\r\n');

  const series = [
    'BEGIN:VCALENDAR',
    ...Array.from({ length: 201 }, () => 'BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Daily\r\nEND:VEVENT'),
    'END:VCALENDAR',
  ].join('\r\n');

  it.each([
    ['nothing', ' ', /./],
    ['a file with a series that is too large', series, /^The series “Daily” is too large.* 200 events/],
    ['a file that is too large', `${text}${' '.repeat(1_000_000)}`, tooLarge],
    ['a file with too many events', many, tooLarge],
  ])('sends no request for %s', async (_, pasted, message) => {
    const { sent } = show(() => answer([]));
    expect(
      await screen.findByText(/A file has at most 1,000,000 characters and 2,000 events\.$/),
    ).toBeTruthy();
    await paste(pasted);
    await press('Show events');
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(sent()).toEqual([]);
  });

  it('closes without a question once it is done', async () => {
    const { onClose } = show(({ variables }) =>
      variables['apply'] ? answer([event({ state: 'IMPORTED' }), odd], 1) : answer([event(), odd]),
    );
    await paste(text);
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'MULTIMEDIA' } });
    await press('Show events');
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 event' }));
    expect(await screen.findByText('1 imported · 1 with a problem')).toBeTruthy();
    await press('Cancel');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('shows at the file that it is not a calendar', async () => {
    show(() => ({ error: { code: 'BAD_USER_INPUT', fields: { text: 'notCalendar' } } }));
    await paste('Dear all,');
    await press('Show events');
    expect(await screen.findByText(/not a complete calendar file/)).toBeTruthy();
  });
});
