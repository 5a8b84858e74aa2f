import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaItem, Playlist } from '../../library/public.ts';
import { RadioOwned } from '../../platform/public.ts';
import type { StoredWhy } from '../planner/why.ts';
import { Rundown } from './rundown.entity.ts';
import { RundownItemKind } from './rundownEnums.ts';

/** Options of a reference. Copied for each column, because MikroORM stores the object that it gets. */
const held = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

@Entity()
@Index({ properties: ['rundown', 'position'] })
@OutputType({ rule: allow('read', 'Rundown'), description: 'An item of a rundown, in its order.' })
export class RundownItem extends RadioOwned {
  @ManyToOne({ entity: () => Rundown, ref: true, deleteRule: 'cascade' })
  rundown!: Ref<Rundown>;

  @Field(() => Int, { description: 'Position, from 1.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => RundownItemKind, { description: 'Kind of item.' })
  @Enum({ items: () => RundownItemKind })
  kind!: RundownItemKind;

  @Field({ description: 'Title of the item; empty for that of its media item or playlist.' })
  @Property({ type: 'string', default: '' })
  title: string = '';

  @Field({
    description: 'Notes for the people on the air, at most 5,000 characters of plain text; may be empty.',
  })
  @Property({ type: 'text', default: '' })
  notes: string = '';

  @Field(() => MediaItem, { nullable: true, description: 'Media item, for MEDIA and JINGLE.' })
  @ManyToOne({ entity: () => MediaItem, ...held })
  media!: Ref<MediaItem> | null;

  @Field(() => Playlist, { nullable: true, description: 'Playlist, for PLAYLIST.' })
  @ManyToOne({ entity: () => Playlist, ...held })
  playlist!: Ref<Playlist> | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Planned duration in milliseconds; null for the length of its media item.',
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
    description: 'True when it begins on the second and the item before is faded out; false when it waits.',
  })
  @Property({ type: 'boolean', default: false })
  isHard: boolean = false;

  @Field({ description: 'Name of the person who added it, or had it filled.' })
  @Property({ type: 'string', default: '' })
  addedBy: string = '';

  /** Reason of an item that was chosen by rules; null for items that a person chose. */
  @Property({ type: 'json', nullable: true, hidden: true })
  reason: StoredWhy | null = null;
}
