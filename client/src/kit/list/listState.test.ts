import { describe, expect, it } from 'vitest';
import { nextSort, readListState, writeListState } from './listState';

const rules = {
  filters: [{ field: 'status', options: [{ value: 'PAID' }, { value: 'SENT' }] }, { field: 'role' }],
  sortKeys: ['id', 'total'],
};
const read = (address: string) => readListState(new URLSearchParams(address), rules);
const write = (address: string, patch: Parameters<typeof writeListState>[1]) =>
  writeListState(new URLSearchParams(address), patch).toString();

describe('reading the address', () => {
  it('starts on page 1 with 10 rows and nothing else', () => {
    expect(read('')).toEqual({ page: 1, perPage: 10, search: '', filters: {}, sort: undefined });
  });

  it('understands everything that it writes', () => {
    expect(read('q=mat&status=PAID&page=3&perPage=25&sort=total&order=desc')).toEqual({
      page: 3,
      perPage: 25,
      search: 'mat',
      filters: { status: 'PAID' },
      sort: { key: 'total', order: 'DESC' },
    });
  });

  it('shows all rows in one list where a list can be scrolled', () => {
    const all = new URLSearchParams('perPage=all');
    expect(readListState(all, { ...rules, canScroll: true }).perPage).toBe('all');
  });

  it.each([
    'perPage=all',
    'page=0',
    'page=-1',
    'page=x',
    'page=1e3',
    'perPage=7',
    'perPage=1000',
    'status=NONE',
    'sort=salary',
    'order=desc',
  ])('ignores %s', (address) => expect(read(address)).toEqual(read('')));

  it('believes a filter whose values are still loading', () => {
    expect(read('role=editor').filters).toEqual({ role: 'editor' });
  });

  it('cuts a search that is too long', () => {
    expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(100);
  });
});

describe('writing the address', () => {
  it('goes to page 1 when the question changes', () => {
    expect(write('page=4&q=a', { search: 'b' })).toBe('q=b');
    expect(write('page=4', { filters: { status: 'PAID' } })).toBe('status=PAID');
    expect(write('page=4', { sort: { key: 'total', order: 'DESC' } })).toBe('sort=total&order=desc');
    expect(write('page=4', { perPage: 50 })).toBe('perPage=50');
    expect(write('page=4', { perPage: 'all' })).toBe('perPage=all');
  });

  it('keeps the filters when the page changes', () => {
    expect(write('q=a&status=PAID', { page: 2 })).toBe('q=a&status=PAID&page=2');
  });

  it('leaves out default values', () => {
    expect(
      write('q=a&status=PAID&page=2&perPage=25&sort=id&order=desc', {
        search: ' ',
        filters: { status: '' },
        perPage: 10,
        sort: undefined,
      }),
    ).toBe('');
  });

  it('keeps parameters of others', () => {
    expect(write('tab=history', { page: 2 })).toBe('tab=history&page=2');
  });
});

it('sorts up, then down, then not at all', () => {
  const up = nextSort(undefined, 'total');
  expect(up).toEqual({ key: 'total', order: 'ASC' });
  const down = nextSort(up, 'total');
  expect(down).toEqual({ key: 'total', order: 'DESC' });
  expect(nextSort(down, 'total')).toBeUndefined();
  expect(nextSort(down, 'id')).toEqual({ key: 'id', order: 'ASC' });
});
