import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RushSound } from '../../../library/public.ts';
import { RadioOwned, User } from '../../../platform/public.ts';
import { Colleague } from '../../../content/public.ts';
import { RushNote } from '../notes/rushNote.entity.ts';
import { Rush } from '../rush.entity.ts';
import { Cut } from './cut.ts';

@Entity()
@Unique({ properties: ['rush', 'number'] })
@OutputType({
  rule: allow('read', 'Rush'),
  description:
    'A take: one recording of a rush. Later takes are sent before the review, or after the rush was sent back.',
})
export class RushTake extends RadioOwned {
  @ManyToOne({ entity: () => Rush, ref: true, hidden: true, deleteRule: 'cascade', index: true })
  rush!: Ref<Rush>;

  @Field(() => Int, { description: 'Number of the take in its rush, from 1.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => RushSound, { description: 'Uploaded file, which stays unchanged.' })
  @ManyToOne({ entity: () => RushSound, ref: true, index: true, deleteRule: 'cascade' })
  medium!: Ref<RushSound>;

  @Field(() => Colleague, { nullable: true, description: 'Sender; null when the account is deleted.' })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  sentBy!: Ref<User> | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Start of the used part, in milliseconds after the start of the file; null for the start of the file.',
  })
  @Property({ type: 'integer', nullable: true })
  markIn: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'End of the used part, in milliseconds after the start of the file; null for the end of the file.',
  })
  @Property({ type: 'integer', nullable: true })
  markOut: number | null = null;

  @Field(() => [Cut], {
    description:
      'Parts of the take that are left out, in order. Cuts before `markIn` or after `markOut` have no effect.',
  })
  @Property({ type: 'json', default: '[]' })
  cuts: Cut[] = [];

  @OneToMany(() => RushNote, (note) => note.take)
  comments = new Collection<RushNote>(this);
}
