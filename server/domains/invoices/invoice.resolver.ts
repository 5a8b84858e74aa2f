import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { FieldProblems } from '../../kit/errors.ts';
import { Requires } from '../../kit/read/requires.ts';
import { WriteResolver } from '../../kit/resource/writeResolver.ts';
import type { Write } from '../../kit/resource/writes.ts';
import { Invoice } from './invoice.entity.ts';
import { InvoiceInput, InvoicePatch } from './invoices.inputs.ts';
import { PaymentDetails } from './paymentDetails.ts';

@Resolver(() => Invoice)
export class InvoiceResolver extends WriteResolver(Invoice, InvoiceInput, InvoicePatch, {
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
    description: 'Where to pay what is due; null with FORBIDDEN for whoever may not read it.',
  })
  paymentDetails(@Root() { balance, bankName, bankCountry, iban, swiftCode }: Invoice): PaymentDetails {
    return { totalDue: Math.max(0, balance), bankName, country: bankCountry, iban, swiftCode };
  }

  protected override check(given: InvoicePatch, { existing }: Write<Invoice>): FieldProblems {
    const { issuedDate, dueDate, total, balance } = { ...existing, ...given } as InvoiceInput;
    return {
      ...(dueDate < issuedDate && { dueDate: 'min' as const }),
      ...(balance > total && { balance: 'max' as const }),
    };
  }

  protected override prepare({ paymentDetails, ...values }: InvoicePatch): object {
    return {
      ...values,
      ...(paymentDetails && {
        bankName: paymentDetails.bankName,
        bankCountry: paymentDetails.country,
        iban: paymentDetails.iban.replaceAll(' ', '').toUpperCase(),
        swiftCode: paymentDetails.swiftCode.toUpperCase(),
      }),
    };
  }
}
