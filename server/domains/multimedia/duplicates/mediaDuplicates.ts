import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import { DuplicateReason, type MediaDuplicatesPage } from './mediaDuplicates.types.ts';

const mostPerPage = 50;
const mostInGroup = 20;

/** Of one radio, without the recycle bin; songs whose bytes are all the same are told of as that alone. */
const groupsSql = `select '${DuplicateReason.SAME_FILE}' as reason, checksum as shared, max(id) as newest
    from media_item where radio_id = ? and deleted_at is null and checksum <> ''
    group by checksum having count(*) > 1
  union all
  select '${DuplicateReason.SAME_SONG}', song_key, max(id)
    from media_item where radio_id = ? and deleted_at is null and song_key <> ''
    group by song_key having count(*) > 1 and (count(distinct checksum) > 1 or min(checksum) = '')`;

const membersSql: Record<DuplicateReason, string> = {
  SAME_FILE: membersBy('checksum'),
  SAME_SONG: membersBy('song_key'),
};

function membersBy(column: string): string {
  return `select id from media_item where radio_id = ? and ${column} = ? and deleted_at is null order by id limit ${mostInGroup}`;
}

/** A page of groups of doubles, those with the newest medium first. */
export async function mediaDuplicates(
  context: Context,
  { page, perPage }: { page: number; perPage: number },
  info: GraphQLResolveInfo,
): Promise<MediaDuplicatesPage> {
  if (page < 1) throw invalidInput({ page: 'min' });
  if (perPage < 1) throw invalidInput({ perPage: 'min' });
  if (perPage > mostPerPage) throw invalidInput({ perPage: 'max' });
  const { database } = context;
  const radio = context.radioId ?? -1;
  const found = (await database.rows(
    `select reason, shared, count(*) over () from (${groupsSql}) found order by newest desc, reason limit ? offset ?`,
    [radio, radio, perPage, (page - 1) * perPage],
  )) as Array<[DuplicateReason, string, number]>;
  const groups: Array<{ reason: DuplicateReason; ids: number[] }> = [];
  for (const [reason, shared] of found) {
    const members = await database.rows(membersSql[reason], [radio, shared]);
    groups.push({ reason, ids: members.map(([id]) => Number(id)) });
  }
  const rows = await findRows(
    context,
    MediaItem,
    groups.flatMap(({ ids }) => ids),
    info,
    ['groups', 'items'],
  );
  return {
    groups: groups.map(({ reason, ids }) => ({ reason, items: ids.flatMap((id) => rows.get(id) ?? []) })),
    // A page behind the last one says nothing of those before it.
    totalGroups: found[0] || page === 1 ? Number(found[0]?.[2] ?? 0) : await countGroups(context, radio),
  };
}

async function countGroups({ database }: Context, radio: number): Promise<number> {
  const [row] = await database.rows(`select count(*) from (${groupsSql}) found`, [radio, radio]);
  return Number(row![0]);
}
