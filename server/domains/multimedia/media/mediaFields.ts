import { Ctx, FieldResolver, Int, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { ToMany } from '../../../kit/read/children.ts';
import type { Row } from '../../../kit/read/plan.ts';
import type { Mixable } from '../../../kit/resource/mixable.ts';
import { MediaTag } from '../labels/mediaTag.entity.ts';
import type { MediaItem } from './mediaItem.entity.ts';
import { MediaUse } from './mediaUse.ts';
import { playlistCount, usesOf } from './uses.ts';

/** The fields of every kind of media that are no columns of its own. */
export function withMediaFields<B extends Mixable>(item: ClassType<MediaItem>, Base: B) {
  @Resolver(() => item)
  @ToMany('tags', () => MediaTag, { first: 20, description: 'The words that it is marked with.' })
  abstract class WithMediaFields extends Base {
    @FieldResolver(() => [MediaUse], {
      description: 'Where it is used, at most 100 places, as far as the viewer may read them.',
    })
    usedIn(@Root() { id }: Row, @Ctx() context: Context): Promise<MediaUse[]> {
      return usesOf(context, id);
    }

    @FieldResolver(() => Int, { description: 'In how many playlists it is.' })
    playlistCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
      return playlistCount(context, id);
    }
  }
  return WithMediaFields;
}
