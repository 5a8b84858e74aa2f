/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type AccessPanelsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessPanelsQuery = { overview: { __typename: 'Overview', access: { __typename: 'AccessOverview', starts: Array<string>, signIns: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> }, failedSignIns: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> }, refusals: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> } } | null } };

export const AccessPanelsDocument = parseDocument<AccessPanelsQuery, AccessPanelsQueryVariables>("query AccessPanels{overview{access{starts signIns{total before points pointsBefore}failedSignIns{total before points pointsBefore}refusals{total before points pointsBefore}}}}");
export const useAccessPanelsQuery = createQueryHook(AccessPanelsDocument);