import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { LocalDate, SafeInt } from '../../../kit/graphql/scalars.ts';
import { Field, registerEnumType } from 'type-graphql';
import { EditableEntity } from '../../../kit/entities/baseEntity.ts';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import {
  byIdOf,
  enumFilter,
  LocalDateFilter,
  NumberFilter,
  StringFilter,
} from '../../../kit/list/filters.ts';
import { FoundByNumber, ListField } from '../../../kit/list/listField.ts';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { Guarded } from '../../../kit/rules/guardedProperties.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { InvoiceClient } from './invoiceClient.entity.ts';

export enum InvoiceStatus {
  PAID = 'PAID',
  DOWNLOADED = 'DOWNLOADED',
  SENT = 'SENT',
  DRAFT = 'DRAFT',
  PARTIAL_PAYMENT = 'PARTIAL_PAYMENT',
  PAST_DUE = 'PAST_DUE',
}
registerEnumType(InvoiceStatus, {
  name: 'InvoiceStatus',
  description: 'Status of an invoice.',
  valuesConfig: {
    PAID: { description: 'Paid in full.' },
    DOWNLOADED: { description: 'Downloaded by the client.' },
    SENT: { description: 'Sent to the client.' },
    DRAFT: { description: 'Not sent yet.' },
    PARTIAL_PAYMENT: { description: 'Paid in part.' },
    PAST_DUE: { description: 'Marked as past due. The server does not set this status by itself.' },
  },
});

export enum InvoiceService {
  SOFTWARE_DEVELOPMENT = 'SOFTWARE_DEVELOPMENT',
  UI_UX_DESIGN_AND_DEVELOPMENT = 'UI_UX_DESIGN_AND_DEVELOPMENT',
  UNLIMITED_EXTENDED_LICENSE = 'UNLIMITED_EXTENDED_LICENSE',
  TEMPLATE_CUSTOMIZATION = 'TEMPLATE_CUSTOMIZATION',
}
registerEnumType(InvoiceService, {
  name: 'InvoiceService',
  description: 'Service that an invoice bills.',
  valuesConfig: {
    SOFTWARE_DEVELOPMENT: { description: 'Software Development.' },
    UI_UX_DESIGN_AND_DEVELOPMENT: { description: 'UI/UX Design & Development.' },
    UNLIMITED_EXTENDED_LICENSE: { description: 'Unlimited Extended License.' },
    TEMPLATE_CUSTOMIZATION: { description: 'Template Customization.' },
  },
});

const InvoiceStatusFilter = enumFilter(InvoiceStatus, 'InvoiceStatus');
const InvoiceServiceFilter = enumFilter(InvoiceService, 'InvoiceService');

@Entity()
@FoundByNumber
@OutputType({
  rule: allow('read', 'Invoice'),
  description:
    'Invoice to a client. The id is the invoice number, which the `search` argument matches too: `5033` or `#5033`.',
})
export class Invoice extends SoftDeletable(EditableEntity) {
  @Field(() => LocalDate, { description: 'Day of issue.' })
  @ListField({ filter: () => LocalDateFilter })
  @Property({ type: 'date' })
  issuedDate!: string;

  @Field(() => LocalDate, { description: 'Due date, not before the day of issue.' })
  @ListField({ filter: () => LocalDateFilter })
  @Property({ type: 'date', index: true })
  dueDate!: string;

  @Field(() => InvoiceClient, {
    description:
      'Billed client. The `search` argument also matches the name, the company and the e-mail address of the client.',
  })
  @ListField({
    search: true,
    via: {
      clientId: byIdOf('InvoiceClient'),
      clientName: { property: 'name', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => InvoiceClient, ref: true, index: true })
  client!: Ref<InvoiceClient>;

  @Field(() => InvoiceService, { description: 'Billed service.' })
  @ListField({ filter: () => InvoiceServiceFilter })
  @Enum({ items: () => InvoiceService })
  service!: InvoiceService;

  @Field(() => SafeInt, {
    description:
      'Billed amount, the whole sum that the client has to pay, in minor units of `currency` (cents). The invoice has no separate tax amount.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: wholeNumber })
  total!: number;

  @Field(() => SafeInt, {
    description: 'Balance due in minor units of `currency` (cents); negative when more was paid than billed.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: wholeNumber })
  balance!: number;

  @Field({ description: 'ISO 4217 code of the currency, such as `USD`.' })
  @Property({ type: 'string', length: 3 })
  currency: string = 'USD';

  @Field(() => InvoiceStatus, { description: 'Status of the invoice.' })
  @ListField({ filter: () => InvoiceStatusFilter })
  @Enum({ items: () => InvoiceStatus })
  @Index()
  invoiceStatus!: InvoiceStatus;

  /** Bank account for the payment; exposed as `paymentDetails`. */
  @Guarded('read', 'PaymentDetails') @Property({ type: 'string' }) bankName!: string;
  @Guarded('read', 'PaymentDetails') @Property({ type: 'string' }) bankCountry!: string;
  @Guarded('read', 'PaymentDetails') @Property({ type: 'string' }) iban!: string;
  @Guarded('read', 'PaymentDetails') @Property({ type: 'string' }) swiftCode!: string;
}
