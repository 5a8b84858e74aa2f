/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type EmployeePanelsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeePanelsQuery = { overview: { __typename: 'Overview', employees: { __typename: 'EmployeeOverview', byStatus: Array<{ __typename: 'EmployeeStatusCount', status: Types.EmployeeStatus, count: number }> } | null } };

export const EmployeePanelsDocument = parseDocument<EmployeePanelsQuery, EmployeePanelsQueryVariables>("query EmployeePanels{overview{employees{byStatus{status count}}}}");
export const useEmployeePanelsQuery = createQueryHook(EmployeePanelsDocument);