import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToMany, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int } from 'type-graphql';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { byIdOf, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { Outline } from '../../../kit/read/outline.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { MediaCategory } from '../labels/mediaCategory.entity.ts';
import { MediaTag } from '../labels/mediaTag.entity.ts';
import { MediaKind, MediaKindFilter } from './kinds/mediaKind.ts';
import { MediaPlayback, MediaPlaybackFilter } from './mediaPlayback.ts';
import { MediaFailure, MediaFailureFilter, MediaState, MediaStateFilter } from './mediaState.ts';

/** Options of a column. Created for each column, because MikroORM stores the object that it gets. */
const milliseconds = { type: 'integer', nullable: true } as const;

/** Key that likely duplicates share; empty without a title or a credit. */
function keyOfSong({ title, credit }: MediaItem): string {
  const [of, by] = [nameKey(title), nameKey(credit)];
  return of && by ? `${by}/${of}` : '';
}

/** Lists sort texts whatever their case; SQLite's own `lower` knows no letter beyond ASCII. */
const sortKey = (text: string) => text.normalize('NFC').toLowerCase();
const titleInOrder = ({ title }: MediaItem) => sortKey(title);
const creditInOrder = ({ credit }: MediaItem) => sortKey(credit);

/**
 * Common fields of all media in the library: the file, its analysis, its category, and its playback settings. One table contains
 * all kinds, so that playlists and plans can reference any of them.
 */
@Entity({ discriminatorColumn: 'kind', abstract: false })
@Index({ properties: ['radio', 'kind', 'deletedAt', 'failure', 'sortTitle'] })
@Index({ properties: ['radio', 'kind', 'deletedAt', 'failure', 'sortCredit'] })
@Index({ properties: ['radio', 'kind', 'deletedAt', 'failure', 'duration'] })
@Index({ properties: ['radio', 'kind', 'deletedAt', 'failure', 'createdAt'] })
@Index({ properties: ['radio', 'kind', 'deletedAt', 'failure', 'updatedAt'] })
@Index({ properties: ['radio', 'kind', 'deletedAt', 'failure'] })
@Index({ properties: ['radio', 'deletedAt', 'checksum', 'kind'] })
@Index({ properties: ['radio', 'deletedAt', 'songKey', 'checksum', 'kind'] })
@Index({ properties: ['radio', 'state', 'deletedAt'] })
@Index({ properties: ['state'] })
@Index({ properties: ['playback'] })
@Index({ properties: ['isMeasured', 'state', 'radio'] })
@OutputType({
  rule: allow('read', 'MediaItem'),
  description:
    'A file of the library, of whatever kind: what songs, jingles, generics, publicities and videos have in common. Lists name media of the kinds that the viewer may read. Where something refers to a medium of another kind, its kind, state, length and cue points are there, and its title and all else are empty.',
})
@Outline([
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'kind',
  'state',
  'playback',
  'duration',
  'cueIn',
  'cueOut',
  'fadeIn',
  'fadeOut',
  'startNext',
])
export class MediaItem extends SoftDeletable(RadioOwned) {
  @Field(() => MediaKind, { description: 'What it is for.' })
  @ListField({ filter: () => MediaKindFilter })
  @Enum({ items: () => MediaKind })
  kind!: MediaKind;

  @Field({ description: 'Its title, 1 to 255 characters.' })
  @ListField({ filter: () => StringFilter, search: true, sortedAs: 'sortTitle' })
  @Property({ type: 'string' })
  title!: string;

  @Property({ type: 'text', hidden: true, onCreate: titleInOrder, onUpdate: titleInOrder })
  sortTitle!: string;

  @Field({ description: 'Who made it, as one line for people, such as “A feat. B”; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true, sortedAs: 'sortCredit' })
  @Property({ type: 'string', default: '' })
  credit: string = '';

  @Property({ type: 'text', hidden: true, onCreate: creditInOrder, onUpdate: creditInOrder })
  sortCredit!: string;

  @Property({ type: 'string', length: 500, hidden: true, onCreate: keyOfSong, onUpdate: keyOfSong })
  songKey!: string;

  @Field(() => MediaState, { description: 'How far it is on its way into the library.' })
  @ListField({ filter: () => MediaStateFilter })
  @Enum({ items: () => MediaState })
  state: MediaState = MediaState.RECEIVED;

  @Field(() => MediaFailure, { nullable: true, description: 'Why it cannot be used; null unless FAILED.' })
  @ListField({ filter: () => MediaFailureFilter })
  @Enum({ items: () => MediaFailure, nullable: true })
  failure: MediaFailure | null = null;

  @Field(() => MediaItem, {
    nullable: true,
    description: 'The first file with the same bytes, when that is why this one failed.',
  })
  @ListField({ via: { duplicateOfId: byIdOf('MediaItem') } })
  @ManyToOne({ entity: () => MediaItem, ref: true, nullable: true, deleteRule: 'set null' })
  duplicateOf!: Ref<MediaItem> | null;

  @Field({
    description:
      'What its format is called that the library does not take, such as “AIFF-C”; empty unless that is why it failed.',
  })
  @Property({ type: 'string', default: '' })
  refusedFormat: string = '';

  @Field(() => MediaPlayback, {
    description:
      'What of it browsers play, once it is ready: the file itself, or a rendition that is made of it.',
  })
  @ListField({ filter: () => MediaPlaybackFilter })
  @Enum({ items: () => MediaPlayback })
  playback: MediaPlayback = MediaPlayback.DIRECT;

  @Field({ description: 'The name that the file had when it was sent; it is shown, never used.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  fileName!: string;

  /** Storage key of the file; empty when the file was deleted. */
  @Property({ type: 'string', hidden: true })
  fileKey!: string;

  @Field(() => SafeInt, { description: 'Size of the file in bytes.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: wholeNumber })
  size!: number;

  @Field({ description: 'SHA-256 of the file in hexadecimal; empty until it was looked at.' })
  @Property({ type: 'string', length: 64, default: '' })
  checksum: string = '';

  @Field({ description: 'MIME type of the content, such as `audio/mpeg`; empty until it was looked at.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string', default: '' })
  mimeType: string = '';

  /** Size of the MP3 rendition for podcast feeds in bytes; null without a rendition. */
  @Property({ type: wholeNumber, nullable: true, hidden: true })
  mp3Size: number | null = null;

  @Field({
    description: 'How the sound is coded, as people call it, such as “MPEG 1 Layer 3”; may be empty.',
  })
  @Property({ type: 'string', default: '' })
  codec: string = '';

  @Field(() => Int, { nullable: true, description: 'How long it plays, in milliseconds.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ ...milliseconds })
  duration: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Average bits a second.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  bitrate: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Samples a second.' })
  @Property({ type: 'integer', nullable: true })
  sampleRate: number | null = null;

  @Field(() => Int, { nullable: true, description: '1 for mono, 2 for stereo.' })
  @Property({ type: 'integer', nullable: true })
  channels: number | null = null;

  @Field(() => Float, {
    nullable: true,
    description: 'Integrated loudness in LUFS (EBU R128); null when it was not measured.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'float', nullable: true })
  loudness: number | null = null;

  @Field(() => Float, { nullable: true, description: 'True peak in dBTP; null when it was not measured.' })
  @Property({ type: 'float', nullable: true })
  truePeak: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where playing begins, in milliseconds; null at the start.',
  })
  @Property({ ...milliseconds })
  cueIn: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where playing ends, in milliseconds after the start of the file; null at its end.',
  })
  @Property({ ...milliseconds })
  cueOut: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'How long it fades in, in milliseconds; null for not at all.',
  })
  @Property({ ...milliseconds })
  fadeIn: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'How long it fades out, in milliseconds; null for not at all.',
  })
  @Property({ ...milliseconds })
  fadeOut: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where the next item may begin over this one, in milliseconds after the start of the file.',
  })
  @Property({ ...milliseconds })
  startNext: number | null = null;

  @Field({
    description:
      'Address of its picture, 256 pixels square; empty when there is none. `-64.webp` and `-512.webp` at its end are other sizes.',
  })
  @Property({ type: 'string', default: '' })
  artwork: string = '';

  @Field({ description: 'Whether there is a picture of its sound.' })
  @Property({ type: 'boolean', default: false })
  hasWaveform: boolean = false;

  @Field({
    description:
      'Whether its sound was decoded and measured, which takes ffmpeg on the server: loudness, true peak, waveform, cue points.',
  })
  @Property({ type: 'boolean', default: false })
  isMeasured: boolean = false;

  @Field(() => MediaCategory, { nullable: true, description: 'The category that it is in.' })
  @ListField({
    via: {
      categoryId: byIdOf('MediaCategory'),
      categoryName: { property: 'name', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => MediaCategory, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  category!: Ref<MediaCategory> | null;

  @ListField({
    via: {
      tagId: byIdOf('MediaTag'),
      tagName: { property: 'name', filter: () => StringFilter, sort: false },
    },
  })
  @ManyToMany({ entity: () => MediaTag, owner: true, pivotTable: 'media_item_tags' })
  tags = new Collection<MediaTag>(this);

  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    hidden: true,
    index: true,
    deleteRule: 'set null',
  })
  addedBy!: Ref<User> | null;
}
