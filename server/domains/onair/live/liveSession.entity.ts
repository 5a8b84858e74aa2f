import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { Emission } from '../../planning/emissions/emission.entity.ts';
import { Episode } from '../../planning/episodes/episode.entity.ts';
import { Rush } from '../../planning/rushes/rush.entity.ts';
import { Slot } from '../../planning/slots/slot.entity.ts';
import { Colleague } from '../../profile/colleague.ts';
import { User } from '../../users/user.entity.ts';
import { StreamKey } from './streamKey.entity.ts';
import { LiveEnd, LiveEndFilter, LiveHow, LiveHowFilter } from './liveEnums.ts';

/** MikroORM keeps what it is given: each column gets one of its own. */
const held = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

/** Somebody who went live, and what became of it: while it has no end it is theirs to be heard. */
@Entity()
@Index({ properties: ['radio', 'startedAt'] })
@Index({ properties: ['endedAt', 'radio'] })
@OutputType({
  rule: allow('read', 'LiveSession'),
  description: 'An entry of the log of who was live when: from when they were let in until they left.',
})
export class LiveSession extends RadioOwned {
  @Field(() => Colleague, { nullable: true, description: 'Who it is; null when they are gone.' })
  @ListField({ via: { personId: { ...byIdOf('User'), shownAs: 'person.id' } } })
  @ManyToOne({ entity: () => User, ...held })
  person!: Ref<User> | null;

  @Field({ description: 'Their name, as it was then.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'What listeners are told: the title of the slot, or their name.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  title!: string;

  @Field(() => LiveHow, { description: 'How they are heard.' })
  @ListField({ filter: () => LiveHowFilter })
  @Enum({ items: () => LiveHow })
  how!: LiveHow;

  @Field(() => DateTimeISO, { description: 'When they were let in.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  startedAt!: Date;

  @Field({ description: 'Whether they wait to take over from who is live.' })
  @Property({ type: 'boolean', default: false })
  isComing: boolean = false;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When they were first heard, as the player says; null when they never were.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  heardFrom: Date | null = null;

  @Field({ description: 'Whether they are heard now, as the player says.' })
  @Property({ type: 'boolean', default: false })
  isHeard: boolean = false;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it ended; null while it goes on.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @Field(() => LiveEnd, { nullable: true, description: 'Why it ended; null while it goes on.' })
  @ListField({ filter: () => LiveEndFilter })
  @Enum({ items: () => LiveEnd, nullable: true })
  why: LiveEnd | null = null;

  @Field({ description: 'Who ended it, for what was ended by somebody else; empty otherwise.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string', default: '' })
  endedBy: string = '';

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Until when they are kept out after they were disconnected; null when they are not.',
  })
  @Property({ type: 'datetime', nullable: true })
  keptOutUntil: Date | null = null;

  @Field(() => Slot, { nullable: true, description: 'The live slot of theirs; null outside of one.' })
  @ListField({ via: { slotId: byIdOf('Slot') } })
  @ManyToOne({ entity: () => Slot, ...held })
  slot!: Ref<Slot> | null;

  /** The day of that slot, by its series. */
  @Property({ type: 'string', nullable: true, hidden: true })
  date: string | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When that slot ends, before any grace; null outside of one.',
  })
  @Property({ type: 'datetime', nullable: true })
  plannedUntil: Date | null = null;

  @Field(() => Emission, { nullable: true, description: 'The emission that they present; null for none.' })
  @ListField({ via: { emissionId: byIdOf('Emission') } })
  @ManyToOne({ entity: () => Emission, ...held })
  emission!: Ref<Emission> | null;

  @Field(() => Episode, { nullable: true, description: 'The episode of that slot; null for none.' })
  @ListField({ via: { episodeId: byIdOf('Episode') } })
  @ManyToOne({ entity: () => Episode, ...held })
  episode!: Ref<Episode> | null;

  @Field({
    description:
      'Whether what was recorded of it is not whole: the disk was full or gone, or what an encoder sent is of no form that is kept.',
  })
  @Property({ type: 'boolean', default: false })
  isRecordingCut: boolean = false;

  @Field(() => Rush, {
    nullable: true,
    description: 'What was recorded of it, once it has become a rush; null until then.',
  })
  @ListField({ via: { rushId: byIdOf('Rush') } })
  @ManyToOne({ entity: () => Rush, ...held })
  rush!: Ref<Rush> | null;

  /** With which they came, of an encoder. */
  @ManyToOne({ entity: () => StreamKey, ...held, hidden: true })
  streamKey!: Ref<StreamKey> | null;

  /** What is told to listeners now, where the studio says so. */
  @Property({ type: 'string', default: '', hidden: true })
  airTitle: string = '';

  @Property({ type: 'string', default: '', hidden: true })
  airCredit: string = '';

  /** How many lines it had, each of which is one file of its recording: of an encoder, of how many that is kept. */
  @Property({ type: 'integer', default: 0, hidden: true })
  part: number = 0;

  /** How what an encoder sent is coded; empty for a browser, and before. */
  @Property({ type: 'string', default: '', hidden: true })
  recordedAs: string = '';

  /** Whether that line is open: the player fetches its sound. */
  @Property({ type: 'boolean', default: false, hidden: true })
  isSending: boolean = false;

  /** When its line was last known to be there. */
  @Property({ type: 'datetime', hidden: true })
  seenAt!: Date;
}
