import { MoneyField } from '../fields/fields';
import { amountText, currencySymbol, minorUnits } from '../money';
import type { FieldWords, PlainField } from './plainForm';

/** Field for an amount of money, sent and stored in minor units of the currency. */
export const money = ({
  currency,
  ...words
}: FieldWords & { currency: string }): PlainField<number, number> => ({
  ...words,
  empty: '',
  read: (stored) => amountText(stored, currency),
  write: (value: string) => minorUnits(value, currency) ?? 0,
  draw: (context) => (
    <MoneyField
      {...context}
      symbol={currencySymbol(currency)}
      validate={(text) => (minorUnits(text, currency) === undefined ? 'invalid' : undefined)}
    />
  ),
});
