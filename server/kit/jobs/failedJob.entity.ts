import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { BaseEntity } from '../entities/baseEntity.ts';
import { DateTimeISO } from '../graphql/scalars.ts';
import { DateTimeFilter, NumberFilter, StringFilter } from '../list/filters.ts';
import { ListField } from '../list/listField.ts';
import { OutputType } from '../rules/outputType.ts';
import { allow } from '../rules/rule.ts';

@Entity()
@OutputType({
  rule: allow('read', 'FailedJob'),
  description:
    'Work of the system that was tried several times and given up. What it was given to work with is not shown.',
})
export class FailedJob extends BaseEntity {
  @Field({ description: 'What kind of work it is, such as `multimedia.analyse`; see `jobKinds`.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  kind!: string;

  /** Sealed: it may hold secrets, such as the link of a mail. */
  @Property({ type: 'text', hidden: true })
  data!: string;

  @Field({ description: 'What the last try failed of, in English, without anything of its data.' })
  @ListField({ filter: () => StringFilter, sort: false })
  @Property({ type: 'text' })
  error!: string;

  @Field(() => Int, { description: 'How often it was tried.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer' })
  tries!: number;

  @Field(() => DateTimeISO, { description: 'When it was asked for.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  addedAt!: Date;

  @Field(() => DateTimeISO, { description: 'When it was given up.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  failedAt!: Date;
}
