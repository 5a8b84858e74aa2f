import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../../multimedia/media/mediaItem.entity.ts';
import { Playlist } from '../../multimedia/playlists/playlist.entity.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import type { StoredWhy } from '../plan/why.ts';
import { Rundown } from './rundown.entity.ts';
import { RundownItemKind } from './rundownEnums.ts';

/** MikroORM keeps what it is given: each column gets one of its own. */
const held = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

@Entity()
@Index({ properties: ['rundown', 'position'] })
@OutputType({ rule: allow('read', 'Rundown'), description: 'An item of a rundown, in its order.' })
export class RundownItem extends RadioOwned {
  @ManyToOne({ entity: () => Rundown, ref: true, deleteRule: 'cascade' })
  rundown!: Ref<Rundown>;

  @Field(() => Int, { description: 'Its place, from 1.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => RundownItemKind, { description: 'What it is.' })
  @Enum({ items: () => RundownItemKind })
  kind!: RundownItemKind;

  @Field({ description: 'Its own title; empty for that of what it plays.' })
  @Property({ type: 'string', default: '' })
  title: string = '';

  @Field({
    description: 'What those on the air have to know, at most 5,000 characters of plain text; may be empty.',
  })
  @Property({ type: 'text', default: '' })
  notes: string = '';

  @Field(() => MediaItem, { nullable: true, description: 'What plays, of MEDIA and JINGLE.' })
  @ManyToOne({ entity: () => MediaItem, ...held })
  media!: Ref<MediaItem> | null;

  @Field(() => Playlist, { nullable: true, description: 'What plays, of PLAYLIST.' })
  @ManyToOne({ entity: () => Playlist, ...held })
  playlist!: Ref<Playlist> | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How long it is planned to be, in milliseconds; null for as long as its medium plays.',
  })
  @Property({ type: 'integer', nullable: true })
  duration: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'When it is to begin, in milliseconds after the start of the rundown; null for right after the item before it.',
  })
  @Property({ type: 'integer', nullable: true })
  offset: number | null = null;

  @Field({
    description: 'Whether it begins on the second, and what plays then is faded out; else it waits.',
  })
  @Property({ type: 'boolean', default: false })
  isHard: boolean = false;

  @Field({ description: 'Who put it there, or had it chosen by rules.' })
  @Property({ type: 'string', default: '' })
  addedBy: string = '';

  /** By which rule it was chosen; null for what somebody chose. */
  @Property({ type: 'json', nullable: true, hidden: true })
  reason: StoredWhy | null = null;
}
