import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { SearchableEntity } from '../../../kit/entities/searchableEntity.ts';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { byIdOf, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';
import { Company } from '../companies/company.entity.ts';

@Entity()
@OutputType({
  rule: anySignedIn,
  description:
    'A station of the broadcaster. Most of what staff manage belongs to one. People see the radios whose teams they belong to, platform administrators all of them.',
})
export class Radio extends SearchableEntity {
  @Field({ description: 'The name on air, 1 to 80 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Its name in addresses: lower case letters, digits and hyphens; unique.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  @Unique()
  slug!: string;

  @Field({ description: 'IANA time zone in which its programme runs, such as `Europe/Paris`.' })
  @Property({ type: 'string' })
  timeZone!: string;

  @Field({ description: 'BCP 47 tag of its language, such as `fr`.' })
  @Property({ type: 'string' })
  language!: string;

  @Field({ description: 'Address of its picture; empty when there is none.' })
  @Property({ type: 'string', default: '' })
  logo: string = '';

  @Field(() => SafeInt, {
    nullable: true,
    description: 'How many bytes its library may hold; null for no limit but the disk.',
  })
  @Property({ type: wholeNumber, nullable: true })
  mediaQuota: number | null = null;

  /** Null for a radio of the platform itself. */
  @ListField({
    via: {
      companyId: byIdOf('Company'),
      company: { property: 'name', shownAs: 'companyName', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => Company, ref: true, nullable: true, index: true })
  company!: Ref<Company> | null;
}
