import { useViewer } from '../../apollo/session/SessionContext';
import type { ColleagueFieldsFragment } from './profile.generated';

/** The viewer as their colleagues see them, for what is shown before the server has answered. */
export function useColleagueSelf(): ColleagueFieldsFragment {
  const { id, fullName, username, avatar } = useViewer();
  return { __typename: 'Colleague', id, fullName, username, avatar };
}
