import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { recordOf } from '../records/uploadRecord.ts';
import { PictureState, UploadedPicture } from './uploadedPicture.types.ts';

const maxIds = 100;
const idPattern = /^[\da-f]{32}$/;

@Resolver()
export class UploadedPictureResolver {
  @Allow('read', 'MediaItem')
  @Query(() => [UploadedPicture], {
    description:
      'Pictures that the viewer uploaded along with sounds within the last week. Pictures of other people and of other radios are left out.',
  })
  async uploadedPictures(
    @Arg('ids', () => [ID], { description: 'Ids of the `UploadedPicture`s, 1 to 100.' }) ids: string[],
    @Ctx() context: Context,
  ): Promise<UploadedPicture[]> {
    if (ids.length === 0) throw invalidInput({ ids: 'required' });
    if (ids.length > maxIds) throw invalidInput({ ids: 'tooLong' });
    const found: UploadedPicture[] = [];
    for (const id of new Set(ids)) found.push(...(await pictureOf(context, id)));
    return found;
  }
}

async function pictureOf({ services, viewer, radioId }: Context, id: string): Promise<UploadedPicture[]> {
  if (!idPattern.test(id)) return [];
  const upload = await services.uploads.records.get(id);
  if (!upload) return [];
  const { userId, radioId: of, picture, isUsed, failure = null, filename } = recordOf(upload);
  const isOwn = userId === String(viewer?.userId) && of === String(radioId);
  if (!isOwn || !picture) return [];
  const state = isUsed ? PictureState.USED : picture;
  return [{ id, fileName: filename, state, failure }];
}
