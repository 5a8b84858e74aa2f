import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { byIdOf } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned } from '../../../organization/radios/radioOwned.ts';
import { MediaItem } from '../../media/mediaItem.entity.ts';
import { Playlist } from '../playlist.entity.ts';

/** MikroORM keeps what it is given: each column gets one of its own. */
const milliseconds = { type: 'integer', nullable: true } as const;

@Entity()
@Index({ properties: ['playlist', 'position'] })
@OutputType({
  rule: allow('read', 'Playlist'),
  description: 'A place in a playlist. Its own cue points and fades go before those of the medium.',
})
export class PlaylistItem extends RadioOwned {
  @ListField({ via: { playlistId: byIdOf('Playlist') } })
  @ManyToOne({ entity: () => Playlist, ref: true, deleteRule: 'cascade' })
  playlist!: Ref<Playlist>;

  @Field(() => MediaItem, { description: 'What plays.' })
  @ManyToOne({ entity: () => MediaItem, ref: true, deleteRule: 'cascade', index: true })
  media!: Ref<MediaItem>;

  @Field(() => Int, { description: 'Its place, from 1.' })
  @ListField()
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Where it begins here, in milliseconds; null as the medium says.',
  })
  @Property({ ...milliseconds })
  cueIn: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where it ends here, in milliseconds; null as the medium says.',
  })
  @Property({ ...milliseconds })
  cueOut: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Fade in here, in milliseconds; null as the medium says.',
  })
  @Property({ ...milliseconds })
  fadeIn: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Fade out here, in milliseconds; null as the medium says.',
  })
  @Property({ ...milliseconds })
  fadeOut: number | null = null;
}
