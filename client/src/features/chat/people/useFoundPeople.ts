import type { UseFound } from '../../../kit/form/pickers/found';
import { useDebounced } from '../../../kit/useDebounced';
import { useChatPeopleQuery } from '../chat.generated';

/** People to whom the viewer may write. Finds colleagues by a part of the name or username, and other people by the exact username. */
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
