import { Collection } from '@mikro-orm/core';
import { Entity, ManyToMany, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Length } from 'class-validator';
import { Field } from 'type-graphql';
import { SearchableEntity } from '../../../../kit/entities/searchableEntity.ts';
import { StringFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { inputsOf, Writable } from '../../../../kit/resource/inputsOf.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { User } from '../../users/user.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Product'),
  description: 'Product that people are assigned to, such as a web radio or a podcast channel.',
})
export class Product extends SearchableEntity {
  @Field({ description: 'Name, 1 to 120 characters; unique among all products.' })
  @Writable({
    checks: [Length(1, 120)],
    description: 'Name, 1 to 120 characters; rejected with `taken` when another product has it.',
  })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  @Unique()
  name!: string;

  @Field({ description: 'Description, at most 500 characters; may be empty.' })
  @Writable({ checks: [Length(0, 500)], whenAbsent: 'Defaults to an empty text.' })
  @Property({ type: 'text' })
  description: string = '';

  @ManyToMany({ entity: () => User, owner: true })
  affectedUsers = new Collection<User>(this);
}

export const productInputs = inputsOf<Pick<Product, 'name' | 'description'>>(Product);
