import { IsIBAN, IsISO4217CurrencyCode, Length, Matches, Max, Min, ValidateNested } from 'class-validator';
import { LocalDate, SafeInt } from '../../../kit/graphql/scalars.ts';
import { Field, ID, InputType } from 'type-graphql';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { InvoiceService, InvoiceStatus } from './invoice.entity.ts';

const maxMinorUnits = 100_000_000_000;

@InputType({ description: 'Bank account for the payment.' })
export class PaymentDetailsInput {
  @Field({ description: 'Name of the bank, 1 to 120 characters.' })
  @Length(1, 120)
  bankName!: string;

  @Field({ description: 'Name of the country of the bank, 1 to 80 characters.' })
  @Length(1, 80)
  country!: string;

  @Field({
    description: 'International bank account number (IBAN), which must be valid; spaces are dropped.',
  })
  @IsIBAN()
  iban!: string;

  @Field({ description: 'SWIFT or BIC code of the bank: six letters, then two or five letters or digits.' })
  @Matches(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/i)
  swiftCode!: string;
}

@InputType({ description: 'New invoice.' })
export class InvoiceInput {
  @Field(() => ID, { description: 'Id of the billed `InvoiceClient`, which must exist.' })
  clientId!: string;

  @Field(() => LocalDate, { description: 'Day of issue.' })
  issuedDate!: string;

  @Field(() => LocalDate, { description: 'Due date, not before the day of issue.' })
  dueDate!: string;

  @Field(() => InvoiceService, { description: 'Billed service.' })
  service!: InvoiceService;

  @Field(() => SafeInt, {
    description:
      'Billed amount in minor units (cents), 0 to 100,000,000,000. It is the whole sum that the client has to pay: the invoice has no separate tax amount.',
  })
  @Min(0)
  @Max(maxMinorUnits)
  total!: number;

  @Field(() => SafeInt, {
    description:
      'Balance due in minor units (cents), not above `total`; negative when too much was paid. In an update with a new `total` but no `balance`, the balance changes so that the paid amount stays the same.',
  })
  @Min(-maxMinorUnits)
  @Max(maxMinorUnits)
  balance!: number;

  @OptionalField(() => String, {
    description: 'ISO 4217 code of the currency.',
    whenAbsent: 'Defaults to `USD`.',
  })
  @IsISO4217CurrencyCode()
  currency?: string;

  @Field(() => InvoiceStatus, {
    description:
      'Status of the invoice. Rejected with `stillOwed` for PAID with a balance above 0, and with `notDueYet` for PAST_DUE with a due date in the future.',
  })
  invoiceStatus!: InvoiceStatus;

  @Field(() => PaymentDetailsInput, { description: 'Bank account for the payment.' })
  @ValidateNested()
  paymentDetails!: PaymentDetailsInput;
}

export const InvoicePatch = patchOf(InvoiceInput, 'InvoicePatch', 'Changes to an invoice.');
export type InvoicePatch = Partial<InvoiceInput>;
