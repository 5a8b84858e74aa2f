import type { UseFound } from '../../../kit/form/pickers/found';
import { useDebounced } from '../../../kit/useDebounced';
import { useChatPeopleQuery } from '../chat.generated';

/** Whom the viewer may write to, by a part of the name, or by the whole name that they sign with. */
export const useFoundPeople: UseFound = (typed) => {
  const name = useDebounced(typed.trim());
  const { data, previousData, loading } = useChatPeopleQuery({ variables: { name } });
  const found = (data ?? previousData)?.findChatPeople ?? [];
  return {
    items: found
      .filter(({ mayWrite }) => mayWrite)
      .map(({ person }) => ({ id: person.id, text: person.fullName, detail: person.username })),
    isLoading: loading,
    isSettled: name === typed.trim() && data !== undefined,
  };
};
