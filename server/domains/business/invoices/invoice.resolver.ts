import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { FieldProblems } from '../../../kit/errors.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { Invoice, InvoiceStatus } from './invoice.entity.ts';
import { InvoiceInput, InvoicePatch } from './invoices.inputs.ts';
import { PaymentDetails } from './paymentDetails.ts';

@Resolver(() => Invoice)
export class InvoiceResolver extends RecoverableResolver(Invoice, InvoiceInput, InvoicePatch, {
  views: 'invoices',
  binViews: 'invoices-bin',
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
    const values = { ...existing, ...given, ...stillOwed(given, existing) } as InvoiceInput;
    const { issuedDate, dueDate, total, balance } = values;
    return {
      ...(isStatusAffected(values, existing) && problemOfStatus(values)),
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

/** True when a status may contradict its invoice by this change. Other changes leave older contradictions alone. */
const isStatusAffected = (values: InvoiceInput, existing: Stored<Invoice> | undefined): boolean =>
  (['invoiceStatus', 'dueDate', 'balance'] as const).some((name) => values[name] !== existing?.[name]);

/** Problem of a status that contradicts the balance or the due date. Days are in UTC. */
function problemOfStatus({ invoiceStatus, dueDate, balance }: InvoiceInput): FieldProblems {
  if (invoiceStatus === InvoiceStatus.PAID && balance > 0) return { invoiceStatus: 'stillOwed' };
  const today = new Date().toISOString().slice(0, 10);
  return invoiceStatus === InvoiceStatus.PAST_DUE && dueDate > today ? { invoiceStatus: 'notDueYet' } : {};
}

/** Keeps the paid amount when the total changes without a new balance: correcting an invoice is no payment. */
function stillOwed(
  { total, balance }: InvoicePatch,
  existing: Stored<Invoice> | undefined,
): { balance?: number } {
  if (total === undefined || balance !== undefined || !existing) return {};
  return { balance: existing.balance + total - existing.total };
}
