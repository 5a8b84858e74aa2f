import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { stretchLength } from '../listState';
import type { ListQuestion } from '../types';
import { partsAround } from './places';
import { createStretches, type Stretches } from './stretches';
import type { Movement } from './useStrips';

/** How long a stretch has to be near before it is loaded, in milliseconds; over those that one flies over none is. */
const rest = 120;

/** The stretches of a question; another question has others. */
export function useStretches<TRow>(question: ListQuestion): Stretches<TRow> {
  const client = useApolloClient();
  const key = JSON.stringify(question.variables);
  const make = () => ({ key, client, stretches: createStretches<TRow>(client, question) });
  const [current, setCurrent] = useState(make);
  const isOld = current.key !== key || current.client !== client;
  const shown = isOld ? make() : current;
  if (isOld) setCurrent(shown);
  const { stretches } = shown;
  useEffect(() => () => stretches.stop(), [stretches]);
  return stretches;
}

/** So many rows before a stretch is seen, it is near. */
const nearness = 40;

/** Loads the stretches that stay near for a moment, the list's own first one aside; and looks for more near the end. */
export function useNearStretches(
  stretches: Stretches<unknown>,
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
      const { first, last } = partsAround(sight.get(), count, stretchLength, nearness);
      if (sight.get().last + nearness >= count) look();
      if (near === `${first} ${last}`) return;
      near = `${first} ${last}`;
      clearTimeout(timer);
      const pages = Array.from({ length: last - first + 1 }, (_, step) => first + step + 1);
      timer = setTimeout(() => stretches.want(pages.filter((page) => page > 1)), rest);
    };
    follow();
    const ends = [sight.subscribe(follow), pace.detail.subscribe(follow)];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [stretches, sight, pace, count]);
}
