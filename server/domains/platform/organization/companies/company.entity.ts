import { Collection } from '@mikro-orm/core';
import { Entity, OneToMany, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Length } from 'class-validator';
import { Field } from 'type-graphql';
import { SearchableEntity } from '../../../../kit/entities/searchableEntity.ts';
import { StringFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { inputsOf, Writable } from '../../../../kit/resource/inputsOf.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { User } from '../../users/user.entity.ts';
import { Radio } from '../radios/radio.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Company'),
  description: 'Company that people work for, and that may run radios.',
})
export class Company extends SearchableEntity {
  @Field({ description: 'Name, 1 to 120 characters; unique among all companies.' })
  @Writable({
    checks: [Length(1, 120)],
    description: 'Name, 1 to 120 characters; rejected with `taken` when another company has it.',
  })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  @Unique()
  name!: string;

  @OneToMany(() => User, (user) => user.employer)
  users = new Collection<User>(this);

  @OneToMany(() => Radio, (radio) => radio.company)
  radios = new Collection<Radio>(this);
}

export const companyInputs = inputsOf<Pick<Company, 'name'>>(Company);
