import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useRecordEdit } from '../../../kit/form/useRecordEdit';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { InvoiceForm } from './InvoiceForm';
import { patchOf, valuesOf } from './invoiceFormValues';
import {
  InvoiceDocument,
  useInvoiceQuery,
  useUpdateInvoiceMutation,
  type InvoiceFieldsFragment,
} from '../invoices.generated';
import { invoicePaths } from '../paths';
import { useSeesPayment } from '../useSeesPayment';

/** Page that edits an invoice. */
export default function InvoiceEditPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useInvoiceQuery({ variables: { id, withPayment: useSeesPayment() } });
  return (
    <>
      <PageHeader
        title={t('invoices.editOf', { id })}
        back={{ to: invoicePaths.detail(id), label: t('invoices.titleOf', { id }) }}
      />
      <RecordState query={query} record={query.data?.invoice}>
        {(invoice) => <EditForm key={invoice.id} invoice={invoice} />}
      </RecordState>
    </>
  );
}

function EditForm({ invoice }: { invoice: InvoiceFieldsFragment }) {
  const { id, currency } = invoice;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const withPayment = useSeesPayment();
  const [updateInvoice] = useUpdateInvoiceMutation();
  const edit = useRecordEdit({
    record: invoice,
    valuesOf,
    load: async (runQuery) => (await runQuery(InvoiceDocument, { id, withPayment })).invoice,
    save: async (values, { version }) => {
      const input = patchOf(values, currency, withPayment);
      await updateInvoice({ variables: { id, version, input, withPayment } });
      notify({ type: 'success', title: t('invoices.saved', { id }) });
      await navigate(invoicePaths.detail(id));
    },
  });
  return (
    <InvoiceForm
      {...edit}
      currency={currency}
      withPayment={withPayment}
      saveLabel={t('actions.save')}
      cancelTo={invoicePaths.detail(id)}
    />
  );
}
