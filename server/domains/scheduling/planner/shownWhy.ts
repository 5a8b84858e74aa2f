import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { mapInSlices } from '../../../kit/eventLoop/timeSlice.ts';
import { batchedBySelection } from '../../../kit/read/batch.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { MediaItem } from '../../library/public.ts';
import type { StoredWhy, Why } from './why.ts';

/**
 * Resolves stored reasons for the GraphQL field at `path`. Names of media and sources that the viewer may not read are left out.
 */
export async function shownWhy(
  context: Context,
  reasons: readonly StoredWhy[],
  info: GraphQLResolveInfo,
  path: readonly string[] = [],
): Promise<Why[]> {
  const ids = new Set(reasons.flatMap(({ refused }) => refused.map(({ media }) => media)));
  const media =
    ids.size === 0
      ? new Map()
      : await findRows(context, MediaItem, [...ids], info, [...path, 'refused', 'media']);
  return mapInSlices(reasons, ({ at, refused, sourceType, source, ...why }) => ({
    ...why,
    at: at === null ? null : new Date(at),
    sourceType,
    source: sourceType === '' || context.abilities.can('read', sourceType) ? source : '',
    refused: refused.map(({ media: id, rule, playedUntil }) => ({
      media: media.get(id) ?? null,
      rule,
      playedUntil: playedUntil === null ? null : new Date(playedUntil),
    })),
  }));
}

/** Resolves why an item of a list is planned; the reasons of a page are resolved together. */
export const loadWhyOfRow = batchedBySelection<Why, StoredWhy>(shownWhy);
