import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { Colleague } from '../../profile/colleague.ts';
import { User } from '../../users/user.entity.ts';
import { LiveInvitation } from './liveInvitation.entity.ts';
import { LivePart, LivePartFilter, VisitState, VisitStateFilter } from './visitEnums.ts';

const held = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

/** Somebody who came into the waiting room, and what became of it: while nobody has left, they are there. */
@Entity()
@Index({ properties: ['radio', 'arrivedAt'] })
@OutputType({
  rule: allow('read', 'LiveVisit'),
  description: 'An entry of the log of the waiting room: who came, and when they were on the air.',
})
export class LiveVisit extends RadioOwned {
  @Field(() => Colleague, {
    nullable: true,
    description: 'Who it is; null for a guest, and for who is gone.',
  })
  @ListField({ via: { personId: { ...byIdOf('User'), shownAs: 'person.id' } } })
  @ManyToOne({ entity: () => User, ...held })
  person!: Ref<User> | null;

  @Field(() => LiveInvitation, {
    nullable: true,
    description: 'By which they came; null for staff, and once it is revoked.',
  })
  @ListField({ via: { invitationId: byIdOf('LiveInvitation') } })
  @ManyToOne({ entity: () => LiveInvitation, ...held })
  invitation!: Ref<LiveInvitation> | null;

  @Field({ description: 'Their name, as it was then.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  name!: string;

  @Field(() => LivePart, { description: 'As what they came.' })
  @ListField({ filter: () => LivePartFilter })
  @Enum({ items: () => LivePart })
  part!: LivePart;

  @Field(() => VisitState, { description: 'How far they are, or how it ended.' })
  @ListField({ filter: () => VisitStateFilter })
  @Enum({ items: () => VisitState })
  state!: VisitState;

  @Field(() => DateTimeISO, { description: 'When they came in.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  arrivedAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When they were first on the air; null when they never were.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  onAirFrom: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When they were last taken off the air; null while they are on it, and when they never were.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  onAirUntil: Date | null = null;

  @Field(() => DateTimeISO, { nullable: true, description: 'When they left; null while they are there.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  leftAt: Date | null = null;

  @Field({ description: 'What they wrote last; empty for nothing.' })
  @Property({ type: 'text', default: '' })
  said: string = '';

  @Field({ description: 'What they were told last; empty for nothing.' })
  @Property({ type: 'text', default: '' })
  told: string = '';

  /** How often they came: what an older line of theirs says does not count. */
  @Property({ type: 'integer', default: 1, hidden: true })
  line: number = 1;

  /** When their line was last known to be there. */
  @Property({ type: 'datetime', hidden: true })
  seenAt!: Date;
}
