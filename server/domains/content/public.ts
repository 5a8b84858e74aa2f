/* The exports of this domain that other domains may import. */

export { commentInputOf } from './comments/commentInput.ts';
export { CommentCount, CommentResolver } from './comments/commentResolver.ts';
export { commentsOf } from './comments/commentsOf.ts';
export { RadioComment } from './comments/radioComment.ts';
export { Colleague, colleagueColumns, colleaguesOfEach, maxColleagues } from './profile/colleague.ts';
export { checkTeamSearch, findInTeam, type TeamSearch } from './profile/teamSearch.ts';
