import { Collection } from '@mikro-orm/core';
import { Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { IsEmail, Length } from 'class-validator';
import { Field } from 'type-graphql';
import { SearchableEntity } from '../../../kit/entities/searchableEntity.ts';
import { StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { inputsOf, Writable } from '../../../kit/resource/inputsOf.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Invoice } from './invoice.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'InvoiceClient'), description: 'Client of invoices.' })
export class InvoiceClient extends SearchableEntity {
  @Field({ description: 'Name of the contact person, 1 to 120 characters.' })
  @Writable({ checks: [Length(1, 120)] })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Name of the company, 1 to 120 characters.' })
  @Writable({ checks: [Length(1, 120)] })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  company!: string;

  @Field({ description: 'E-mail address for invoices, which must be valid.' })
  @Writable({ checks: [Length(3, 254), IsEmail()] })
  @ListField({ search: true, sort: false })
  @Property({ type: 'string' })
  companyEmail!: string;

  @Field({ description: 'Postal address, 1 to 300 characters.' })
  @Writable({ checks: [Length(1, 300)] })
  @Property({ type: 'string' })
  address!: string;

  @Field({ description: 'Name of the country, 1 to 80 characters.' })
  @Writable({ checks: [Length(1, 80)] })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  country!: string;

  @Field({ description: 'Telephone number, 3 to 40 characters.' })
  @Writable({ checks: [Length(3, 40)] })
  @Property({ type: 'string' })
  contact!: string;

  @Field({ description: 'Address of the profile picture; empty when there is none.' })
  @Property({ type: 'string' })
  avatar: string = '';

  @OneToMany(() => Invoice, (invoice) => invoice.client)
  invoices = new Collection<Invoice>(this);
}

export const invoiceClientInputs = inputsOf(InvoiceClient);
