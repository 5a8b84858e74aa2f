import { randomUUID } from 'node:crypto';
import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, OneToMany, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { textOfClean } from '../../../kit/html/cleanHtml.ts';
import {
  BooleanFilter,
  byIdOf,
  DateTimeFilter,
  NumberFilter,
  StringFilter,
} from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../../library/public.ts';
import { RadioOwned } from '../../platform/public.ts';
import { Emission } from '../emissions/emission.entity.ts';
import { Chapter } from './chapter.ts';
import { EpisodeState, EpisodeStateFilter, EpisodeType, EpisodeTypeFilter } from './episodeEnums.ts';
import { EpisodePerson } from './episodePerson.entity.ts';

@Entity()
@Index({ properties: ['emission', 'season', 'number'] })
@Index({ properties: ['emission', 'feedGuid'] })
@OutputType({ rule: allow('read', 'Episode'), description: 'An episode of an emission.' })
export class Episode extends SoftDeletable(RadioOwned) {
  @Field(() => Emission, { description: 'Emission that it belongs to.' })
  @ListField({
    via: {
      emissionId: byIdOf('Emission'),
      emissionTitle: { property: 'title', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => Emission, ref: true, index: true })
  emission!: Ref<Emission>;

  @Field({ description: 'Permanent id in feeds, a UUID.' })
  @Property({ type: 'string', length: 36, onCreate: () => randomUUID() })
  @Unique()
  guid!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'GUID in the feed that the episode was imported from, which feeds use instead of `guid`; null for other episodes.',
  })
  @Property({ type: 'string', length: 1000, nullable: true })
  feedGuid: string | null = null;

  @Field(() => Int, { nullable: true, description: 'Season, 1 to 9,999; null without seasons.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  season: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number in the season, 1 to 99,999; null when it is not counted. A trailer has none; a bonus has that of the episode that it belongs to.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  number: number | null = null;

  @Field(() => EpisodeType, { description: 'Regular episode, trailer or bonus.' })
  @ListField({ filter: () => EpisodeTypeFilter })
  @Enum({ items: () => EpisodeType })
  episodeType: EpisodeType = EpisodeType.FULL;

  @Field({ description: 'Title, 1 to 200 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Summary in one or two sentences, at most 500 characters of plain text.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  summary: string = '';

  @Field({
    description: 'Show notes as HTML, sanitised when stored: safe to show unchanged. May be empty.',
  })
  @ListField({ sort: false, search: textOfClean as never })
  @Property({ type: 'text', default: '' })
  notes: string = '';

  @Field({
    description:
      'Address of the cover, 512 pixels square; empty for that of the emission. Other sizes end in `-64.webp`, `-256.webp` and `-1400.webp`; `-1400.jpg` is the one for podcast directories.',
  })
  @Property({ type: 'string', default: '' })
  cover: string = '';

  @Field(() => EpisodeState, { description: 'State of the episode.' })
  @ListField({ filter: () => EpisodeStateFilter })
  @Enum({ items: () => EpisodeState })
  state: EpisodeState = EpisodeState.DRAFT;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Publication date of a published episode; null until it is published.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  publishedAt: Date | null = null;

  @Field({ description: 'True when it contains explicit language, as podcast directories define it.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  explicit: boolean = false;

  @Field({ description: 'Transcript, plain text of at most 500,000 characters; may be empty.' })
  @Property({ type: 'text', default: '' })
  transcript: string = '';

  /** WebVTT; empty without captions. Read as `timedTranscript`. */
  @Property({ type: 'text', default: '', hidden: true })
  captions: string = '';

  @Field(() => [Chapter], { description: 'Chapters, in the order of their starts; may be empty.' })
  @Property({ type: 'json', default: '[]' })
  chapters: Chapter[] = [];

  @Field(() => Int, {
    description:
      'Progress of the upload: -1 before it starts, then 0 to 100 percent. `incoming` shows the analysis that follows, and `medium` the result.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: -1 })
  uploadStatus: number = -1;

  @Field(() => MediaItem, {
    nullable: true,
    description: 'Sound; null until an uploaded file could be read.',
  })
  @ListField({ via: { mediumId: byIdOf('MediaItem') } })
  @ManyToOne({ entity: () => MediaItem, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  medium!: Ref<MediaItem> | null;

  @Field(() => MediaItem, {
    nullable: true,
    description:
      'Newest uploaded file, while it is being analysed or when it is unusable, with the reason as its `failure`. Once playable it becomes the `medium`, which stays unchanged until then.',
  })
  @ListField({ via: { incomingId: byIdOf('MediaItem') } })
  @ManyToOne({
    entity: () => MediaItem,
    ref: true,
    nullable: true,
    index: true,
    deleteRule: 'set null',
  })
  incoming!: Ref<MediaItem> | null;

  @OneToMany(() => EpisodePerson, (person) => person.episode)
  people = new Collection<EpisodePerson>(this);
}
