import type { Context } from '../../../kit/context.ts';
import { libraryKinds, readableKinds, type MediaKind } from '../media/kinds/mediaKind.ts';
import type { Duplicates } from './findDuplicates.ts';

/** Returns the groups of duplicates of the current radio, limited to kinds that the viewer may read. */
export async function findReadableDuplicates(context: Context): Promise<readonly Duplicates[]> {
  const all = await context.services.duplicates.of(context.radioId ?? -1);
  const kinds = readableKinds(context);
  if (kinds.length === libraryKinds.length) return all;
  const isReadable = new Set<MediaKind>(kinds);
  const readable = all.map((group) => ({
    ...group,
    ids: group.ids.filter((_, index) =>
      /* guard: duplicates-need-kind */ isReadable.has(group.kinds[index]!),
    ),
  }));
  return readable.filter(({ ids }) => ids.length > 1);
}
