import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { MediaItem, Playlist } from '../../../library/public.ts';
import { RadioOwned } from '../../../platform/public.ts';
import type { StoredWhy } from '../../planner/why.ts';
import { Rundown } from '../rundown.entity.ts';
import { RundownItemKind } from '../rundownEnums.ts';

/** Options of a reference. Spread them for each column, because MikroORM stores the object that it gets. */
const referenceOptions = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

@Entity()
@Index({ properties: ['rundown', 'position'] })
@OutputType({
  rule: allow('read', 'Rundown'),
  description: 'An item of a rundown, such as a song, a jingle, a talk or an advert break.',
})
export class RundownItem extends RadioOwned {
  @ManyToOne({ entity: () => Rundown, ref: true, deleteRule: 'cascade' })
  rundown!: Ref<Rundown>;

  @Field(() => Int, { description: 'Position of the item in the rundown, from 1.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => RundownItemKind, { description: 'Kind of the item, such as MEDIA.' })
  @Enum({ items: () => RundownItemKind })
  kind!: RundownItemKind;

  @Field({ description: 'Title of the item; empty when the title of the media item or playlist applies.' })
  @Property({ type: 'string', default: '' })
  title: string = '';

  @Field({
    description: 'Notes for the people on the air, at most 5,000 characters of plain text; may be empty.',
  })
  @Property({ type: 'text', default: '' })
  notes: string = '';

  @Field(() => MediaItem, {
    nullable: true,
    description:
      'Media item, for MEDIA and JINGLE, also when it is in the recycle bin. Null for other kinds of rundown items, and when the media item was permanently deleted.',
  })
  @ManyToOne({ entity: () => MediaItem, ...referenceOptions })
  media!: Ref<MediaItem> | null;

  @Field(() => Playlist, {
    nullable: true,
    description:
      'Playlist, for PLAYLIST, also when it is in the recycle bin. Null for other kinds of rundown items, and when the playlist was permanently deleted.',
  })
  @ManyToOne({ entity: () => Playlist, ...referenceOptions })
  playlist!: Ref<Playlist> | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Planned duration in milliseconds; null for the length of the media item or episode.',
  })
  @Property({ type: 'integer', nullable: true })
  duration: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Start in milliseconds after the start of the rundown; null to follow the item before it.',
  })
  @Property({ type: 'integer', nullable: true })
  offset: number | null = null;

  @Field({
    description:
      'True for a fixed start: the item begins exactly at its time, and the item before is faded out. False when the item waits for the item before to end.',
  })
  @Property({ type: 'boolean', default: false })
  isHard: boolean = false;

  @Field({ description: 'Name of the person who added the item, or who filled the rundown with it.' })
  @Property({ type: 'string', default: '' })
  addedBy: string = '';

  /** Reason of an item that was chosen by rules; null for items that a person chose. */
  @Property({ type: 'json', nullable: true, hidden: true })
  reason: StoredWhy | null = null;
}
