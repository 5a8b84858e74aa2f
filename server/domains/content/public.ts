/* The exports of this domain that other domains may import. */

export { commentResolversOf } from './comments/commentResolver.ts';
export { RadioComment } from './comments/radioComment.ts';
export { Colleague, colleagueColumns, colleaguesOfEach, maxColleagues } from './profile/colleague.ts';
export { checkTeamSearch, findInTeam, type TeamSearch } from './profile/teamSearch.ts';
