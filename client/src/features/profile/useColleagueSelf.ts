import { useViewer } from '../../apollo/session/SessionContext';
import type { ColleagueFieldsFragment } from './profile.generated';

/** Returns the viewer's own data as a `Colleague` object, for optimistic responses. */
export function useColleagueSelf(): ColleagueFieldsFragment {
  const { id, fullName, username, avatar } = useViewer();
  return { __typename: 'Colleague', id, fullName, username, avatar };
}
