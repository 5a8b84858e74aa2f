import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { RadioComment } from '../../content/public.ts';
import { byIdOf } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Playlist } from '../playlists/playlist.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'PlaylistComment'), description: 'Comment on a playlist.' })
export class PlaylistComment extends RadioComment {
  @Field(() => Playlist, { description: 'Playlist of the comment.' })
  @ListField({ via: { playlistId: byIdOf('Playlist') } })
  @ManyToOne({ entity: () => Playlist, ref: true, deleteRule: 'cascade', index: true })
  playlist!: Ref<Playlist>;
}
