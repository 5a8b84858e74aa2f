/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type SeriesFragment = { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> };

export type StatisticsQueryVariables = Exact<{
  from: string;
  to: string;
  withInvoices: boolean;
  withUsers: boolean;
  withEmployees: boolean;
  withAudience: boolean;
  withAccess: boolean;
}>;


export type StatisticsQuery = { statistics: { __typename: 'Statistics', from: string, to: string, beforeFrom: string, beforeTo: string, timeZone: string, unit: Types.StatisticsUnit, starts: Array<string>, invoices?: { __typename: 'InvoiceStatistics', issued: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> }, byStatus: Array<{ __typename: 'InvoiceStatusSeries', status: Types.InvoiceStatus, series: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> } }>, amounts: Array<{ __typename: 'InvoiceAmountSeries', currency: string, series: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> } }>, pastDue: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> } } | null, users?: { __typename: 'UserStatistics', added: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> } } | null, employees?: { __typename: 'EmployeeStatistics', started: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> } } | null, audience?: { __typename: 'AudienceStatistics', listeningTime: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> } } | null, access?: { __typename: 'AccessStatistics', signIns: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> }, failedSignIns: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> }, refusals: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> } } | null } };

export type NewestInvoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestInvoicesQuery = { overview: { __typename: 'Overview', invoices: { __typename: 'InvoiceOverview', byMonth: { __typename: 'InvoiceMonths', starts: Array<string> } | null } | null } };

export const SeriesFragmentDoc = parseDocument<SeriesFragment, unknown>("fragment Series on StatisticsSeries{total before points pointsBefore}");
export const StatisticsDocument = parseDocument<StatisticsQuery, StatisticsQueryVariables>("query Statistics($from:LocalDate!$to:LocalDate!$withInvoices:Boolean!$withUsers:Boolean!$withEmployees:Boolean!$withAudience:Boolean!$withAccess:Boolean!){statistics(from:$from to:$to){from to beforeFrom beforeTo timeZone unit starts invoices@include(if:$withInvoices){issued{...Series}byStatus{status series{...Series}}amounts{currency series{...Series}}pastDue{...Series}}users@include(if:$withUsers){added{...Series}}employees@include(if:$withEmployees){started{...Series}}audience@include(if:$withAudience){listeningTime{...Series}}access@include(if:$withAccess){signIns{...Series}failedSignIns{...Series}refusals{...Series}}}}fragment Series on StatisticsSeries{total before points pointsBefore}");
export const NewestInvoicesDocument = parseDocument<NewestInvoicesQuery, NewestInvoicesQueryVariables>("query NewestInvoices{overview{invoices{byMonth{starts}}}}");
export const useStatisticsQuery = createQueryHook(StatisticsDocument);
export const useNewestInvoicesQuery = createQueryHook(NewestInvoicesDocument);