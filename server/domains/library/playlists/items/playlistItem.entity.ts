import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { byIdOf } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned } from '../../../platform/public.ts';
import { MediaItem } from '../../media/mediaItem.entity.ts';
import { Playlist } from '../playlist.entity.ts';

/** Options of a column; spread them for each column, because MikroORM stores the object that it gets. */
const milliseconds = { type: 'integer', nullable: true } as const;

@Entity()
@Index({ properties: ['playlist', 'position'] })
@OutputType({
  rule: allow('read', 'Playlist'),
  description:
    'Item of a playlist. Its own cue points and fades take precedence over those of the medium. Items of a smart playlist are not stored: no mutation accepts their ids.',
})
export class PlaylistItem extends RadioOwned {
  @ListField({ via: { playlistId: byIdOf('Playlist') } })
  @ManyToOne({ entity: () => Playlist, ref: true, deleteRule: 'cascade' })
  playlist!: Ref<Playlist>;

  @Field(() => MediaItem, { description: 'Medium to play.' })
  @ManyToOne({ entity: () => MediaItem, ref: true, deleteRule: 'cascade', index: true })
  media!: Ref<MediaItem>;

  @Field(() => Int, {
    description:
      'Position of the item in the playlist, starting at 1. `playlistItems` counts only items whose medium is not in the recycle bin; the result of `updatePlaylistItem` counts all.',
  })
  @ListField()
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Cue-in of the item, in milliseconds after the start of the file. Null to use the value of the medium.',
  })
  @Property({ ...milliseconds })
  cueIn: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Cue-out of the item, in milliseconds after the start of the file. Null to use the value of the medium.',
  })
  @Property({ ...milliseconds })
  cueOut: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Duration of the fade-in of the item, in milliseconds; null to use the value of the medium.',
  })
  @Property({ ...milliseconds })
  fadeIn: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Duration of the fade-out of the item, in milliseconds; null to use the value of the medium.',
  })
  @Property({ ...milliseconds })
  fadeOut: number | null = null;
}
