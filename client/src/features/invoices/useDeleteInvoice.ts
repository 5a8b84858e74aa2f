import { useDeleteRecord } from '../../kit/records/useDeleteRecord';
import { useDeleteInvoiceMutation } from './invoices.generated';

/** Asks, deletes an invoice and tells; true when it is gone. */
export const useDeleteInvoice = () =>
  useDeleteRecord<{ id: string; client: { name: string } }>(useDeleteInvoiceMutation(), 'invoices', {
    values: ({ id, client: { name } }) => ({ id, name }),
  });
