import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../../platform/public.ts';
import { Colleague } from '../../../content/public.ts';

/** A stream key, stored only as a hash; the key itself is shown once. Revoking a key deletes its row. */
@Entity()
@OutputType({
  rule: allow('read', 'StreamKey'),
  description:
    'A stream key, with which an encoder goes live in the name of a person; without the key itself.',
})
export class StreamKey extends RadioOwned {
  @Field({ description: 'Name given by its owner, 1 to 60 characters, such as `Studio 2`.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  name!: string;

  @Field(() => Colleague, { description: 'Owner of the key, in whose name the encoder goes live.' })
  @ListField({ via: { personId: { ...byIdOf('User'), shownAs: 'person.id' } } })
  @ManyToOne({ entity: () => User, ref: true, index: true, deleteRule: 'cascade' })
  person!: Ref<User>;

  @Property({ type: 'string', hidden: true })
  @Unique()
  keyHash!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When an encoder last went live with the key; null when the key was never used.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;
}
