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
  @Field(() => Emission, { description: 'Emission of the episode.' })
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
      'GUID of the episode in the feed that it was imported from. The podcast feed publishes this GUID instead of `guid`. Null for episodes that were not imported.',
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
      'Episode number in the season, 1 to 99,999; null for an episode without a number. A trailer has no number; a bonus has the number of the episode that it accompanies.',
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

  @Field({
    description: 'Summary in one or two sentences, at most 500 characters of plain text; empty for none.',
  })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  summary: string = '';

  @Field({
    description: 'Show notes as HTML, sanitised when stored: safe to show unchanged. May be empty.',
  })
  @ListField({ sort: false, search: textOfClean })
  @Property({ type: 'text', default: '' })
  notes: string = '';

  @Field({
    description:
      'Address of the cover, 512 pixels square, ending in `-512.webp`. Empty when the episode has none: the cover of the emission applies then, or in the podcast feed the cover of the podcast. Replace this ending by `-64.webp`, `-256.webp` or `-1400.webp` for other sizes, or by `-1400.jpg` for podcast directories.',
  })
  @Property({ type: 'string', default: '' })
  cover: string = '';

  @Field(() => EpisodeState, { description: 'State of the episode, such as PUBLISHED.' })
  @ListField({ filter: () => EpisodeStateFilter })
  @Enum({ items: () => EpisodeState })
  state: EpisodeState = EpisodeState.DRAFT;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Publication date, which may be in the future. Never null for a published episode; for other episodes, the planned or former date, or null.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  publishedAt: Date | null = null;

  @Field({
    description: 'True when the episode contains explicit language, as podcast directories define the term.',
  })
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
      'Progress of the current upload in percent, 0 to 100. Without an upload in progress, 100 when there is a `medium` or an `incoming` file, and -1 otherwise. The analysis after the upload is shown by `incoming`, its result by `medium`.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: -1 })
  uploadStatus: number = -1;

  @Field(() => MediaItem, {
    nullable: true,
    description:
      'Sound of the episode. Null until a file was analysed successfully, and after the sound was removed. The file was uploaded, made from a rush, or imported from a feed.',
  })
  @ListField({ via: { mediumId: byIdOf('MediaItem') } })
  @ManyToOne({ entity: () => MediaItem, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  medium!: Ref<MediaItem> | null;

  @Field(() => MediaItem, {
    nullable: true,
    description:
      'Newest received file, while it is being analysed or when it cannot be used. Null otherwise. Its `failure` says why it cannot be used. Once the file is playable, it replaces the `medium`.',
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
