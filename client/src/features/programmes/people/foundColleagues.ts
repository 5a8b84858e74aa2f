import { foundBy } from '../../../kit/form/pickers/found';
import { useTeamColleaguesQuery } from './people.generated';

/** The people in the team of the radio. */
export const useFoundColleagues = foundBy(useTeamColleaguesQuery, ({ teamColleagues }) =>
  teamColleagues.map(({ id, fullName, username, designation }) => ({
    id,
    text: fullName,
    detail: designation || `@${username}`,
  })),
);
