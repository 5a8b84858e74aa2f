// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSelection } from './useSelection';

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));
const first = rowsOf('a', 'b', 'c', 'd');
const second = rowsOf('e', 'f');

function select() {
  const { result, rerender } = renderHook(({ rows }) => useSelection(() => rows), {
    initialProps: { rows: first },
  });
  return {
    chosen: () => result.current.rows.map(({ id }) => id),
    toggle: (id: string, isReaching = false) => act(() => result.current.toggle({ id }, isReaching)),
    toggleAll: (rows: typeof first) => act(() => result.current.toggleAll(rows)),
    clear: () => act(() => result.current.clear()),
    show: (rows: typeof first) => rerender({ rows }),
  };
}

describe('the rows that are chosen', () => {
  it('are taken and let go one by one', () => {
    const list = select();
    list.toggle('b');
    list.toggle('d');
    list.toggle('b');
    expect(list.chosen()).toEqual(['d']);
  });

  it('reach from the last one to this one, in both directions', () => {
    const list = select();
    list.toggle('d');
    list.toggle('b', true);
    expect(list.chosen().toSorted()).toEqual(['b', 'c', 'd']);
    list.toggle('c', true);
    expect(list.chosen()).toEqual(['d']);
  });

  it('stay chosen on another page, where a reach begins anew', () => {
    const list = select();
    list.toggle('a');
    list.show(second);
    list.toggle('f', true);
    expect(list.chosen()).toEqual(['a', 'f']);
  });

  it('are all of a page, or those of other pages alone', () => {
    const list = select();
    list.toggle('a');
    list.show(second);
    list.toggleAll(second);
    expect(list.chosen()).toEqual(['a', 'e', 'f']);
    list.toggleAll(second);
    expect(list.chosen()).toEqual(['a']);
    list.clear();
    expect(list.chosen()).toEqual([]);
  });
});
