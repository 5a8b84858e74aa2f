import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { countOfEach } from '../../../kit/read/batch.ts';
import type { Row } from '../../../kit/read/plan.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { WriteResolver } from '../../../kit/resource/writeResolver.ts';
import { MediaTagInput, MediaTagPatch } from './label.inputs.ts';
import { tellOfNames } from '../media/mediaEvents.ts';
import { problemsOfLabel } from './labelProblems.ts';
import { MediaTag } from './mediaTag.entity.ts';

const mediaWithTag = countOfEach(
  `select count(*) from media_item_tags l join media_item m on m.id = l.media_item_id
   where l.media_tag_id = ? and m.deleted_at is null and m.radio_id = ?`,
  ({ radioId }) => radioId ?? -1,
);

@Resolver(() => MediaTag)
export class MediaTagResolver extends WriteResolver(MediaTag, MediaTagInput, MediaTagPatch, {
  found: { title: '{name}', list: '/admin/tags/media' },
}) {
  @FieldResolver(() => Int, {
    description: 'How many media bear it. Deleting it takes it off them, and off those in the recycle bin.',
  })
  mediaCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return mediaWithTag(context, id);
  }

  protected override check({ name }: Partial<MediaTagInput>, write: Write<MediaTag>) {
    return problemsOfLabel(MediaTag, name, write);
  }

  protected override afterCommit(context: Context): void {
    tellOfNames(context);
  }
}
