import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { chunkSize } from '../../listState';
import type { ListQuestion } from '../../types';
import { partsAround } from './listGeometry';
import { createChunks, type Chunks } from './chunks';
import type { Movement } from '../groups/useRowGroups';

/** Milliseconds for which a chunk must stay near before it is loaded. This skips chunks that only scroll by. */
const rest = 120;

/** Returns the chunks of a list query. They are replaced by new ones when the variables of the query change. */
export function useChunks<TRow>(question: ListQuestion): Chunks<TRow> {
  const client = useApolloClient();
  const key = JSON.stringify(question.variables);
  const make = () => ({ key, client, chunks: createChunks<TRow>(client, question) });
  const [current, setCurrent] = useState(make);
  const isOld = current.key !== key || current.client !== client;
  const shown = isOld ? make() : current;
  if (isOld) setCurrent(shown);
  const { chunks } = shown;
  useEffect(() => () => chunks.stop(), [chunks]);
  return chunks;
}

/** A chunk is near when it begins or ends within this number of rows of the visible ones. */
const nearness = 40;

/**
 * Loads chunks that stay near the visible rows for a moment. Does not load the first chunk, because the list itself loads it. Near the
 * end, searches for more rows.
 */
export function useNearChunks(
  chunks: Chunks<unknown>,
  { sight, pace }: Movement,
  count: number,
  searchFurther: ((wanted: () => number) => void) | undefined,
) {
  const search = useEffectEvent(() => searchFurther?.(() => sight.get().last + nearness));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let near = '';
    const follow = () => {
      if (pace.isFlying()) {
        clearTimeout(timer);
        near = '';
        return;
      }
      const { first, last } = partsAround(sight.get(), count, chunkSize, nearness);
      if (sight.get().last + nearness >= count) search();
      if (near === `${first} ${last}`) return;
      near = `${first} ${last}`;
      clearTimeout(timer);
      const pages = Array.from({ length: last - first + 1 }, (_, step) => first + step + 1);
      timer = setTimeout(() => chunks.want(pages.filter((page) => page > 1)), rest);
    };
    follow();
    const ends = [sight.subscribe(follow), pace.detail.subscribe(follow)];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [chunks, sight, pace, count]);
}
