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
    'A background job that was given up: its last attempt failed, or a retry would be pointless. The data of the job is not shown.',
})
export class FailedJob extends BaseEntity {
  @Field({ description: 'Kind of the job, such as `multimedia.analyse`; see `jobKinds`.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  kind!: string;

  /** Encrypted, because it may contain secrets, such as the link of an e-mail. */
  @Property({ type: 'text', hidden: true })
  data!: string;

  @Field({ description: 'Error of the last attempt, in English, without any data of the job.' })
  @ListField({ filter: () => StringFilter, sort: false })
  @Property({ type: 'text' })
  error!: string;

  @Field(() => Int, { description: 'Number of attempts that were made before the job was given up.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer' })
  tries!: number;

  @Field(() => DateTimeISO, { description: 'When the job was added.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  addedAt!: Date;

  @Field(() => DateTimeISO, { description: 'When the job was given up.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  failedAt!: Date;
}
