import type { DragDropProvider } from '@dnd-kit/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { pressQuickly } from '../../../testing/pressQuickly';
import { renderPage } from '../../../testing/renderPage';
import { onWideScreen } from '../../../testing/screens';
import { testViewer } from '../../../testing/testSession';
import { itemAt, rundownWith, song } from '../testing/rundowns';
import RundownPage from './RundownPage';
import type { RundownFieldsFragment } from './rundowns.generated';

type Drag = ComponentProps<typeof DragDropProvider>;
/** The listener of the page to the end of a drag: jsdom has no layout in which something could be dragged. */
const drag = vi.hoisted(() => ({ end: undefined as Drag['onDragEnd'] }));
vi.mock('@dnd-kit/react', async (original) => {
  const kit = await original<{ DragDropProvider: (props: Drag) => React.ReactNode }>();
  return {
    ...kit,
    DragDropProvider: (props: Drag) => {
      drag.end = props.onDragEnd;
      return <kit.DragDropProvider {...props} />;
    },
  };
});

const minute = 60_000;
const seven = '2099-11-24T06:00:00.000Z';
const later = (milliseconds: number) => new Date(Date.parse(seven) + milliseconds).toISOString();
const page = (items: readonly unknown[]) => ({
  mediaItems: { __typename: 'MediaItemPage', items, totalItems: items.length, totalIsExact: true },
});

const radio = { ...testViewer.radio!, timeZone: 'Europe/Paris' };
const viewer = { ...testViewer, radio } as typeof testViewer;

function show(
  rundown: RundownFieldsFragment,
  answer: (operation: RequestedOperation) => Answer | Promise<Answer> | undefined = () => undefined,
) {
  return renderPage(<RundownPage />, {
    address: '/rundown/12/2099-11-24',
    path: '/rundown/:slotId/:date',
    viewer,
    answer: (operation) => {
      const own = answer(operation);
      if (own) return own;
      if (operation.name === 'Rundown') return { data: { rundown } };
      if (operation.name === 'ShowRundownEditing') return { data: { showRundownEditing: true } };
      if (operation.name === 'MediaForRundown') return { data: page([song('90', 'Found', 'Bo')]) };
      return { error: { code: 'FORBIDDEN' } };
    },
  });
}

const items = [itemAt('1', seven, 3 * minute), itemAt('2', later(3 * minute), 3 * minute + 15_000)];
const row = (name: RegExp | string) => screen.findByRole('listitem', { name });

describe('a rundown', () => {
  it('shows the start of each item by the station’s clock, its length, and the time left, to the second', async () => {
    show(rundownWith(items, { left: 53 * minute + 45_000 }));
    const second = await row('07:03:00 Song 2');
    expect(within(second).getAllByText('3:15').length).toBeGreaterThan(0);
    expect(screen.getByText('53:45 left')).toBeTruthy();
    expect(screen.getByText('53:45 left until the end.')).toBeTruthy();
    expect(screen.getByText(/Europe\/Paris/)).toBeTruthy();
  });

  it('shows the time over', async () => {
    show(rundownWith(items, { left: -72_000 }));
    expect(await screen.findByText('1:12 too long')).toBeTruthy();
  });

  it('shows the problems of items, their starts on the second, and unplanned gaps as text', async () => {
    const wrong = itemAt('2', later(30 * minute), minute, {
      problem: 'BEYOND_END',
      offset: 30 * minute,
      isHard: true,
      gap: 27 * minute,
      kind: 'TALK',
      title: 'News',
      media: null,
      notes: 'Call Ada first',
    });
    show(rundownWith([items[0]!, wrong]));
    const second = await row('07:30:00 News');
    expect(within(second).getByText('Beyond the end')).toBeTruthy();
    expect(within(second).getByText('07:30:00 sharp')).toBeTruthy();
    expect(within(second).getByText('27:00 empty')).toBeTruthy();
    expect(within(second).getByText('Call Ada first')).toBeTruthy();
  });

  it('is read-only without the permission, and once it is on the air', async () => {
    const startsAt = new Date(Date.now() - minute).toISOString();
    const endsAt = new Date(Date.now() + minute).toISOString();
    const { occurrence } = rundownWith([]);
    show(rundownWith(items, { isLocked: true, occurrence: { ...occurrence, startsAt, endsAt } }));
    expect(await screen.findByText('On air: locked')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Why/ })).toHaveLength(2);
  });

  it('moves an item with Alt and an arrow, seen at once, and takes that back when the server refuses', async () => {
    const { requests } = show(rundownWith(items), ({ name }) =>
      name === 'MoveRundownItems'
        ? { error: { code: 'BAD_USER_INPUT', fields: { date: 'onAir' } } }
        : undefined,
    );
    const first = await row('07:00:00 Song 1');
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'MoveRundownItems')?.variables).toMatchObject({
        itemIds: ['1'],
        to: 2,
      }),
    );
    await waitFor(() =>
      expect(screen.getAllByRole('listitem', { name: /Song/ })[0]!.getAttribute('data-item')).toBe('1'),
    );
  });

  it('shares the selected item of the viewer with others', async () => {
    const { requests } = show(rundownWith(items));
    (await row('07:03:00 Song 2')).focus();
    await waitFor(() =>
      expect(requests.findLast(({ name }) => name === 'ShowRundownEditing')?.variables).toMatchObject({
        slotId: '12',
        date: '2099-11-24',
        itemId: '2',
        leaving: false,
      }),
    );
  });

  it.each([
    ['1', 1],
    ['2', 2],
  ])('adds a medium before the item %s on which it is dropped, and gives it the focus', async (id, at) => {
    const added = itemAt('3', seven, minute);
    const { requests } = show(rundownWith(items), ({ name }) =>
      name === 'AddRundownItems'
        ? { data: { addRundownItems: rundownWith(items.toSpliced(at - 1, 0, added)) } }
        : undefined,
    );
    await row('07:00:00 Song 1');
    const source = { id: 'library-90', data: { medium: song('90', 'Found', 'Bo') } };
    act(() => drag.end?.({ canceled: false, operation: { source, target: { id } } } as never, {} as never));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'AddRundownItems')?.variables).toMatchObject({
        items: [{ kind: 'MEDIA', mediaId: '90' }],
        at,
      }),
    );
    const dropped = await screen.findByRole('listitem', { name: /Song 3/ });
    await waitFor(() => expect(document.activeElement).toBe(dropped));
  });

  it('leaves the focus in the library when a medium is picked there, so that more can be added', async () => {
    onWideScreen();
    const added = itemAt('3', later(7 * minute), minute);
    show(rundownWith(items), ({ name }) =>
      name === 'AddRundownItems' ? { data: { addRundownItems: rundownWith([...items, added]) } } : undefined,
    );
    const found = await screen.findByRole('button', { name: /Found/ });
    await userEvent.click(found);
    await screen.findByRole('listitem', { name: /Song 3/ });
    expect(document.activeElement).toBe(found);
  });

  it('sends moves one at a time and in order, each shown at once', async () => {
    const [firstItem, two] = [items[0]!, items[1]!];
    const last = itemAt('3', later(7 * minute), minute);
    const waiting: Array<(answer: Answer) => void> = [];
    const { requests } = show(rundownWith([firstItem, two, last]), ({ name }) =>
      name === 'MoveRundownItems' ? new Promise<Answer>((resolve) => waiting.push(resolve)) : undefined,
    );
    const moves = () =>
      requests.filter(({ name }) => name === 'MoveRundownItems').map(({ variables }) => variables['to']);
    const order = () =>
      screen.getAllByRole('listitem', { name: /Song/ }).map((item) => item.getAttribute('data-item'));
    const first = await row('07:00:00 Song 1');
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(order()).toEqual(['2', '1', '3']));
    fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(order()).toEqual(['2', '3', '1']));
    expect(moves()).toEqual([2]);
    act(() => waiting[0]!({ data: { moveRundownItems: rundownWith([two, firstItem, last]) } }));
    await waitFor(() => expect(moves()).toEqual([2, 3]));
    expect(order()).toEqual(['2', '3', '1']);
    act(() => waiting[1]!({ data: { moveRundownItems: rundownWith([two, last, firstItem]) } }));
    await waitFor(() =>
      expect(screen.getByRole('list', { name: /Items/ }).parentElement?.getAttribute('aria-busy')).toBe(
        'false',
      ),
    );
    expect(order()).toEqual(['2', '3', '1']);
  });

  it('moves an item with keys that are pressed quickly one after the other', async () => {
    const three = [...items, itemAt('3', later(7 * minute), minute)];
    const answers = [
      [three[1], three[0], three[2]],
      [three[1], three[2], three[0]],
    ].map((order) => rundownWith(order.map((item) => item!)));
    const { requests } = show(rundownWith(three), ({ name }) =>
      name === 'MoveRundownItems' ? { data: { moveRundownItems: answers.shift()! } } : undefined,
    );
    (await row('07:00:00 Song 1')).focus();
    await pressQuickly({ key: 'ArrowDown', altKey: true }, { key: 'ArrowDown', altKey: true });
    const moves = () =>
      requests.filter(({ name }) => name === 'MoveRundownItems').map(({ variables }) => variables['to']);
    await waitFor(() => expect(moves()).toEqual([2, 3]));
    const order = () =>
      screen.getAllByRole('listitem', { name: /Song/ }).map((item) => item.getAttribute('data-item'));
    await waitFor(() => expect(order()).toEqual(['2', '3', '1']));
    expect(document.activeElement?.getAttribute('data-item')).toBe('1');
  });

  it('shows a removal at once, and sends it after the moves before it', async () => {
    const waiting: Array<(answer: Answer) => void> = [];
    const { requests } = show(rundownWith(items), ({ name }) =>
      name === 'MoveRundownItems'
        ? new Promise<Answer>((resolve) => waiting.push(resolve))
        : name === 'RemoveRundownItems'
          ? { data: { removeRundownItems: rundownWith([items[1]!]) } }
          : undefined,
    );
    const first = await row('07:00:00 Song 1');
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(waiting).toHaveLength(1));
    fireEvent.keyDown(first, { key: 'Delete' });
    await waitFor(() => expect(screen.queryByRole('listitem', { name: /Song 1/ })).toBeNull());
    const removals = () => requests.filter(({ name }) => name === 'RemoveRundownItems');
    expect(removals()).toEqual([]);
    act(() => waiting[0]!({ data: { moveRundownItems: rundownWith(items.toReversed()) } }));
    await waitFor(() => expect(removals().map(({ variables }) => variables['itemIds'])).toEqual([['1']]));
    expect(screen.queryByRole('listitem', { name: /Song 1/ })).toBeNull();
  });

  it('inserts a missing item after a valid input alone, with the field of the problem', async () => {
    const { requests } = show(rundownWith(items), ({ name }) =>
      name === 'AddRundownItems'
        ? { error: { code: 'BAD_USER_INPUT', fields: { 'items.0.offset': 'max' } } }
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Talk' }));
    const drawer = await screen.findByRole('dialog');
    await userEvent.type(within(drawer).getByLabelText('Title'), 'Weather');
    await userEvent.type(within(drawer).getByLabelText('Length'), '1:30');
    await userEvent.type(within(drawer).getByLabelText(/^Starts at/), '07:20');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'AddRundownItems')?.variables).toMatchObject({
        at: null,
        items: [{ kind: 'TALK', title: 'Weather', duration: 90_000, offset: 20 * minute, isHard: false }],
      }),
    );
    await waitFor(() =>
      expect(
        within(drawer)
          .getByLabelText(/^Starts at/)
          .getAttribute('aria-invalid'),
      ).toBe('true'),
    );
    expect(within(drawer).getByLabelText<HTMLInputElement>('Title').value).toBe('Weather');
  });

  it('lets one choose between what two people wrote in one item', async () => {
    const theirs = { ...items[0]!, version: 2, notes: 'Theirs' };
    let isChanged = false;
    show(rundownWith(items), ({ name }) => {
      if (name === 'UpdateRundownItem') {
        isChanged = true;
        return { error: { code: 'CONFLICT' } };
      }
      return name === 'Rundown' && isChanged
        ? { data: { rundown: rundownWith([theirs, items[1]!]) } }
        : undefined;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Song 1' }));
    const drawer = await screen.findByRole('dialog');
    await userEvent.type(within(drawer).getByLabelText(/^Notes/), 'Mine');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Save changes' }));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText('Mine')).toBeTruthy();
    expect(within(question).getAllByText('Theirs')).toHaveLength(2);
  });

  it('shows the reason of an item: the rule, the number of candidates, and the skipped ones with their times', async () => {
    const why = {
      __typename: 'Why',
      rule: 'CLOCK',
      by: 'Ada Merle',
      at: '2099-11-23T10:00:00.000Z',
      sourceType: 'Clock',
      sourceId: '4',
      source: 'Day',
      candidates: 40,
      refused: [
        {
          __typename: 'Refusal',
          rule: 'ARTISTE',
          playedUntil: '2099-11-24T07:42:10.000Z',
          media: { __typename: 'MediaItem', id: '9', kind: 'SONG', title: 'Again', credit: 'Anna K.' },
        },
      ],
      gaveWay: ['ALBUM'],
      insteadOf: '',
    };
    show(rundownWith(items), ({ name }) =>
      name === 'RundownReasons'
        ? {
            data: {
              rundown: {
                __typename: 'Rundown',
                id: '12:2099-11-24',
                items: [{ __typename: 'RundownItem', id: '1', why }],
              },
            },
          }
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Why: Song 1' }));
    expect(await screen.findByText('A part of a clock selected it.')).toBeTruthy();
    expect(screen.getByText('It was chosen from 40.')).toBeTruthy();
    expect(screen.getByText('Anna K. played until 08:42')).toBeTruthy();
    expect(screen.getByText('The album repeats too soon')).toBeTruthy();
  });
});
