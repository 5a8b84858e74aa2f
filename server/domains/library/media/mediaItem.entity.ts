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
import { nameKey } from '../catalogue/merging/nameKey.ts';
import { MediaCategory } from '../labels/mediaCategory.entity.ts';
import { MediaTag } from '../labels/mediaTag.entity.ts';
import { MediaKind, MediaKindFilter } from './kinds/mediaKind.ts';
import { MediaPlayback, MediaPlaybackFilter } from './files/mediaPlayback.ts';
import { MediaFailure, MediaFailureFilter, MediaState, MediaStateFilter } from './mediaState.ts';

/** Options of a column; spread them for each column, because MikroORM stores the object that it gets. */
const milliseconds = { type: 'integer', nullable: true } as const;

/** Key that likely duplicates share; empty without a title or a credit. */
function keyOfSong({ title, credit }: MediaItem): string {
  const [of, by] = [nameKey(title), nameKey(credit)];
  return of && by ? `${by}/${of}` : '';
}

/** Sort key of a text: lists ignore case. SQLite's own `lower` converts ASCII letters only. */
const sortKey = (text: string) => text.normalize('NFC').toLowerCase();
const titleInOrder = ({ title }: MediaItem) => sortKey(title);
const creditInOrder = ({ credit }: MediaItem) => sortKey(credit);

/**
 * Common fields of all media in the library: file, analysis, category and playback settings.
 * One table contains all kinds, so that playlists and plans can reference any of them.
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
    'A file of the library, of any kind. It has the fields that songs, jingles, generics, publicities and videos have in common. Lists contain only media of the kinds that the viewer may read. A reference to a medium of a kind that the viewer may not read shows its id, version, dates, kind, state, playback, duration, cue points and fades; its other fields are empty or null.',
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
  @Field(() => MediaKind, {
    description: 'Kind of the file: song, jingle, signature tune, advert, video, rush or episode sound.',
  })
  @ListField({ filter: () => MediaKindFilter })
  @Enum({ items: () => MediaKind })
  kind!: MediaKind;

  @Field({ description: 'Title, 1 to 255 characters.' })
  @ListField({ filter: () => StringFilter, search: true, sortedAs: 'sortTitle' })
  @Property({ type: 'string' })
  title!: string;

  @Property({ type: 'text', hidden: true, onCreate: titleInOrder, onUpdate: titleInOrder })
  sortTitle!: string;

  @Field({ description: 'Credited artists in one line, such as “A feat. B”; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true, sortedAs: 'sortCredit' })
  @Property({ type: 'string', default: '' })
  credit: string = '';

  @Property({ type: 'text', hidden: true, onCreate: creditInOrder, onUpdate: creditInOrder })
  sortCredit!: string;

  @Property({ type: 'string', length: 500, hidden: true, onCreate: keyOfSong, onUpdate: keyOfSong })
  songKey!: string;

  @Field(() => MediaState, {
    description: 'Processing state of the file: received, being analysed, ready or failed.',
  })
  @ListField({ filter: () => MediaStateFilter })
  @Enum({ items: () => MediaState })
  state: MediaState = MediaState.RECEIVED;

  @Field(() => MediaFailure, {
    nullable: true,
    description: 'Reason why the file cannot be used; null unless `state` is FAILED.',
  })
  @ListField({ filter: () => MediaFailureFilter })
  @Enum({ items: () => MediaFailure, nullable: true })
  failure: MediaFailure | null = null;

  @Field(() => MediaItem, {
    nullable: true,
    description:
      'Medium whose file has the same content, when `failure` is DUPLICATE. Null otherwise, and when that medium was permanently deleted.',
  })
  @ListField({ via: { duplicateOfId: byIdOf('MediaItem') } })
  @ManyToOne({ entity: () => MediaItem, ref: true, nullable: true, deleteRule: 'set null' })
  duplicateOf!: Ref<MediaItem> | null;

  @Field({
    description:
      'Name of the format of a file that cannot be used, such as “AIFF-C”. Set when `failure` is FORMAT_NOT_ACCEPTED, NOT_MEDIA or WRONG_KIND; empty when unknown, and for other failures.',
  })
  @Property({ type: 'string', default: '' })
  refusedFormat: string = '';

  @Field(() => MediaPlayback, {
    description: 'How browsers play the file once it is ready: the file itself, or a rendition for browsers.',
  })
  @ListField({ filter: () => MediaPlaybackFilter })
  @Enum({ items: () => MediaPlayback })
  playback: MediaPlayback = MediaPlayback.DIRECT;

  @Field({ description: 'Name of the file when it was uploaded, for display only.' })
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

  @Field({
    description: 'SHA-256 of the file in hexadecimal; empty when unknown, such as before the analysis.',
  })
  @Property({ type: 'string', length: 64, default: '' })
  checksum: string = '';

  @Field({
    description:
      'MIME type of the content, such as `audio/mpeg`; empty when unknown, such as before the analysis.',
  })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string', default: '' })
  mimeType: string = '';

  /** Size of the MP3 rendition for podcast feeds in bytes; null without a rendition. */
  @Property({ type: wholeNumber, nullable: true, hidden: true })
  mp3Size: number | null = null;

  @Field({
    description: 'Name of the codec, such as “MPEG 1 Layer 3”; may be empty.',
  })
  @Property({ type: 'string', default: '' })
  codec: string = '';

  @Field(() => Int, {
    nullable: true,
    description: 'Duration of the file in milliseconds; null when unknown, such as before the analysis.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ ...milliseconds })
  duration: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Average bitrate in bits per second; null when unknown.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  bitrate: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Sample rate in hertz; null when unknown.' })
  @Property({ type: 'integer', nullable: true })
  sampleRate: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of audio channels: 1 for mono, 2 for stereo; null when unknown.',
  })
  @Property({ type: 'integer', nullable: true })
  channels: number | null = null;

  @Field(() => Float, {
    nullable: true,
    description: 'Integrated loudness in LUFS (EBU R128); null for silence, and when it was not measured.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'float', nullable: true })
  loudness: number | null = null;

  @Field(() => Float, {
    nullable: true,
    description: 'True peak in dBTP; null for silence, and when it was not measured.',
  })
  @Property({ type: 'float', nullable: true })
  truePeak: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Cue-in: moment in the file at which playback starts, in milliseconds after the start of the file. Null for the start of the file.',
  })
  @Property({ ...milliseconds })
  cueIn: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Cue-out: moment in the file at which playback stops, in milliseconds after the start of the file. Null for the end of the file.',
  })
  @Property({ ...milliseconds })
  cueOut: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Duration of the fade-in in milliseconds; null for no fade.',
  })
  @Property({ ...milliseconds })
  fadeIn: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Duration of the fade-out in milliseconds; null for no fade.',
  })
  @Property({ ...milliseconds })
  fadeOut: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Moment from which the next item may start while this medium is still playing. In milliseconds after the start of the file; null when the next item waits for the end of this medium.',
  })
  @Property({ ...milliseconds })
  startNext: number | null = null;

  @Field({
    description:
      'Address of the picture, 256 pixels square, ending in `-256.webp`; empty when there is none. Replace this ending by `-64.webp` or `-512.webp` for other sizes.',
  })
  @Property({ type: 'string', default: '' })
  artwork: string = '';

  @Field({ description: 'True when a waveform is stored, see `waveformUrl`.' })
  @Property({ type: 'boolean', default: false })
  hasWaveform: boolean = false;

  @Field({
    description:
      'True when loudness, true peak, waveform and cue points were measured. Measuring requires ffmpeg on the server. For a video without sound, these fields stay null.',
  })
  @Property({ type: 'boolean', default: false })
  isMeasured: boolean = false;

  @Field(() => MediaCategory, { nullable: true, description: 'Category of the medium; null for none.' })
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
