import { skipToken } from '@apollo/client/react';
import type { UseFound } from '../../../kit/form/pickers/found';
import { useDebounced } from '../../../kit/useDebounced';
import { usePeopleToJoinQuery } from '../organization.generated';

/**
 * People who may join the team of the current radio. Finds colleagues by a part of their name or username, and
 * other people by their exact username. Viewers who may read users find everyone by a part. Any e-mail address is
 * accepted, so that the form does not reveal whether an address has an account.
 */
export const usePeopleToJoin: UseFound = (typed) => {
  const text = typed.trim();
  const search = useDebounced(text);
  const hasQuery = search !== '' && !isAddress(search);
  const { data, error } = usePeopleToJoinQuery(hasQuery ? { variables: { name: search } } : skipToken);
  const isSettled = search === text && (!hasQuery || data !== undefined || error !== undefined);
  if (isAddress(text)) return { items: [{ id: text, text }], isLoading: false, isSettled: true };
  const people = (hasQuery && data?.peopleToJoin) || [];
  const items = people.map(({ username, fullName }) => ({
    id: username,
    text: fullName,
    detail: `@${username}`,
  }));
  return { items, isLoading: !isSettled, isSettled };
};

/** Converts the typed text to the mutation's input: an e-mail address or a username. */
export const namingOf = (chosen: string) => (isAddress(chosen) ? { email: chosen } : { username: chosen });

const isAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text);
