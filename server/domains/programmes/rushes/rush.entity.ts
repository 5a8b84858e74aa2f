import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaKind, MediaItem } from '../../library/public.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { Colleague } from '../../content/public.ts';
import { Emission } from '../emissions/emission.entity.ts';
import { Episode } from '../episodes/episode.entity.ts';
import { RushOutcome, RushRendering, RushRenderingFailure, RushState, RushStateFilter } from './rushEnums.ts';
import { RushStep } from './decisions/rushStep.entity.ts';
import { RushTake } from './takes/rushTake.entity.ts';

const ofPerson = {
  entity: () => User,
  ref: true,
  nullable: true,
  index: true,
  deleteRule: 'set null',
} as const;
const person = (id: string, name: string) => ({
  via: {
    [id]: { ...byIdOf('User'), shownAs: `${id.slice(0, -2)}.id` },
    [name]: { property: 'fullName', shownAs: `${id.slice(0, -2)}.fullName`, filter: () => StringFilter },
  },
});

@Entity()
@Index({ properties: ['radio', 'state', 'deletedAt', 'waitingSince'] })
@OutputType({
  rule: allow('read', 'Rush'),
  description:
    'A rush: a raw recording in one or several takes, which a reviewer accepts, sends back or rejects.',
})
export class Rush extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Title, 1 to 200 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Notes about the rush, plain text of at most 5,000 characters; may be empty.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  notes: string = '';

  @Field(() => Emission, {
    nullable: true,
    description: 'Emission that the recording is intended for; null when undecided.',
  })
  @ListField({
    via: {
      emissionId: byIdOf('Emission'),
      emissionTitle: { property: 'title', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => Emission, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  emission!: Ref<Emission> | null;

  @Field(() => Colleague, {
    nullable: true,
    description: 'Person who sent the first take; null when the account is deleted.',
  })
  @ListField(person('sentById', 'sentByName'))
  @ManyToOne({ ...ofPerson })
  sentBy!: Ref<User> | null;

  @Field(() => RushState, { description: 'State of the rush, such as IN_REVIEW.' })
  @ListField({ filter: () => RushStateFilter })
  @Enum({ items: () => RushState })
  state: RushState = RushState.RECEIVED;

  @Field(() => Colleague, {
    nullable: true,
    description:
      'Current or last reviewer. Null while no reviewer is assigned, such as after a new take, and when the account is deleted.',
  })
  @ListField(person('assigneeId', 'assigneeName'))
  @ManyToOne({ ...ofPerson })
  assignee!: Ref<User> | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Since when the rush has waited for a decision or for a new take. It waits for a decision since the newest take arrived, and for a new take since it was sent back. Null once the rush is accepted or rejected.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  waitingSince!: Date | null;

  @Field(() => RushOutcome, {
    nullable: true,
    description: 'Kind of result that the rush was accepted for; null until the rush is accepted.',
  })
  @Enum({ items: () => RushOutcome, nullable: true })
  outcome: RushOutcome | null = null;

  @Field(() => MediaKind, {
    nullable: true,
    description:
      'Kind of the resulting media item; null until the rush is accepted. EPISODE for the sound of an episode or podcast entry.',
  })
  @Enum({ items: () => MediaKind, nullable: true })
  mediaKind: MediaKind | null = null;

  @Field({ description: 'Title of the resulting media item; empty until the rush is accepted.' })
  @Property({ type: 'string', default: '' })
  mediaTitle: string = '';

  @Field(() => Episode, {
    nullable: true,
    description:
      'Episode whose sound the accepted rush becomes; for PODCAST the new episode. Null for MEDIUM, and until the rush is accepted.',
  })
  @ListField({ via: { episodeId: byIdOf('Episode') } })
  @ManyToOne({ entity: () => Episode, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  episode!: Ref<Episode> | null;

  @Field(() => RushRendering, { description: 'State of the file that is made from the accepted rush.' })
  @Enum({ items: () => RushRendering })
  rendering: RushRendering = RushRendering.NONE;

  @Field(() => Int, {
    description: 'Progress of making the resulting file, 0 to 100 percent; 0 until the rush is accepted.',
  })
  @Property({ type: 'integer', default: 0 })
  rendered: number = 0;

  @Field(() => RushRenderingFailure, {
    nullable: true,
    description: 'Reason why the resulting file could not be made; null unless `rendering` is FAILED.',
  })
  @Enum({ items: () => RushRenderingFailure, nullable: true })
  renderingFailure: RushRenderingFailure | null = null;

  @Field(() => MediaItem, {
    nullable: true,
    description: 'Resulting media item. Null until its file is made, and after it was permanently deleted.',
  })
  @ListField({ via: { resultId: byIdOf('MediaItem') } })
  @ManyToOne({ entity: () => MediaItem, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  result!: Ref<MediaItem> | null;

  /** User who accepted the rush; becomes the author of the resulting media item. */
  @ManyToOne({ ...ofPerson, hidden: true })
  acceptedBy!: Ref<User> | null;

  @OneToMany(() => RushTake, (take) => take.rush)
  takes = new Collection<RushTake>(this);

  @OneToMany(() => RushStep, (step) => step.rush)
  steps = new Collection<RushStep>(this);
}
