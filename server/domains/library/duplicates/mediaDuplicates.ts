import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { findRows, rowsByIds } from '../../../kit/read/reads.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import type { MediaDuplicatesPage } from './mediaDuplicates.types.ts';
import { findReadableDuplicates } from './findReadableDuplicates.ts';

const maxPerPage = 50;
const maxInGroup = 20;

/** Returns a page of groups of duplicate media. The group with the medium that was added last comes first. */
export async function findMediaDuplicates(
  context: Context,
  { page, perPage }: { page: number; perPage: number },
  info: GraphQLResolveInfo,
): Promise<MediaDuplicatesPage> {
  if (page < 1) throw invalidInput({ page: 'min' });
  if (perPage < 1) throw invalidInput({ perPage: 'min' });
  if (perPage > maxPerPage) throw invalidInput({ perPage: 'max' });
  const all = await findReadableDuplicates(context);
  const groups = all
    .slice((page - 1) * perPage, page * perPage)
    .map(({ reason, ids }) => ({ reason, ids: ids.slice(0, maxInGroup) }));
  const shown = groups.flatMap(({ ids }) => ids);
  const rows = await findRows(context, MediaItem, shown, info, ['groups', 'items']);
  return {
    groups: groups.map(({ reason, ids }) => ({ reason, items: rowsByIds(rows, ids) })),
    totalGroups: all.length,
  };
}
