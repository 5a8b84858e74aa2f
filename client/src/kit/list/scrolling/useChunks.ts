import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { chunkSize } from '../listState';
import type { ListQuestion } from '../types';
import { partsAround } from './places';
import { createChunks, type Chunks } from './chunks';
import type { Movement } from './useRowGroups';

/** How long a chunk has to be near before it is loaded, in milliseconds; over those that one flies over none is. */
const rest = 120;

/** The chunks of a question; another question has others. */
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

/** So many rows before a chunk is seen, it is near. */
const nearness = 40;

/** Loads the chunks that stay near for a moment, the list's own first one aside; and looks for more near the end. */
export function useNearChunks(
  chunks: Chunks<unknown>,
  { sight, pace }: Movement,
  count: number,
  lookFurther: ((wanted: () => number) => void) | undefined,
) {
  const look = useEffectEvent(() => lookFurther?.(() => sight.get().last + nearness));
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
      if (sight.get().last + nearness >= count) look();
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
