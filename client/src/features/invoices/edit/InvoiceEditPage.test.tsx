// @module-tag smoke
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import InvoiceEditPage from './InvoiceEditPage';

const invoice = (version: number, client: { id: string; name: string }) => ({
  __typename: 'Invoice',
  id: '5',
  version,
  issuedDate: '2026-01-01',
  dueDate: '2026-02-01',
  service: 'UI_UX_DESIGN_AND_DEVELOPMENT',
  invoiceStatus: 'SENT',
  total: 10_000,
  balance: 0,
  currency: 'USD',
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-01T08:00:00.000Z',
  client: {
    __typename: 'InvoiceClient',
    company: '',
    companyEmail: '',
    country: '',
    address: '',
    contact: '',
    avatar: '',
    ...client,
  },
  paymentDetails: {
    __typename: 'PaymentDetails',
    totalDue: 10_000,
    bankName: 'Bank',
    country: 'FR',
    iban: 'FR76',
    swiftCode: 'AGRI',
  },
});

/** First save: conflict, because another user has changed the client to Bruno. Second save: the total is rejected. */
function edit() {
  let saves = 0;
  const { requests } = renderPage(<InvoiceEditPage />, {
    address: '/invoices/5',
    path: '/invoices/:id',
    answer: ({ name }) => {
      if (name === 'InvoiceClientSearch')
        return {
          data: {
            invoiceClients: {
              __typename: 'InvoiceClientPage',
              items: [],
              totalItems: 0,
              totalIsExact: true,
            },
          },
        };
      if (name !== 'UpdateInvoice')
        return {
          data: {
            invoice:
              saves === 0 ? invoice(1, { id: '3', name: 'Ada' }) : invoice(2, { id: '4', name: 'Bruno' }),
          },
        };
      saves += 1;
      return saves === 1
        ? { error: { code: 'CONFLICT' } }
        : { error: { code: 'BAD_USER_INPUT', fields: { total: 'max' } } };
    },
  });
  return () =>
    requests.filter(({ name }) => name === 'UpdateInvoice').map(({ variables }) => variables['input']);
}

const client = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Client' });

describe('the balance of an invoice', () => {
  const change = async (label: string, value: string) => {
    await userEvent.clear(await screen.findByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), value);
  };
  const balance = () => screen.getByLabelText<HTMLInputElement>('Balance').value;

  it('follows the total, so that what was paid stays what it was', async () => {
    edit();
    await change('Total', '250');
    await waitFor(() => expect(balance()).toBe('150.00'));
    await change('Total', '30');
    await waitFor(() => expect(balance()).toBe('-70.00'));
  });

  it('is left alone once somebody has typed one', async () => {
    edit();
    await change('Balance', '20');
    await change('Total', '250');
    expect(balance()).toBe('20');
  });
});

describe('an invoice that somebody else gave to another client', () => {
  it('asks which of the two clients by name, and shows the chosen one although saving fails', async () => {
    const sent = edit();
    expect((await client()).value).toBe('Ada');
    const total = screen.getByLabelText('Total');
    await userEvent.clear(total);
    await userEvent.type(total, '200');
    await userEvent.click(screen.getByText('Save changes'));
    expect(await screen.findByText('Bruno')).toBeTruthy();
    await userEvent.click(screen.getByText('Save these values'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ clientId: '4', total: 20_000 });
    expect(await screen.findByText('This value is too large')).toBeTruthy();
    expect((await client()).value).toBe('Bruno');
  });
});
