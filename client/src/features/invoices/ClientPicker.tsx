import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { foundBy } from '../../kit/form/pickers/found';
import { RecordPicker } from '../../kit/form/pickers/RecordPicker';
import type { SaveForm } from '../../kit/form/useSaveForm';
import type { InvoiceFormValues } from './invoiceFormValues';
import { useInvoiceClientSearchQuery } from './invoices.generated';

export interface PickableClient {
  id: string;
  name: string;
  company: string;
  companyEmail: string;
}

const useFoundClients = foundBy(useInvoiceClientSearchQuery, ({ invoiceClients }) =>
  invoiceClients.items.map(({ id, name, company, companyEmail }) => ({
    id,
    text: name,
    detail: `${company} · ${companyEmail}`,
  })),
);

/** Finds the client of an invoice by name, company or e-mail. */
export function ClientPicker({
  form,
  label,
  initial,
}: {
  form: SaveForm<InvoiceFormValues>;
  label: string;
  initial?: PickableClient;
}) {
  const { t } = useTranslation();
  const id = useWatch({ control: form.control, name: 'clientId' });
  const [text, setText] = useState(initial?.name ?? '');
  return (
    <RecordPicker
      form={form}
      name="clientId"
      label={label}
      chosen={{ id, text }}
      onChoose={(client) => {
        form.setValue('clientId', client.id, { shouldDirty: true });
        setText(client.text);
      }}
      useFound={useFoundClients}
      showLabel={t('invoices.showClients')}
      placeholder={t('invoices.clientPlaceholder')}
      noneText={t('invoices.noClient')}
    />
  );
}
