import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { Colleague } from '../../content/public.ts';
import { LiveInvitation } from './liveInvitation.entity.ts';
import { LivePart, LivePartFilter, VisitState, VisitStateFilter } from './visitEnums.ts';

const referenceOptions = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

/** A visit to the waiting room and its outcome; the visitor is in the room while `leftAt` is null. */
@Entity()
@Index({ properties: ['radio', 'arrivedAt'] })
@OutputType({
  rule: allow('read', 'LiveVisit'),
  description:
    'Visit of a person to the live waiting room, as an entry of its log. Has the times at which the visitor arrived, was on the air and left.',
})
export class LiveVisit extends RadioOwned {
  @Field(() => Colleague, {
    nullable: true,
    description: 'The person; null for guests, and once the account is deleted.',
  })
  @ListField({ via: { personId: { ...byIdOf('User'), shownAs: 'person.id' } } })
  @ManyToOne({ entity: () => User, ...referenceOptions })
  person!: Ref<User> | null;

  @Field(() => LiveInvitation, {
    nullable: true,
    description: 'Invitation that the guest used. Null for staff, and once the invitation is revoked.',
  })
  @ListField({ via: { invitationId: byIdOf('LiveInvitation') } })
  @ManyToOne({ entity: () => LiveInvitation, ...referenceOptions })
  invitation!: Ref<LiveInvitation> | null;

  @Field({ description: 'Name of the visitor at the time of the visit.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  name!: string;

  @Field(() => LivePart, { description: 'Role in which the visitor entered.' })
  @ListField({ filter: () => LivePartFilter })
  @Enum({ items: () => LivePart })
  part!: LivePart;

  @Field(() => VisitState, { description: 'State of the visit, or its outcome.' })
  @ListField({ filter: () => VisitStateFilter })
  @Enum({ items: () => VisitState })
  state!: VisitState;

  @Field(() => DateTimeISO, { description: 'When the visitor arrived.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  arrivedAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When the visitor was first on the air during this visit; null when the visitor was not on the air.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  onAirFrom: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When the visitor was last taken off the air during this visit. Null while the visitor is on the air, and when the visitor was not on the air.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  onAirUntil: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the visitor left; null while the visitor is in the waiting room.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  leftAt: Date | null = null;

  @Field({ description: 'Last message from the visitor; empty when there is none.' })
  @Property({ type: 'text', default: '' })
  messageFromVisitor: string = '';

  @Field({ description: 'Last message to the visitor; empty when there is none.' })
  @Property({ type: 'text', default: '' })
  messageToVisitor: string = '';

  /** Number of the visitor's current connection: frames from an older one are ignored. */
  @Property({ type: 'integer', default: 1, hidden: true })
  line: number = 1;

  /** When the connection was last known to be open. */
  @Property({ type: 'datetime', hidden: true })
  seenAt!: Date;
}
