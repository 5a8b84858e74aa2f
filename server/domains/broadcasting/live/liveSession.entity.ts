import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { Emission, Episode, Rush } from '../../programmes/public.ts';
import { Slot } from '../../scheduling/public.ts';
import { Colleague } from '../../content/public.ts';
import { StreamKey } from './keys/streamKey.entity.ts';
import { LiveEnd, LiveEndFilter, LiveHow, LiveHowFilter } from './liveEnums.ts';

/** Options of a reference. Copied for each column, because MikroORM stores the object that it gets. */
const referenceOptions = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

/** A live session and its outcome. The session is open until `endedAt` is set. */
@Entity()
@Index({ properties: ['radio', 'startedAt'] })
@Index({ properties: ['endedAt', 'radio'] })
@OutputType({
  rule: allow('read', 'LiveSession'),
  description: 'An entry of the live log: the live session of a presenter, from its admission to its end.',
})
export class LiveSession extends RadioOwned {
  @Field(() => Colleague, { nullable: true, description: 'The presenter; null when the account is deleted.' })
  @ListField({ via: { personId: { ...byIdOf('User'), shownAs: 'person.id' } } })
  @ManyToOne({ entity: () => User, ...referenceOptions })
  person!: Ref<User> | null;

  @Field({ description: 'Name of the presenter at the time of the session.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  name!: string;

  @Field({
    description:
      'Title of the slot, or the name of the presenter. Listeners see it until the studio or the encoder sends another title.',
  })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  title!: string;

  @Field(() => LiveHow, { description: 'Source of the sound: the studio in the portal, or an encoder.' })
  @ListField({ filter: () => LiveHowFilter })
  @Enum({ items: () => LiveHow })
  how!: LiveHow;

  @Field(() => DateTimeISO, {
    description:
      'Time at which the server accepted the session; it may go on the air later, see `onAirFrom`.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  startedAt!: Date;

  @Field({
    description:
      'True while the session waits to take over from the current presenter. Stays true when the session ends before the takeover.',
  })
  @Property({ type: 'boolean', default: false })
  isComing: boolean = false;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the session was first on the air, as the player reports; null when it never was.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  onAirFrom: Date | null = null;

  @Field({ description: 'True while the session is on the air, as the player reports.' })
  @Property({ type: 'boolean', default: false })
  isOnAir: boolean = false;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the live session ended; null while it is open.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @Field(() => LiveEnd, {
    nullable: true,
    description: 'Reason why the session ended; null while it is open.',
  })
  @ListField({ filter: () => LiveEndFilter })
  @Enum({ items: () => LiveEnd, nullable: true })
  why: LiveEnd | null = null;

  @Field({
    description:
      'Name of the person who ended the session or took over. Empty when the presenter left or the system ended it.',
  })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string', default: '' })
  endedBy: string = '';

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Time until which the presenter was banned when the session was ended, also after it has passed. Null without a ban.',
  })
  @Property({ type: 'datetime', nullable: true })
  bannedUntil: Date | null = null;

  @Field(() => Slot, {
    nullable: true,
    description:
      'Live slot of the presenter. Null for a session outside of a slot, and when the slot was deleted permanently.',
  })
  @ListField({ via: { slotId: byIdOf('Slot') } })
  @ManyToOne({ entity: () => Slot, ...referenceOptions })
  slot!: Ref<Slot> | null;

  /** Original date of the slot occurrence in its series. */
  @Property({ type: 'string', nullable: true, hidden: true })
  date: string | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'End of the slot, without the grace period `liveGrace` of the station. Null for a session outside of a slot.',
  })
  @Property({ type: 'datetime', nullable: true })
  plannedUntil: Date | null = null;

  @Field(() => Emission, {
    nullable: true,
    description: 'Emission of the slot. Null when there is none, and when it was deleted permanently.',
  })
  @ListField({ via: { emissionId: byIdOf('Emission') } })
  @ManyToOne({ entity: () => Emission, ...referenceOptions })
  emission!: Ref<Emission> | null;

  @Field(() => Episode, {
    nullable: true,
    description: 'Episode of the slot. Null when there is none, and when it was deleted permanently.',
  })
  @ListField({ via: { episodeId: byIdOf('Episode') } })
  @ManyToOne({ entity: () => Episode, ...referenceOptions })
  episode!: Ref<Episode> | null;

  @Field({
    description:
      'True when the recording of the session is incomplete. The disk was full or missing, or the format of the encoder cannot be recorded.',
  })
  @Property({ type: 'boolean', default: false })
  isRecordingCut: boolean = false;

  @Field(() => Rush, {
    nullable: true,
    description:
      'The rush that was made from the recording of the session. Null until it is made, without a recording, and when the rush was deleted permanently.',
  })
  @ListField({ via: { rushId: byIdOf('Rush') } })
  @ManyToOne({ entity: () => Rush, ...referenceOptions })
  rush!: Ref<Rush> | null;

  /** Stream key of an encoder; null for browsers, and after the key was revoked. */
  @ManyToOne({ entity: () => StreamKey, ...referenceOptions, hidden: true })
  streamKey!: Ref<StreamKey> | null;

  /** Title shown to listeners, set from the studio. */
  @Property({ type: 'string', default: '', hidden: true })
  airTitle: string = '';

  @Property({ type: 'string', default: '', hidden: true })
  airCredit: string = '';

  /**
   * Number of the last connection, from 1. Each connection has its own recording file; for encoders, this is the number of the
   * last stored file.
   */
  @Property({ type: 'integer', default: 0, hidden: true })
  part: number = 0;

  /** Format of an encoder's recording; empty for browsers, and until the first part is stored. */
  @Property({ type: 'string', default: '', hidden: true })
  recordedAs: string = '';

  /** True while a connection of a browser is open. The player then fetches its sound. */
  @Property({ type: 'boolean', default: false, hidden: true })
  isSending: boolean = false;

  /** When the connection was last known to be open. */
  @Property({ type: 'datetime', hidden: true })
  seenAt!: Date;
}
