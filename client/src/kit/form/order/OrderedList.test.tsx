import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { OrderedList } from './OrderedList';
import { OrderedRow } from './OrderedRow';

function Letters({ letters, isEditable = true }: { letters: string[]; isEditable?: boolean }) {
  const [ids, setIds] = useState(letters);
  const move = (from: number, to: number) =>
    setIds((current) => current.toSpliced(from, 1).toSpliced(to, 0, current[from]!));
  return (
    <OrderedList ids={ids} nameAt={(index) => ids[index]!} label="Letters" onMove={move}>
      {(id, index, moveBy) => (
        <OrderedRow
          key={id}
          id={id}
          index={index}
          name={id}
          isEditable={isEditable}
          onMove={moveBy}
          actions={[]}
        >
          <span>{id}</span>
        </OrderedRow>
      )}
    </OrderedList>
  );
}

const show = (letters: string[], isEditable = true) =>
  renderPage(<Letters letters={letters} isEditable={isEditable} />, {
    answer: () => ({ error: { code: 'NOT_FOUND' } }),
  });

const order = () =>
  within(screen.getByRole('list', { name: 'Letters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function moveTo(name: string, target: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Move to: ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: target }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

describe('the menu that moves a row', () => {
  it('moves it to the top, to the bottom and to a position, and says where it is', async () => {
    show(['A', 'B', 'C', 'D']);
    await moveTo('C', 'Move to top');
    await waitFor(() => expect(order()).toEqual(['C', 'A', 'B', 'D']));
    expect(screen.getByText('C is now at position 1 of 4.')).toBeTruthy();
    await moveTo('C', 'Move to bottom');
    await waitFor(() => expect(order()).toEqual(['A', 'B', 'D', 'C']));
    await moveTo('A', 'Position 3');
    await waitFor(() => expect(order()).toEqual(['B', 'D', 'A', 'C']));
  });

  it('offers only other positions than that of the row', async () => {
    show(['A', 'B']);
    await userEvent.click(await screen.findByRole('button', { name: 'Move to: A' }));
    const isDisabled = async (name: string) =>
      (await screen.findByRole('menuitem', { name })).getAttribute('aria-disabled') === 'true';
    expect(await isDisabled('Move to top')).toBe(true);
    expect(await isDisabled('Position 1')).toBe(true);
    expect(await isDisabled('Position 2')).toBe(false);
  });

  it.each([
    ['for a single row', ['A'], true],
    ['for people who may only read', ['A', 'B'], false],
  ])('is absent %s', async (_, letters, isEditable) => {
    show(letters, isEditable);
    await screen.findByRole('list', { name: 'Letters' });
    expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull();
  });
});
