import { Collection } from '@mikro-orm/core';
import { Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { SearchableEntity } from '../../../kit/entities/searchableEntity.ts';
import { StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Invoice } from './invoice.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'InvoiceClient'), description: 'Client of invoices.' })
export class InvoiceClient extends SearchableEntity {
  @Field({ description: 'Name of the contact person.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Name of the company.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  company!: string;

  @Field({ description: 'E-mail address for invoices.' })
  @ListField({ search: true, sort: false })
  @Property({ type: 'string' })
  companyEmail!: string;

  @Field({ description: 'Postal address.' })
  @Property({ type: 'string' })
  address!: string;

  @Field({ description: 'Name of the country.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  country!: string;

  @Field({ description: 'Telephone number.' })
  @Property({ type: 'string' })
  contact!: string;

  @Field({ description: 'Address of the profile picture; empty when there is none.' })
  @Property({ type: 'string' })
  avatar: string = '';

  @OneToMany(() => Invoice, (invoice) => invoice.client)
  invoices = new Collection<Invoice>(this);
}
