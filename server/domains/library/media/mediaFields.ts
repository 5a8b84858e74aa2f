import { Ctx, FieldResolver, Int, Resolver, Root, type ClassType, Field, ID } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Use } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { ToMany } from '../../../kit/read/children.ts';
import type { Row } from '../../../kit/read/plan.ts';
import type { Mixable } from '../../../kit/resource/resolvers/mixable.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { MediaTag } from '../labels/mediaTag.entity.ts';
import type { MediaItem } from './mediaItem.entity.ts';
import { loadPlaylistCount, loadUses } from './uses.ts';

/** Resolvers of the fields that all kinds of media have in common. */
export function withMediaFields<B extends Mixable>(item: ClassType<MediaItem>, Base: B) {
  @Resolver(() => item)
  @ToMany('tags', () => MediaTag, { first: 20, description: 'Tags of the medium.' })
  abstract class WithMediaFields extends Base {
    @FieldResolver(() => [MediaUse], {
      description: 'Uses of the medium that the viewer may read, at most 100.',
    })
    usedIn(@Root() { id }: Row, @Ctx() context: Context): Promise<MediaUse[]> {
      return loadUses(context, id);
    }

    @FieldResolver(() => Int, {
      description:
        'Number of hand-picked playlists that contain the medium, also those that the viewer may not read. Smart playlists, which find media by criteria, and playlists in the recycle bin do not count.',
    })
    playlistCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
      return loadPlaylistCount(context, id);
    }
  }
  return WithMediaFields;
}

@OutputType({ rule: 'parent', description: 'Use of a medium.' })
class MediaUse implements Use {
  @Field({ description: 'Type of the record that uses the medium, such as `Playlist`.' })
  kind!: string;

  @Field(() => ID, { description: 'Id of the record that uses the medium.' })
  id!: string;

  @Field({ description: 'Name of the record that uses the medium.' })
  name!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Time of the use in a slot or a rundown; null for other uses. For a slot, the start of its next occurrence. For a rundown, the time of the medium’s first position, which may have passed today.',
  })
  at?: Date | null;
}
