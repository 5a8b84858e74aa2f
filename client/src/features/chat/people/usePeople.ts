import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChatKeptOutDocument, ChatThreadPeopleDocument } from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import { useWhenChanged } from '../useWhenChanged';
import type { Member } from './usePeopleActions';

const fetchPolicy = 'no-cache';

interface Shown {
  people: readonly Member[];
  keptOut: readonly Member[];
}

/** The people of a thread, page by page, asked for again when others are told to be in it. */
export function usePeople({ id, peopleCount, people: first, mayModerate }: Thread) {
  const client = useApolloClient();
  const [shown, setShown] = useState<Shown>();
  const [error, setError] = useState<unknown>();
  const asked = useRef(0);

  const pageAfter = async (after: string | null): Promise<Member[]> => {
    const { data } = await client.query({
      query: ChatThreadPeopleDocument,
      variables: { id, after },
      fetchPolicy,
    });
    return data?.chatThread?.people ?? [];
  };
  const keptOutNow = async (): Promise<Member[]> => {
    if (!mayModerate) return [];
    const { data } = await client.query({ query: ChatKeptOutDocument, variables: { id }, fetchPolicy });
    return data?.chatThread?.keptOut ?? [];
  };
  /** At least so many people, as far as there are so many. */
  const load = async (most: number) => {
    const turn = ++asked.current;
    try {
      const people: Member[] = [];
      for (let page = await pageAfter(null); ; page = await pageAfter(people.at(-1)!.id)) {
        people.push(...page);
        if (page.length === 0 || people.length >= most) break;
      }
      const keptOut = await keptOutNow();
      if (turn !== asked.current) return;
      setShown({ people, keptOut });
      setError(undefined);
    } catch (problem) {
      if (turn === asked.current) setError(problem);
    }
  };
  const begin = useEffectEvent(() => void load(1));
  useEffect(() => {
    begin();
    return () => void asked.current++;
  }, [id]);
  const again = () => void load(shown?.people.length ?? 1);
  useWhenChanged(`${peopleCount} ${first.map(({ person }) => person.id).join(' ')}`, again);
  return { ...shown, error, again, more: () => load((shown?.people.length ?? 0) + 1) };
}
