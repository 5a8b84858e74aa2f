import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../kit/feedback/toasts/notify';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { InvoiceForm } from './InvoiceForm';
import { inputOf, newInvoice } from './invoiceFormValues';
import { useCreateInvoiceMutation } from '../invoices.generated';
import { invoicePaths } from '../paths';
import { useSeesPayment } from '../useSeesPayment';

const currency = 'USD';

/** Page that creates an invoice. */
export default function InvoiceCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const withPayment = useSeesPayment();
  const [createInvoice] = useCreateInvoiceMutation();
  const [defaultValues] = useState(() => newInvoice());
  return (
    <>
      <PageHeader title={t('invoices.add')} back={{ to: invoicePaths.list, label: t('invoices.title') }} />
      <InvoiceForm
        defaultValues={defaultValues}
        currency={currency}
        saveLabel={t('invoices.add')}
        cancelTo={invoicePaths.list}
        save={async (values) => {
          const { data } = await createInvoice({
            variables: { input: inputOf(values, currency), withPayment },
          });
          const id = data!.createInvoice.id;
          notify({ type: 'success', title: t('invoices.added', { id }) });
          await navigate(invoicePaths.detail(id));
        }}
      />
    </>
  );
}
