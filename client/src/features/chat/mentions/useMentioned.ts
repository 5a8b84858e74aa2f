import { useViewer } from '../../../apollo/session/SessionContext';
import { useDebounced } from '../../../kit/useDebounced';
import {
  useChatPeopleQuery,
  useChatThreadPeopleQuery,
  type ChatPersonFieldsFragment,
} from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import { comparable } from '../threads/comparable';

const maxMentioned = 6;

/**
 * People of the thread who match a typed mention. In other threads than private ones, also people whom the viewer
 * can find and who may not have joined.
 */
export function useMentioned(thread: Thread, typed: string | undefined): readonly ChatPersonFieldsFragment[] {
  const viewer = useViewer();
  const isTyping = typed !== undefined;
  const members = useChatThreadPeopleQuery({ variables: { id: thread.id }, skip: !isTyping });
  const name = useDebounced(typed ?? '');
  const foundPeople = useChatPeopleQuery({
    variables: { name },
    skip: !isTyping || thread.kind === 'PRIVATE',
  });
  if (!isTyping) return [];
  const needle = comparable(typed);
  const people = [
    ...(members.data?.chatThread?.people ?? thread.people).map(({ person }) => person),
    ...((foundPeople.data ?? foundPeople.previousData)?.findChatPeople ?? []).map(({ person }) => person),
  ];
  const fits = ({ username, fullName }: ChatPersonFieldsFragment) =>
    [username, ...fullName.split(/\s+/), fullName].some((word) => comparable(word).startsWith(needle));
  const found = new Map(
    people.filter((person) => person.id !== viewer.id && fits(person)).map((person) => [person.id, person]),
  );
  return [...found.values()].slice(0, maxMentioned);
}
