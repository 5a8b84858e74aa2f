import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { FieldProblems } from '../../../kit/errors.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { Invoice } from './invoice.entity.ts';
import { InvoiceInput, InvoicePatch } from './invoices.inputs.ts';
import { PaymentDetails } from './paymentDetails.ts';

@Resolver(() => Invoice)
export class InvoiceResolver extends RecoverableResolver(Invoice, InvoiceInput, InvoicePatch, {
  references: ['client'],
  searchResult: {
    title: '{client.name}',
    subtitle: '#{id}',
    picture: 'client.avatar',
    list: '/admin/invoices',
    record: '/admin/invoices/:id',
  },
}) {
  @Requires('balance', 'bankName', 'bankCountry', 'iban', 'swiftCode')
  @FieldResolver(() => PaymentDetails, {
    nullable: true,
    description:
      'Bank account for the payment; null, with the error FORBIDDEN, when the viewer may not read it.',
  })
  paymentDetails(@Root() { balance, bankName, bankCountry, iban, swiftCode }: Invoice): PaymentDetails {
    return { totalDue: Math.max(0, balance), bankName, country: bankCountry, iban, swiftCode };
  }

  protected override check(given: InvoicePatch, { existing }: Write<Invoice>): FieldProblems {
    const { issuedDate, dueDate, total, balance } = {
      ...existing,
      ...given,
      ...stillOwed(given, existing),
    } as InvoiceInput;
    return {
      ...(dueDate < issuedDate && { dueDate: 'min' as const }),
      // guard: invoice-balance-within-total
      ...(balance > total && { balance: 'max' as const }),
    };
  }

  protected override prepare(
    { paymentDetails, ...values }: InvoicePatch,
    { existing }: Write<Invoice>,
  ): object {
    return {
      ...values,
      // guard: invoice-payment-kept-when-total-changes
      ...stillOwed(values, existing),
      ...(paymentDetails && {
        bankName: paymentDetails.bankName,
        bankCountry: paymentDetails.country,
        iban: paymentDetails.iban.replaceAll(' ', '').toUpperCase(),
        swiftCode: paymentDetails.swiftCode.toUpperCase(),
      }),
    };
  }
}

/** Keeps the paid amount when the total changes without a new balance: correcting an invoice is no payment. */
function stillOwed(
  { total, balance }: InvoicePatch,
  existing: Stored<Invoice> | undefined,
): { balance?: number } {
  if (total === undefined || balance !== undefined || !existing) return {};
  return { balance: existing.balance + total - existing.total };
}
