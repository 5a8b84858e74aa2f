import { useDeleteRecord } from '../../kit/records/useDeleteRecord';
import { useDeleteInvoiceMutation, useRestoreInvoiceMutation } from './invoices.generated';

/** Asks, puts an invoice into the recycle bin and offers to take it back; true when it is there. */
export const useDeleteInvoice = () =>
  useDeleteRecord<{ id: string; client: { name: string } }>(useDeleteInvoiceMutation(), 'invoices', {
    values: ({ id, client: { name } }) => ({ id, name }),
    restore: useRestoreInvoiceMutation(),
  });
