import { Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { InvoiceService } from '../../../apollo/schemaTypes.generated';
import { useFormat } from '../../../kit/data/format/useFormat';
import { FormActions } from '../../../kit/form/FormActions';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import type { FieldNames } from '../../../kit/form/conflict/ConflictDialog';
import { FieldPair, MoneyField, SelectField, TextField } from '../../../kit/form/fields/fields';
import { FormHead } from '../../../kit/form/FormHead';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { ClientPicker } from './ClientPicker';
import { currencySymbol, minorUnits } from '../../../kit/form/money';
import { useBalanceOfTotal } from '../list/useBalanceOfTotal';
import { invoiceUnits, type InvoiceFormValues } from './invoiceFormValues';
import { invoiceStatuses } from '../InvoiceStatusBadge';

const services = [
  'SOFTWARE_DEVELOPMENT',
  'UI_UX_DESIGN_AND_DEVELOPMENT',
  'UNLIMITED_EXTENDED_LICENSE',
  'TEMPLATE_CUSTOMIZATION',
] as const satisfies readonly InvoiceService[];

interface Props {
  defaultValues: InvoiceFormValues;
  currency: string;
  /** Whether the form has payment details; defaults to true. False for viewers who may not see them. */
  withPayment?: boolean;
  saveLabel: string;
  cancelTo: string;
  save: (values: InvoiceFormValues) => Promise<void>;
  loadCurrent?: () => Promise<InvoiceFormValues>;
}

/**
 * Form of an invoice, in one column. Not a `plainForm`, because its parts have titles and two dates are compared: the due date must not
 * precede the issue date.
 */
export function InvoiceForm({
  defaultValues,
  currency,
  withPayment = true,
  saveLabel,
  cancelTo,
  save,
  loadCurrent,
}: Props) {
  const { t } = useTranslation();
  const form = useSaveForm({ defaultValues, save, loadCurrent, units: invoiceUnits });
  const names = useFieldNames();
  const label = (path: keyof ReturnType<typeof useFieldNames>) => names[path].label;
  useBalanceOfTotal(form, currency);
  const isAmount = (text: string) => (minorUnits(text, currency) === undefined ? 'invalid' : undefined);
  const symbol = currencySymbol(currency);

  return (
    <form noValidate onSubmit={form.submit}>
      <Grid gap="4" maxW="44rem">
        <FormHead form={form} />
        <Section title={t('invoices.sectionInvoice')}>
          <Stack gap="4">
            <ClientPicker form={form} label={label('clientId')} />
            <SelectField
              form={form}
              name="service"
              label={label('service')}
              options={services.map((value) => ({ value, label: t(`invoices.services.${value}`) }))}
            />
            <FieldPair>
              <TextField form={form} name="issuedDate" type="date" label={label('issuedDate')} />
              <TextField
                form={form}
                name="dueDate"
                type="date"
                label={label('dueDate')}
                validate={(dueDate, { issuedDate }) => (dueDate < issuedDate ? 'dueBeforeIssued' : undefined)}
              />
            </FieldPair>
            <FieldPair>
              <MoneyField
                form={form}
                name="total"
                label={label('total')}
                symbol={symbol}
                validate={isAmount}
              />
              <MoneyField
                form={form}
                name="balance"
                label={label('balance')}
                help={t('invoices.balanceHelp')}
                symbol={symbol}
                validate={isAmount}
              />
            </FieldPair>
            <SelectField
              form={form}
              name="invoiceStatus"
              label={label('invoiceStatus')}
              options={invoiceStatuses.map((value) => ({ value, label: t(`invoices.statuses.${value}`) }))}
            />
          </Stack>
        </Section>
        {withPayment ? (
          <Section title={t('invoices.paymentDetails')}>
            <Stack gap="4">
              <FieldPair>
                <TextField
                  form={form}
                  name="paymentDetails.bankName"
                  label={label('paymentDetails.bankName')}
                />
                <TextField
                  form={form}
                  name="paymentDetails.country"
                  label={label('paymentDetails.country')}
                />
              </FieldPair>
              <FieldPair>
                <TextField
                  form={form}
                  name="paymentDetails.iban"
                  label={label('paymentDetails.iban')}
                  maxLength={42}
                />
                <TextField
                  form={form}
                  name="paymentDetails.swiftCode"
                  label={label('paymentDetails.swiftCode')}
                  maxLength={11}
                />
              </FieldPair>
            </Stack>
          </Section>
        ) : null}
        <FormActions form={form} saveLabel={saveLabel} cancelTo={cancelTo} />
      </Grid>
      <FormConflict form={form} names={names} />
    </form>
  );
}

function useFieldNames() {
  const { t } = useTranslation();
  const format = useFormat();
  const showDate = (value: unknown) => format.date(String(value));
  return {
    clientId: { label: t('invoices.client') },
    'clientId.id': {
      label: t('invoices.client'),
      show: (value: unknown) => (value as Record<string, string>)['clientId.text'],
    },
    issuedDate: { label: t('invoices.issued'), show: showDate },
    dueDate: { label: t('invoices.due'), show: showDate },
    service: {
      label: t('invoices.service'),
      show: (value: unknown) => t(`invoices.services.${value as InvoiceService}`),
    },
    invoiceStatus: {
      label: t('invoices.status'),
      show: (value: unknown) => t(`invoices.statuses.${value as (typeof invoiceStatuses)[number]}`),
    },
    total: { label: t('invoices.total') },
    balance: { label: t('invoices.balance') },
    'paymentDetails.bankName': { label: t('invoices.bankName') },
    'paymentDetails.country': { label: t('invoices.bankCountry') },
    'paymentDetails.iban': { label: t('invoices.iban') },
    'paymentDetails.swiftCode': { label: t('invoices.swiftCode') },
  } satisfies FieldNames;
}
