import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaKind } from '../../multimedia/media/kinds/mediaKind.ts';
import { MediaItem } from '../../multimedia/media/mediaItem.entity.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { Colleague } from '../../profile/colleague.ts';
import { User } from '../../users/user.entity.ts';
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
  description: 'A raw recording that somebody listens to and decides about, in one take or several.',
})
export class Rush extends SoftDeletable(RadioOwned) {
  @Field({ description: 'What it is called, 1 to 200 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'What one should know about it, plain text of at most 5,000 characters.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  notes: string = '';

  @Field(() => Emission, {
    nullable: true,
    description: 'The emission that it is for; null when that is open.',
  })
  @ListField({
    via: {
      emissionId: byIdOf('Emission'),
      emissionTitle: { property: 'title', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => Emission, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  emission!: Ref<Emission> | null;

  @Field(() => Colleague, { nullable: true, description: 'Who sent it first; null when they are gone.' })
  @ListField(person('sentById', 'sentByName'))
  @ManyToOne({ ...ofPerson })
  sentBy!: Ref<User> | null;

  @Field(() => RushState, { description: 'Where it stands.' })
  @ListField({ filter: () => RushStateFilter })
  @Enum({ items: () => RushState })
  state: RushState = RushState.RECEIVED;

  @Field(() => Colleague, {
    nullable: true,
    description: 'Who listens to it, or did last; null while nobody has taken it.',
  })
  @ListField(person('assigneeId', 'assigneeName'))
  @ManyToOne({ ...ofPerson })
  assignee!: Ref<User> | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Since when it waits: for a decision since its newest take arrived, for a new take since it was sent back. Null once it is decided.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  waitingSince!: Date | null;

  @Field(() => RushOutcome, { nullable: true, description: 'What becomes of it; null until it is accepted.' })
  @Enum({ items: () => RushOutcome, nullable: true })
  outcome: RushOutcome | null = null;

  @Field(() => MediaKind, { nullable: true, description: 'The kind of the medium that it becomes.' })
  @Enum({ items: () => MediaKind, nullable: true })
  mediaKind: MediaKind | null = null;

  @Field({ description: 'The title of the medium that it becomes; empty until it is accepted.' })
  @Property({ type: 'string', default: '' })
  mediaTitle: string = '';

  @Field(() => Episode, { nullable: true, description: 'The episode whose sound it becomes.' })
  @ListField({ via: { episodeId: byIdOf('Episode') } })
  @ManyToOne({ entity: () => Episode, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  episode!: Ref<Episode> | null;

  @Field(() => RushRendering, { description: 'How far the new file is that it becomes.' })
  @Enum({ items: () => RushRendering })
  rendering: RushRendering = RushRendering.NONE;

  @Field(() => Int, { description: 'How much of the new file is made, 0 to 100 percent.' })
  @Property({ type: 'integer', default: 0 })
  rendered: number = 0;

  @Field(() => RushRenderingFailure, {
    nullable: true,
    description: 'Why the new file could not be made; null unless that FAILED.',
  })
  @Enum({ items: () => RushRenderingFailure, nullable: true })
  renderingFailure: RushRenderingFailure | null = null;

  @Field(() => MediaItem, { nullable: true, description: 'What it has become, once its new file is there.' })
  @ListField({ via: { resultId: byIdOf('MediaItem') } })
  @ManyToOne({ entity: () => MediaItem, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  result!: Ref<MediaItem> | null;

  /** Who accepted it, for the medium that comes of it later. */
  @ManyToOne({ ...ofPerson, hidden: true })
  acceptedBy!: Ref<User> | null;

  @OneToMany(() => RushTake, (take) => take.rush)
  takes = new Collection<RushTake>(this);

  @OneToMany(() => RushStep, (step) => step.rush)
  steps = new Collection<RushStep>(this);
}
