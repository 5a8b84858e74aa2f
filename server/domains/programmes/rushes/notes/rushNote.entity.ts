import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../../platform/public.ts';
import { Colleague } from '../../../content/public.ts';
import { RushTake } from '../takes/rushTake.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Rush'),
  description: 'A comment about a moment or a part of a take.',
})
export class RushNote extends RadioOwned {
  @ManyToOne({ entity: () => RushTake, ref: true, hidden: true, deleteRule: 'cascade', index: true })
  take!: Ref<RushTake>;

  @Field(() => Int, { description: 'Position in milliseconds after the start of the file.' })
  @Property({ type: 'integer' })
  start!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'End of the part in milliseconds after the start of the file; null for a single moment.',
  })
  @Property({ type: 'integer', nullable: true })
  end: number | null = null;

  @Field({ description: 'Plain text, 1 to 2,000 characters.' })
  @Property({ type: 'text' })
  text!: string;

  @Field(() => Colleague, { nullable: true, description: 'Author; null when the account is deleted.' })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  author!: Ref<User> | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the comment was resolved; null while it is open.',
  })
  @Property({ type: 'datetime', nullable: true })
  resolvedAt: Date | null = null;

  @Field(() => Colleague, {
    nullable: true,
    description: 'User who resolved the comment; null while it is open, and when the account is deleted.',
  })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  resolvedBy!: Ref<User> | null;
}
