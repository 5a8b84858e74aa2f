import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { choice } from '../../../kit/form/plain/choice';
import { plainForm } from '../../../kit/form/plain/plainForm';
import {
  useDeleteInvoiceMutation,
  useRestoreInvoiceMutation,
  useSetInvoiceStatusMutation,
} from '../invoices.generated';
import { invoiceStatuses } from '../InvoiceStatusBadge';

interface Row {
  id: string;
  version: number;
}

/** Returns the bulk actions on invoices that the viewer may perform: change the status, and delete. */
export function useBulkInvoices() {
  const can = useCan();
  const [update] = useSetInvoiceStatusMutation();
  const [remove] = useDeleteInvoiceMutation();
  const [restore] = useRestoreInvoiceMutation();
  return {
    bulkChange: can({ action: 'update', subject: 'Invoice' })
      ? {
          form: changes,
          change: ({ id, version }: Row, input: Partial<Changes>) =>
            update({ variables: { id, version, input } }),
        }
      : undefined,
    bulkDelete: can({ action: 'delete', subject: 'Invoice' })
      ? {
          remove: ({ id }: Row) => remove({ variables: { id } }),
          restore: ({ id }: Row) => restore({ variables: { id } }),
        }
      : undefined,
  };
}

interface Changes {
  invoiceStatus: InvoiceStatus;
}

const changes = plainForm<Changes>({
  fields: {
    invoiceStatus: choice({
      label: 'invoices.status',
      options: invoiceStatuses,
      placeholder: 'list.bulk.keep',
      isOptional: true,
      useTextOf() {
        const { t } = useTranslation();
        return (status) => t(`invoices.statuses.${status}`);
      },
    }),
  },
});
