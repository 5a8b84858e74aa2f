import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';

const list = /* GraphQL */ `
  query ($page: Int! = 1, $perPage: Int! = 10, $search: String, $filter: InvoiceFilter, $sort: InvoiceSort) {
    invoices(page: $page, perPage: $perPage, search: $search, filter: $filter, sort: $sort) {
      totalItems
      totalIsExact
      items {
        id
        total
        balance
        invoiceStatus
        issuedDate
        client {
          id
          name
          companyEmail
        }
      }
    }
  }
`;

describe('invoices', () => {
  test('lists newest first', async () => {
    const app = await createTestApp();
    const { data } = await app.graphql(list, {}, await app.as('admin'));
    expect(data.invoices.totalItems).toBe(50);
    expect(data.invoices.items[0].id).toBe('5036');
  });
});
