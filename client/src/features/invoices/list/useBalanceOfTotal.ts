import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { amountText, minorUnits } from '../../../kit/form/money';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import type { InvoiceFormValues } from '../edit/invoiceFormValues';

/**
 * Sets the balance of an invoice form when its total changes, so that the paid amount stays the same. Stops once the
 * user types a balance.
 */
export function useBalanceOfTotal(
  { control, formState, setValue }: SaveForm<InvoiceFormValues>,
  currency: string,
) {
  const total = useWatch({ control, name: 'total' });
  const { dirtyFields, defaultValues } = formState;
  const isTyped = dirtyFields.balance === true;
  const began = defaultValues && paidAtFirst(defaultValues as InvoiceFormValues, currency);
  useEffect(() => {
    const amount = minorUnits(total, currency);
    if (isTyped || amount === undefined || began === undefined) return;
    setValue('balance', amountText(amount - began, currency));
  }, [total, isTyped, began, currency, setValue]);
}

const paidAtFirst = ({ total, balance }: InvoiceFormValues, currency: string) =>
  (minorUnits(total, currency) ?? 0) - (minorUnits(balance, currency) ?? 0);
