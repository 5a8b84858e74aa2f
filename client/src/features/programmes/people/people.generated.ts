/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
export type TeamColleaguesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TeamColleaguesQuery = { teamColleagues: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string }> };

export const TeamColleaguesDocument = parseDocument<TeamColleaguesQuery, TeamColleaguesQueryVariables>("query TeamColleagues($search:String){teamColleagues(search:$search first:8){id fullName username designation avatar}}");
export const useTeamColleaguesQuery = createQueryHook(TeamColleaguesDocument);