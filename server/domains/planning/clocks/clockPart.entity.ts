import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaCategory } from '../../multimedia/labels/mediaCategory.entity.ts';
import { JinglePurpose } from '../../multimedia/media/kinds/jingle.entity.ts';
import { MediaItem } from '../../multimedia/media/mediaItem.entity.ts';
import { Playlist } from '../../multimedia/playlists/playlist.entity.ts';
import { SmartCriteria } from '../../multimedia/playlists/smart/smartCriteria.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { Clock } from './clock.entity.ts';
import { ClockPartKind } from './clockEnums.ts';

/** MikroORM keeps what it is given: each column gets one of its own. */
const held = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

@Entity()
@Index({ properties: ['clock', 'position'] })
@OutputType({ rule: allow('read', 'Clock'), description: 'A part of a clock, in its order.' })
export class ClockPart extends RadioOwned {
  @ManyToOne({ entity: () => Clock, ref: true, deleteRule: 'cascade' })
  clock!: Ref<Clock>;

  @Field(() => Int, { description: 'Its place, from 1.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => ClockPartKind, { description: 'What it asks for.' })
  @Enum({ items: () => ClockPartKind })
  kind!: ClockPartKind;

  @Field({ description: 'What it is called in the rundown; may be empty.' })
  @Property({ type: 'string', default: '' })
  title: string = '';

  @Field(() => Int, {
    nullable: true,
    description:
      'When it comes, in milliseconds after the hour began; null for right after the part before it.',
  })
  @Property({ type: 'integer', nullable: true })
  offset: number | null = null;

  @Field({
    description: 'Whether it comes on the second, and what plays then is faded out; else it waits.',
  })
  @Property({ type: 'boolean', default: false })
  isHard: boolean = false;

  @Field(() => Int, {
    nullable: true,
    description: 'How many songs; null where the length says it, or what time is left.',
  })
  @Property({ type: 'integer', nullable: true })
  count: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'How long, in milliseconds: at most for an advert break, about for songs.',
  })
  @Property({ type: 'integer', nullable: true })
  duration: number | null = null;

  @Field(() => MediaCategory, { nullable: true, description: 'Songs of this category.' })
  @ManyToOne({ entity: () => MediaCategory, ...held })
  category!: Ref<MediaCategory> | null;

  @Field(() => Playlist, { nullable: true, description: 'Songs of this playlist, smart or not.' })
  @ManyToOne({ entity: () => Playlist, ...held })
  playlist!: Ref<Playlist> | null;

  @Field(() => SmartCriteria, { nullable: true, description: 'Songs that fit these criteria.' })
  @Property({ type: 'json', nullable: true })
  criteria: SmartCriteria | null = null;

  @Field(() => MediaItem, { nullable: true, description: 'This jingle, or other medium.' })
  @ManyToOne({ entity: () => MediaItem, ...held })
  media!: Ref<MediaItem> | null;

  @Field(() => JinglePurpose, { nullable: true, description: 'Any jingle of this purpose; null for any.' })
  @Enum({ items: () => JinglePurpose, nullable: true })
  purpose: JinglePurpose | null = null;
}
