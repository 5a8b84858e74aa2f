import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { wholeNumber } from '../../../../kit/entities/wholeNumber.ts';
import { SearchableEntity } from '../../../../kit/entities/searchableEntity.ts';
import { SafeInt } from '../../../../kit/graphql/scalars.ts';
import { byIdOf, StringFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../../kit/rules/rule.ts';
import { Company } from '../companies/company.entity.ts';

@Entity()
@OutputType({
  rule: anySignedIn,
  description:
    'A radio station of the broadcaster. Most records belong to one radio. People see the radios whose teams they currently belong to; people with the right to manage `Radio` see all radios.',
})
export class Radio extends SearchableEntity {
  @Field({ description: 'Name on the air, 1 to 80 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Slug for URLs: lower case letters, digits and hyphens; unique.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  @Unique()
  slug!: string;

  @Field({ description: 'IANA time zone of the programme, such as `Europe/Paris`.' })
  @Property({ type: 'string' })
  timeZone!: string;

  @Field({ description: 'BCP 47 tag of the language, such as `fr`.' })
  @Property({ type: 'string' })
  language!: string;

  @Field({ description: 'Address of the logo; empty when there is none.' })
  @Property({ type: 'string', default: '' })
  logo: string = '';

  @Field(() => SafeInt, {
    nullable: true,
    description: 'Maximum size of the media library in bytes; null when only the disk limits it.',
  })
  @Property({ type: wholeNumber, nullable: true })
  mediaQuota: number | null = null;

  /** Company that runs the radio; null for a radio that the platform itself runs. */
  @ListField({
    via: {
      companyId: byIdOf('Company'),
      company: { property: 'name', shownAs: 'companyName', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => Company, ref: true, nullable: true, index: true })
  company!: Ref<Company> | null;
}
