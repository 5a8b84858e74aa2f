/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type EmployeeListQueryVariables = Exact<{
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  filter?: Types.EmployeeFilter | null | undefined;
  sort?: Array<Types.EmployeeSort> | Types.EmployeeSort | null | undefined;
  withSalary: boolean;
}>;


export type EmployeeListQuery = { employees: { __typename: 'EmployeePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Employee', id: string, avatar: string, fullName: string, post: string, email: string, city: string, startDate: string, salary?: number | null, age: number, experience: number, status: Types.EmployeeStatus }> } };

export const EmployeeListDocument = parseDocument<EmployeeListQuery, EmployeeListQueryVariables>("query EmployeeList($page:Int!=1$perPage:Int!=10$search:String$filter:EmployeeFilter$sort:[EmployeeSort!]$withSalary:Boolean!){employees(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{id avatar fullName post email city startDate salary@include(if:$withSalary)age experience status}totalItems totalIsExact}}");
export const useEmployeeListQuery = createQueryHook(EmployeeListDocument);