import { useDeleteRecord } from '../../kit/records/useDeleteRecord';
import { useDeleteInvoiceMutation, useRestoreInvoiceMutation } from './invoices.generated';

/** Moves an invoice to the recycle bin after a confirmation, and offers undo. The result is true when it was moved. */
export const useDeleteInvoice = () =>
  useDeleteRecord<{ id: string; client: { name: string } }>(useDeleteInvoiceMutation(), 'invoices', {
    values: ({ id, client: { name } }) => ({ id, name }),
    restore: useRestoreInvoiceMutation(),
  });
