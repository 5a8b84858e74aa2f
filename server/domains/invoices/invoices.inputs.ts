import {
  IsEmail,
  IsIBAN,
  IsISO4217CurrencyCode,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { LocalDate, SafeInt } from '../../kit/graphql/scalars.ts';
import { Field, ID, InputType } from 'type-graphql';
import { patchOf } from '../../kit/resource/patchOf.ts';
import { InvoiceService, InvoiceStatus } from './invoice.entity.ts';

const maxMinorUnits = 100_000_000_000;

@InputType({ description: 'The account that a client pays to.' })
export class PaymentDetailsInput {
  @Field({ description: 'Name of the bank, 1 to 120 characters.' })
  @Length(1, 120)
  bankName!: string;

  @Field({ description: 'Country of the bank, 1 to 80 characters.' })
  @Length(1, 80)
  country!: string;

  @Field({ description: 'A valid IBAN; spaces are dropped.' })
  @IsIBAN()
  iban!: string;

  @Field({ description: '8 or 11 letters and digits.' })
  @Matches(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/i)
  swiftCode!: string;
}

@InputType({ description: 'A new invoice.' })
export class InvoiceInput {
  @Field(() => ID, { description: 'Who is billed: id of an `InvoiceClient`, which must exist.' })
  clientId!: string;

  @Field(() => LocalDate, { description: 'Day of issue.' })
  issuedDate!: string;

  @Field(() => LocalDate, { description: 'Last day to pay; not before the day of issue.' })
  dueDate!: string;

  @Field(() => InvoiceService, { description: 'What it is for.' })
  service!: InvoiceService;

  @Field(() => SafeInt, { description: 'The amount billed in minor units (cents), 0 to 100,000,000,000.' })
  @Min(0)
  @Max(maxMinorUnits)
  total!: number;

  @Field(() => SafeInt, {
    description:
      'What is still owed in minor units; negative when too much was paid; not above `total`. A change of the total without it keeps what was paid.',
  })
  @Min(-maxMinorUnits)
  @Max(maxMinorUnits)
  balance!: number;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 4217 code; `USD` when a new invoice is given none.',
  })
  @IsISO4217CurrencyCode()
  currency?: string;

  @Field(() => InvoiceStatus, { description: 'How far it has come.' })
  invoiceStatus!: InvoiceStatus;

  @Field(() => PaymentDetailsInput, { description: 'Where to pay.' })
  @ValidateNested()
  paymentDetails!: PaymentDetailsInput;
}

export const InvoicePatch = patchOf(InvoiceInput, 'InvoicePatch', 'Changes to an invoice.');
export type InvoicePatch = Partial<InvoiceInput>;

@InputType({ description: 'A new client to bill.' })
export class InvoiceClientInput {
  @Field({ description: '1 to 120 characters.' })
  @Length(1, 120)
  name!: string;

  @Field({ description: '1 to 120 characters.' })
  @Length(1, 120)
  company!: string;

  @Field({ description: 'A valid e-mail address.' })
  @Length(3, 254)
  @IsEmail()
  companyEmail!: string;

  @Field({ description: 'Postal address, 1 to 300 characters.' })
  @Length(1, 300)
  address!: string;

  @Field({ description: 'Name of a country, 1 to 80 characters.' })
  @Length(1, 80)
  country!: string;

  @Field({ description: 'Telephone number, 3 to 40 characters.' })
  @Length(3, 40)
  contact!: string;
}

export const InvoiceClientPatch = patchOf(InvoiceClientInput, 'InvoiceClientPatch', 'Changes to a client.');
export type InvoiceClientPatch = Partial<InvoiceClientInput>;
