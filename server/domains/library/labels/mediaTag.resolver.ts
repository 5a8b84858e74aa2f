import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import type { Given } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { Written } from '../../../kit/resource/writes.ts';
import { inputsOf } from '../../../kit/resource/inputsOf.ts';
import { WriteResolver } from '../../../kit/resource/resolvers/writeResolver.ts';
import { ofReadableKinds, type MediaKind } from '../media/kinds/mediaKind.ts';
import { publishMediaNamesChanged } from '../media/mediaEvents.ts';
import { MediaTag } from './mediaTag.entity.ts';

const countMediaWithTag = countOfEach(
  'library.countMediaWithTag',
  (db, { of, kinds }: Given<{ of: number; kinds: MediaKind[] }>) =>
    db
      .selectFrom('MediaItemTags as link')
      .innerJoin('MediaItem as medium', 'medium.id', 'link.mediaItem')
      .select(count)
      .where('link.mediaTag', '=', of)
      .where('medium.kind', 'in', kinds)
      .where('medium.failure', 'is', null),
  ofReadableKinds,
);

const { Input, Patch } = inputsOf<Pick<MediaTag, 'name'>>(MediaTag, {
  input: 'New tag of media.',
  patch: 'Changes to a tag of media.',
});

@Resolver(() => MediaTag)
export class MediaTagResolver extends WriteResolver(MediaTag, Input, Patch, {
  views: 'media-tags',
  roles: { staff: ['read'], maintainer: ['manage'], editor: ['manage'] },
  searchResult: { title: '{name}', list: '/admin/tags/media' },
}) {
  @FieldResolver(() => Int, {
    description:
      'Number of media with the tag, of the kinds that the viewer may read. Media whose file cannot be used and media in the recycle bin do not count. Deleting the tag removes it from all its media.',
  })
  mediaCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countMediaWithTag(context, id);
  }

  protected override afterWrite(written: Written<MediaTag> & Writing): Promise<void> {
    return publishMediaNamesChanged(written);
  }
}
