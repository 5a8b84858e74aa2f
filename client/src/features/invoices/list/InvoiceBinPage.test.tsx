import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import InvoiceBinPage from './InvoiceBinPage';

it('gives back an invoice that was deleted, and deletes none for good', async () => {
  const { requests } = renderPage(<InvoiceBinPage />, {
    answer: ({ name, variables }) =>
      name === 'RestoreInvoice'
        ? { data: { restoreInvoice: { __typename: 'Invoice', id: variables['id'] } } }
        : { data: { deletedInvoices: bin } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore: #7' }));
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'RestoreInvoice')?.variables).toEqual({ id: '7' }),
  );
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

const bin = {
  __typename: 'InvoicePage',
  items: [
    {
      __typename: 'Invoice',
      id: '7',
      deletedAt: '2026-02-01T08:00:00.000Z',
      issuedDate: '2026-01-01',
      total: 1000,
      currency: 'USD',
      client: {
        __typename: 'InvoiceClient',
        id: '1',
        name: 'Mattie',
        companyEmail: 'm@example.com',
        avatar: '',
      },
    },
  ],
  totalItems: 1,
  totalIsExact: true,
};
