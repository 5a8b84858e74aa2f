import { useDeleteRecord } from '../../kit/records/useDeleteRecord';
import { useDeleteInvoiceMutation, useRestoreInvoiceMutation } from './invoices.generated';

/**
 * Returns a function that moves an invoice to the recycle bin after a confirmation. It offers undo, and resolves to
 * true when the invoice was moved.
 */
export const useDeleteInvoice = () =>
  useDeleteRecord<{ id: string; client: { name: string } }>(useDeleteInvoiceMutation(), 'invoices', {
    values: ({ id, client: { name } }) => ({ id, name }),
    restore: useRestoreInvoiceMutation(),
  });
