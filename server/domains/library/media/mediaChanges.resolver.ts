import { Ctx, Field, ID, Info, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { readableKinds } from './kinds/mediaKind.ts';
import type { MediaChange } from './mediaEvents.ts';
import { MediaItem } from './mediaItem.entity.ts';

@OutputType({
  rule: allow('read', 'MediaItem'),
  description: 'Change of a medium of the current radio.',
})
export class MediaNotice {
  @Field(() => ID, { description: 'Id of the medium.' })
  id!: number;

  @Field(() => MediaItem, {
    nullable: true,
    description: 'Current state of the medium; null when it was deleted or is in the recycle bin.',
  })
  media!: MediaItem | null;
}

const findMediumKind = query('library.findMediumKind', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom(withDeleted('MediaItem')).select('kind').where('id', '=', id),
);

/** Returns a check whether the viewer may read media of the kind that changed. */
const isReadable =
  (context: Context) =>
  async ({ id, purgedKind }: MediaChange): Promise<boolean> => {
    const kind = purgedKind ?? (await findMediumKind.first(context, { id }))?.kind;
    return readableKinds(context).some((readable) => readable === kind);
  };

@Resolver()
export class MediaChangesResolver {
  @Allow('read', 'MediaItem')
  @Subscription(() => MediaNotice, {
    description:
      'Publishes media of the current radio when they are analysed, edited, deleted or restored. An analysis is published when it begins and as it progresses. A picture that `/uploads/media/{id}/artwork` changes is not published. Only media of the kinds that the viewer may read. After a reconnection, query the list again.',
    subscribe: ({ context }: { context: Context }) =>
      ofOwnRadio(context, 'mediaChanged', MediaItem, isReadable(context)),
  })
  async mediaChanged(
    @Root() { id }: MediaChange,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const media = await findRows(context, MediaItem, [id], info, ['media']);
    return { id, media: media.get(id) ?? null };
  }
}
