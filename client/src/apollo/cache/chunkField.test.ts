import { InMemoryCache, gql } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';
import { chunkField } from './chunkField';

const query = gql`
  query Items($of: ID!, $page: Int!) {
    items(of: $of, page: $page, perPage: 2) {
      items {
        id
      }
      totalItems
    }
  }
`;
let cache: InMemoryCache;
const write = (page: number, ids: string[], totalItems = 5, of = '1') =>
  cache.writeQuery({
    query,
    variables: { of, page },
    data: { items: { __typename: 'Page', items: ids.map((id) => ({ __typename: 'Item', id })), totalItems } },
  });
const read = (of = '1') =>
  cache
    .readQuery<{ items: { items: { id: string }[] } }>({ query, variables: { of, page: 1 } })
    ?.items.items.map(({ id }) => id)
    .join('');

beforeEach(() => {
  cache = new InMemoryCache({ typePolicies: { Query: { fields: { items: chunkField('of') } } } });
});

it('returns all loaded rows to a request for the first page', () => {
  write(1, ['a', 'b']);
  write(2, ['c', 'd']);
  expect(read()).toBe('abcd');
  write(1, ['b', 'a']);
  expect(read()).toBe('bacd');
});

it('forgets later pages when the total has changed, for rows may have moved', () => {
  write(1, ['a', 'b']);
  write(2, ['c', 'd']);
  write(1, ['x', 'a'], 6);
  expect(read()).toBe('xa');
});

it('ignores a page that does not follow the loaded rows', () => {
  write(1, ['a', 'b']);
  write(3, ['e']);
  expect(read()).toBe('ab');
});

it('keeps the lists of different things apart', () => {
  write(1, ['a', 'b']);
  write(1, ['z'], 1, '2');
  expect(read()).toBe('ab');
  expect(read('2')).toBe('z');
});
