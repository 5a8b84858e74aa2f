import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { pressQuickly } from '../../../testing/pressQuickly';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { clockWith, partOf } from '../testing/clocks';
import ClockPage from './ClockPage';

const clock = clockWith([
  partOf('1'),
  partOf('2', {
    kind: 'ADVERT_BREAK',
    count: null,
    duration: 120_000,
    offset: 1_800_000,
    isHard: true,
    category: null,
  }),
]);

function show(
  actions: readonly string[],
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
) {
  const abilities = ['read', ...actions].map((action) => ({ action, subject: 'Clock' }));
  return renderPage(<ClockPage />, {
    address: '/clocks/4',
    path: '/clocks/:id',
    viewer: { ...testViewer, abilities } as typeof testViewer,
    answer: (operation) =>
      answer(operation) ??
      (operation.name === 'Clock' ? { data: { clock } } : { error: { code: 'FORBIDDEN' } }),
  });
}

const row = (number: number) => screen.findByRole('listitem', { name: `Part ${number}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe('a clock', () => {
  it('is read as a list with the minute of each part, and as a wheel', async () => {
    show([]);
    expect(within(await row(1)).getByText('3 songs of Gold')).toBeTruthy();
    expect(within(await row(2)).getByText('30:00')).toBeTruthy();
    expect(screen.getByRole('img', { name: /2 parts/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add part' })).toBeNull();
  });

  it('is changed as a whole: in another order, with its version, once one saves', async () => {
    const { requests } = show(['update'], ({ name }) =>
      name === 'SetClockParts' ? { data: { setClockParts: { ...clock, version: 3 } } } : undefined,
    );
    const handle = within(await row(2)).getByRole('button', { name: /^Move (?!to:)/ });
    fireEvent.keyDown(handle, { key: 'ArrowUp', altKey: true });
    expect(await screen.findByText('The parts were changed and are not saved yet.')).toBeTruthy();
    await save();
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'SetClockParts')?.variables).toMatchObject({
        id: '4',
        version: 2,
        parts: [
          { kind: 'ADVERT_BREAK', duration: 120_000, offset: 1_800_000, isHard: true },
          { kind: 'SONGS', count: 3, categoryId: '5', duration: null, playlistId: null },
        ],
      }),
    );
    await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull());
  });

  it('announces the moved part after keys that are pressed quickly one after the other', async () => {
    show(['update']);
    within(await row(1))
      .getByRole('button', { name: /^Move (?!to:)/ })
      .focus();
    await pressQuickly({ key: 'ArrowDown', altKey: true }, { key: 'ArrowUp', altKey: true });
    expect(screen.getByText('3 songs of Gold is now at position 1 of 2.')).toBeTruthy();
  });

  it('shows missing values beside a part, and does not send it', async () => {
    const { requests } = show(['update']);
    await row(1);
    await userEvent.click(screen.getByRole('button', { name: 'Add part' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Talk' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await save();
    expect(await within(await row(3)).findByRole('alert')).toBeTruthy();
    expect(requests.some(({ name }) => name === 'SetClockParts')).toBe(false);
  });

  it('shows problems from the server beside a part, and is sent again once they are fixed', async () => {
    let sent = 0;
    show(['update'], ({ name }) => {
      if (name !== 'SetClockParts') return undefined;
      sent += 1;
      return sent === 1
        ? { error: { code: 'BAD_USER_INPUT', fields: { 'parts.1.offset': 'min' } } }
        : { data: { setClockParts: { ...clock, version: 3 } } };
    });
    await userEvent.click(within(await row(1)).getByRole('button', { name: /^Remove/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add part' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Jingle' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await save();
    expect(await within(await row(2)).findByRole('alert')).toBeTruthy();
    await save();
    await waitFor(() => expect(sent).toBe(2));
  });
});
