import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { RecordState } from '../../kit/data/RecordState';
import { notify } from '../../kit/feedback/notify';
import { PageHeader } from '../../kit/layout/PageHeader';
import { InvoiceForm } from './InvoiceForm';
import { patchOf, valuesOf } from './invoiceFormValues';
import {
  InvoiceDocument,
  useInvoiceQuery,
  useUpdateInvoiceMutation,
  type InvoiceFieldsFragment,
} from './invoices.generated';
import { invoicePaths } from './paths';
import { useSeesPayment } from './useSeesPayment';

/** An invoice being edited. */
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
  const client = useApolloClient();
  const withPayment = useSeesPayment();
  const [updateInvoice] = useUpdateInvoiceMutation();
  // What the form began with; the cache may change underneath it.
  const started = useRef(invoice);
  const version = useRef(invoice.version);

  return (
    <InvoiceForm
      defaultValues={valuesOf(started.current)}
      currency={currency}
      client={started.current.client}
      withPayment={withPayment}
      saveLabel={t('actions.save')}
      cancelTo={invoicePaths.detail(id)}
      loadCurrent={async () => {
        const { data } = await client.query({
          query: InvoiceDocument,
          variables: { id, withPayment },
          fetchPolicy: 'network-only',
        });
        const current = data!.invoice!;
        version.current = current.version;
        return valuesOf(current);
      }}
      save={async (values) => {
        await updateInvoice({
          variables: {
            id,
            version: version.current,
            input: patchOf(values, currency, withPayment),
            withPayment,
          },
        });
        notify({ type: 'success', title: t('invoices.saved', { id }) });
        await navigate(invoicePaths.detail(id));
      }}
    />
  );
}
