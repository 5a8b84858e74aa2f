import { expect, it } from 'vitest';
import { inputOf, newInvoice, patchOf } from './invoiceFormValues';

it('issues a new invoice today, due in thirty days', () => {
  expect(newInvoice(new Date(2026, 0, 15))).toMatchObject({
    issuedDate: '2026-01-15',
    dueDate: '2026-02-14',
  });
});

it('leaves payment details alone that were not shown', () => {
  const values = { ...newInvoice(), total: '10', balance: '0' };
  expect(inputOf(values, 'USD')).toMatchObject({ total: 1000, currency: 'USD' });
  expect(patchOf(values, 'USD', false)).not.toHaveProperty('paymentDetails');
  expect(patchOf(values, 'USD', true)).toHaveProperty('paymentDetails');
});
