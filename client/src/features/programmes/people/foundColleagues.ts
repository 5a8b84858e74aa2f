import { foundBy } from '../../../kit/form/pickers/found';
import { useTeamColleaguesQuery } from './people.generated';

/** Searches the radio's team members, for picker fields. */
export const useFoundColleagues = foundBy(useTeamColleaguesQuery, ({ teamColleagues }) =>
  teamColleagues.map(({ id, fullName, username, designation }) => ({
    id,
    text: fullName,
    detail: designation || `@${username}`,
  })),
);
