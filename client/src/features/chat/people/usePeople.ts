import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ChatThreadPeopleDocument,
  useChatBannedPeopleQuery,
  useChatThreadPeopleQuery,
} from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import { useWhenChanged } from '../useWhenChanged';
import type { Member } from './usePeopleActions';

const fetchPolicy = 'no-cache';

/**
 * People of a thread in pages, and its banned people. Requested again when the number of people or the first
 * people of the thread change.
 */
export function usePeople({ id, peopleCount, people: known, mayModerate }: Thread) {
  const client = useApolloClient();
  const first = useChatThreadPeopleQuery({ variables: { id }, fetchPolicy });
  const out = useChatBannedPeopleQuery({ variables: { id }, fetchPolicy, skip: !mayModerate });
  const [rest, setRest] = useState<readonly Member[]>([]);
  const [error, setError] = useState<unknown>();
  const firstPeople = first.data?.chatThread?.people;
  const people = firstPeople && [...firstPeople, ...rest];

  const pageAfter = async (after: string): Promise<readonly Member[]> => {
    const variables = { id, after };
    const { data } = await client.query({ query: ChatThreadPeopleDocument, variables, fetchPolicy });
    return data?.chatThread?.people ?? [];
  };
  const more = async () => {
    const last = people?.at(-1);
    if (!last) return;
    try {
      const page = await pageAfter(last.id);
      setRest((before) => [...before, ...page]);
      setError(undefined);
    } catch (problem) {
      setError(problem);
    }
  };
  /** Reloads the people after the first page, as many as were shown before. */
  const restAgain = async (after: string | undefined, max: number) => {
    const found: Member[] = [];
    for (let last = after; last !== undefined && found.length < max; last = found.at(-1)?.id) {
      const page = await pageAfter(last);
      if (page.length === 0) break;
      found.push(...page);
    }
    setRest(found);
  };
  const again = () => {
    if (mayModerate) void out.refetch().catch(() => undefined);
    void first
      .refetch()
      .then(({ data }) => restAgain(data?.chatThread?.people.at(-1)?.id, rest.length))
      .catch(() => undefined);
  };
  useWhenChanged(`${peopleCount} ${known.map(({ person }) => person.id).join(' ')}`, again);
  return {
    people,
    bannedPeople: out.data?.chatThread?.bannedPeople ?? [],
    error: first.error ?? error,
    again,
    more,
  };
}
