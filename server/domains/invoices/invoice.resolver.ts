import { FieldResolver, Resolver, Root } from 'type-graphql';
import { invalidInput } from '../../kit/errors.ts';
import { Needs } from '../../kit/read/needs.ts';
import { WriteResolver } from '../../kit/resource/writeResolver.ts';
import { referTo, type Write } from '../../kit/resource/writes.ts';
import { Invoice } from './invoice.entity.ts';
import { InvoiceClient } from './invoiceClient.entity.ts';
import { InvoiceInput, InvoicePatch } from './invoices.inputs.ts';
import { PaymentDetails } from './paymentDetails.ts';

@Resolver(() => Invoice)
export class InvoiceResolver extends WriteResolver(Invoice, InvoiceInput, InvoicePatch, {
  found: {
    title: '{client.name}',
    subtitle: '#{id}',
    picture: 'client.avatar',
    list: '/admin/invoices',
    record: '/admin/invoices/:id',
  },
}) {
  @Needs('balance', 'bankName', 'bankCountry', 'iban', 'swiftCode')
  @FieldResolver(() => PaymentDetails, {
    nullable: true,
    description: 'Where to pay what is due; null with FORBIDDEN for whoever may not read it.',
  })
  paymentDetails(@Root() { balance, bankName, bankCountry, iban, swiftCode }: Invoice): PaymentDetails {
    return { totalDue: Math.max(0, balance), bankName, country: bankCountry, iban, swiftCode };
  }

  protected override async prepare(given: InvoiceInput | InvoicePatch, write: Write<Invoice>) {
    const { clientId, paymentDetails, ...values } = given;
    const { issuedDate, dueDate, total, balance } = { ...write.existing, ...values } as InvoiceInput;
    if (dueDate < issuedDate) throw invalidInput({ dueDate: 'min' });
    if (balance > total) throw invalidInput({ balance: 'max' });
    return {
      ...values,
      ...(clientId !== undefined && { client: await referTo(write, InvoiceClient, clientId, 'clientId') }),
      ...(paymentDetails && {
        bankName: paymentDetails.bankName,
        bankCountry: paymentDetails.country,
        iban: paymentDetails.iban.replaceAll(' ', '').toUpperCase(),
        swiftCode: paymentDetails.swiftCode.toUpperCase(),
      }),
    };
  }
}
