import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { foundBy } from '../../../kit/form/pickers/found';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import type { InvoiceFormValues } from './invoiceFormValues';
import { useInvoiceClientSearchQuery } from '../invoices.generated';

const useFoundClients = foundBy(useInvoiceClientSearchQuery, ({ invoiceClients }) =>
  invoiceClients.items.map(({ id, name, company, companyEmail }) => ({
    id,
    text: name,
    detail: `${company} · ${companyEmail}`,
  })),
);

/** Field that selects the client of an invoice, found by contact person, company or e-mail address. */
export function ClientPicker({ form, label }: { form: SaveForm<InvoiceFormValues>; label: string }) {
  const { t } = useTranslation();
  const chosen = useWatch({ control: form.control, name: 'clientId' });
  return (
    <RecordPicker
      form={form}
      name="clientId"
      label={label}
      chosen={chosen}
      onChoose={(client) => form.setValue('clientId', client, { shouldDirty: true })}
      useFound={useFoundClients}
      showLabel={t('invoices.showClients')}
      placeholder={t('invoices.clientPlaceholder')}
      noneText={t('invoices.noClient')}
    />
  );
}
