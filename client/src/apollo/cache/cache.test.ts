import { gql } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCache, forgetStale, removedIds } from './cache';

const listQuery = gql`
  query List($page: Int, $perPage: Int, $search: String, $filter: InvoiceFilter, $sort: [InvoiceSort!]) {
    invoices(page: $page, perPage: $perPage, search: $search, filter: $filter, sort: $sort) {
      items {
        id
        total
      }
      totalItems
      totalIsExact
    }
  }
`;
const countQuery = gql`
  query Count {
    invoices {
      totalItems
    }
  }
`;
const recordQuery = gql`
  query Record($id: ID!) {
    invoice(id: $id) {
      id
      total
    }
  }
`;

const clientQuery = gql`
  query Client {
    invoiceClient(id: "4") {
      id
      name
      invoices(first: 3) {
        id
      }
    }
  }
`;

let cache: InMemoryCache;
beforeEach(() => {
  cache = createCache();
});

describe('paged lists', () => {
  it('reads pages of another size from rows that are already there', () => {
    write({ page: 1, perPage: 10 }, ids(1, 10));
    write({ page: 2, perPage: 10 }, ids(11, 20));

    expect(read({ page: 1, perPage: 10 })).toEqual(ids(1, 10));
    expect(read({ page: 4, perPage: 5 })).toEqual(ids(16, 20));
    expect(read({ page: 1, perPage: 20 })).toEqual(ids(1, 20));
  });

  it('does not answer for rows it never saw', () => {
    write({ page: 3, perPage: 10 }, ids(21, 25));

    expect(read({ page: 3, perPage: 10 })).toEqual(ids(21, 25));
    expect(read({ page: 1, perPage: 10 })).toBeUndefined();
    expect(read({ page: 1, perPage: 50 })).toBeUndefined();
  });

  it('knows that the last page is short', () => {
    write({ page: 3, perPage: 10 }, ids(21, 25));
    expect(read({ page: 3, perPage: 10 })).toHaveLength(5);

    write({ page: 1, perPage: 10, search: 'long' }, ids(1, 5), { totalItems: 10_000, totalIsExact: false });
    expect(read({ page: 1, perPage: 10, search: 'long' })).toBeUndefined();
  });

  it('keeps one list per question, and takes empty values for none', () => {
    write(
      { page: 1, perPage: 10, search: '', filter: { invoiceStatus: { eq: null } }, sort: null },
      ids(1, 10),
    );

    expect(read({ page: 1, perPage: 10 })).toEqual(ids(1, 10));
    expect(read({ page: 1, perPage: 10, filter: {} })).toEqual(ids(1, 10));
    expect(read({ page: 1, perPage: 10, search: 'x' })).toBeUndefined();
    expect(read({ page: 1, perPage: 10, sort: [{ total: 'ASC' }] })).toBeUndefined();
  });

  it('does not mix filters that are written in another order, nor sorts that are', () => {
    write({ page: 1, perPage: 10, filter: { service: { eq: 'A' }, id: { eq: '1' } } }, ids(1, 10));
    write({ page: 1, perPage: 10, sort: [{ total: 'ASC' }, { id: 'DESC' }] }, ids(1, 10));

    expect(read({ page: 1, perPage: 10, filter: { id: { eq: '1' }, service: { eq: 'A' } } })).toEqual(
      ids(1, 10),
    );
    expect(read({ page: 1, perPage: 10, sort: [{ id: 'DESC' }, { total: 'ASC' }] })).toBeUndefined();
  });

  it('forgets older pages when the total has changed, for rows may have moved', () => {
    write({ page: 1, perPage: 10 }, ids(1, 10));
    write({ page: 2, perPage: 10 }, ids(11, 20), { totalItems: 26, totalIsExact: true });

    expect(read({ page: 2, perPage: 10 })).toEqual(ids(11, 20));
    expect(read({ page: 1, perPage: 10 })).toBeUndefined();
  });

  it('answers a count from a list, and keeps rows when only a count is written', () => {
    write({ page: 1, perPage: 10 }, ids(1, 10));
    expect(cache.readQuery({ query: countQuery })).toEqual({
      invoices: { __typename: 'InvoicePage', totalItems: 25 },
    });

    cache.writeQuery({
      query: countQuery,
      data: { invoices: { __typename: 'InvoicePage', totalItems: 25 } },
    });
    expect(read({ page: 1, perPage: 10 })).toEqual(ids(1, 10));
  });
});

describe('records', () => {
  it('are read from the row of a list', () => {
    write({ page: 1, perPage: 10 }, ids(1, 10));
    expect(cache.readQuery({ query: recordQuery, variables: { id: '7' } })).toMatchObject({
      invoice: { id: '7' },
    });
    expect(cache.readQuery({ query: recordQuery, variables: { id: '99' } })).toBeNull();
  });

  it('stay not found when the server said so', () => {
    cache.writeQuery({ query: recordQuery, variables: { id: '8' }, data: { invoice: null } });
    expect(cache.readQuery({ query: recordQuery, variables: { id: '8' } })).toEqual({ invoice: null });
  });
});

describe('the cache after a mutation', () => {
  it('is every list of that kind, whatever its question, and no other', () => {
    write({ page: 1, perPage: 10 }, ids(1, 10));
    write({ page: 1, perPage: 10, search: 'x' }, ids(1, 10));
    const users = { users: { __typename: 'UserPage', totalItems: 3 } };
    const usersQuery = gql`
      query Users {
        users {
          totalItems
        }
      }
    `;
    cache.writeQuery({ query: usersQuery, data: users });

    forgetStale(cache, { lists: ['invoices'] });

    expect(read({ page: 1, perPage: 10 })).toBeUndefined();
    expect(read({ page: 1, perPage: 10, search: 'x' })).toBeUndefined();
    expect(cache.readQuery({ query: usersQuery })).toEqual(users);
  });

  it('is the list inside other records', () => {
    const client = { __typename: 'InvoiceClient', id: '4', name: 'Atelier', invoices: [] };
    cache.writeQuery({ query: clientQuery, data: { invoiceClient: client } });
    expect(cache.readQuery({ query: clientQuery })).not.toBeNull();

    forgetStale(cache, { within: { InvoiceClient: ['invoices'] } });

    expect(cache.readQuery({ query: clientQuery })).toBeNull();
    expect(cache.extract()).toMatchObject({ 'InvoiceClient:4': { name: 'Atelier' } });
  });

  it.each([
    { by: 'id', variables: { id: '7' } },
    { by: 'ids', variables: { ids: ['7', '8'] } },
    { by: 'otherIds', variables: { intoId: '1', otherIds: ['7'] } },
  ])('is what its variable $by takes away, and nothing that stays', ({ by, variables }) => {
    const forgets = { lists: ['invoices'], removed: { types: ['Invoice'], by } };
    write({ page: 1, perPage: 10 }, ids(1, 10));
    forgetStale(cache, { removed: forgets.removed }, removedIds(forgets, variables));
    expect(cache.extract()).not.toHaveProperty(['Invoice:7']);
    expect(cache.extract()).toHaveProperty(['Invoice:1']);
  });

  it('is no record when none of its variables names one', () => {
    expect(removedIds({ removed: { types: ['Invoice'] } }, { id: '7' })).toEqual([]);
  });
});

function write(variables: object, rows: string[], totals = { totalItems: 25, totalIsExact: true }) {
  const items = rows.map((id) => ({ __typename: 'Invoice', id, total: Number(id) * 100 }));
  cache.writeQuery({
    query: listQuery,
    variables,
    data: { invoices: { __typename: 'InvoicePage', items, ...totals } },
  });
}

function read(variables: object) {
  const data = cache.readQuery<{ invoices: { items: { id: string }[] } }>({ query: listQuery, variables });
  return data?.invoices.items.map(({ id }) => id);
}

function ids(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
