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
import { MediaCategory } from './mediaCategory.entity.ts';

const countMediaOfCategory = countOfEach(
  'library.countMediaOfCategory',
  (db, { of, kinds }: Given<{ of: number; kinds: MediaKind[] }>) =>
    db
      .selectFrom('MediaItem')
      .select(count)
      .where('category', '=', of)
      .where('kind', 'in', kinds)
      .where('failure', 'is', null),
  ofReadableKinds,
);

const { Input, Patch } = inputsOf<Pick<MediaCategory, 'name' | 'description'>>(MediaCategory, {
  input: 'New category of the library.',
  patch: 'Changes to a category of the library.',
});

@Resolver(() => MediaCategory)
export class MediaCategoryResolver extends WriteResolver(MediaCategory, Input, Patch, {
  views: 'media-categories',
  roles: { staff: ['read'], maintainer: ['manage'], editor: ['manage'] },
  searchResult: { title: '{name}', subtitle: '{description}', list: '/admin/categories/media' },
}) {
  @FieldResolver(() => Int, {
    description:
      'Number of media in the category, of the kinds that the viewer may read. Media whose file cannot be used and media in the recycle bin do not count. Deleting the category leaves all its media without a category.',
  })
  mediaCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countMediaOfCategory(context, id);
  }

  protected override afterWrite(written: Written<MediaCategory> & Writing): Promise<void> {
    return publishMediaNamesChanged(written);
  }
}
