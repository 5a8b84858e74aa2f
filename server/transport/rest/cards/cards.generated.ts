/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of device on which a user session took place. */
export type Device =
  /** A computer. */
  | 'DESKTOP'
  /** A phone. */
  | 'MOBILE'
  /** A tablet. */
  | 'TABLET';

export type RestSupportTrackerQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSupportTrackerQuery = { supportTrackerCard: { totalTickets: number, newTickets: number, openTickets: number, responseTime: number } | null };

export type RestAverageSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAverageSessionsQuery = { averageSessionsCard: { sessions: number, growth: number, goal: number, users: number, retention: number, duration: number } | null };

export type RestRevenueReportQueryVariables = Exact<{ [key: string]: never; }>;


export type RestRevenueReportQuery = { revenueReportCard: { years: Array<number>, price: number, budget: number, currency: string } | null };

export type RestGoalOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type RestGoalOverviewQuery = { goalOverviewCard: { completed: number, inProgress: number } | null };

export type RestRevenueQueryVariables = Exact<{ [key: string]: never; }>;


export type RestRevenueQuery = { revenueCard: { thisMonth: number, lastMonth: number, currency: string } | null };

export type RestProductOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type RestProductOrdersQuery = { productOrdersCard: { finished: number, pending: number, rejected: number } | null };

export type RestSessionsByDeviceQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSessionsByDeviceQuery = { sessionsByDeviceCard: { devices: Array<{ device: Device, usage: number, change: number }> } | null };

export type RestCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCustomersQuery = { customersCard: { newCustomers: number, returning: number, referrals: number } | null };

export type RestOrdersBarChartQueryVariables = Exact<{ [key: string]: never; }>;


export type RestOrdersBarChartQuery = { ordersBarChartCard: { orders: number, data: Array<number> } | null };

export type RestProfitLineChartQueryVariables = Exact<{ [key: string]: never; }>;


export type RestProfitLineChartQuery = { profitLineChartCard: { profit: number, currency: string, data: Array<number> } | null };

export type RestSubscribersQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSubscribersQuery = { subscribersCard: { subscribers: number, data: Array<number> } | null };

export type RestRevenueGeneratedQueryVariables = Exact<{ [key: string]: never; }>;


export type RestRevenueGeneratedQuery = { revenueGeneratedCard: { revenue: number, currency: string, data: Array<number> } | null };

export type RestSalesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSalesQuery = { salesCard: { sales: number, data: Array<number> } | null };

export type RestOrdersReceivedQueryVariables = Exact<{ [key: string]: never; }>;


export type RestOrdersReceivedQuery = { ordersReceivedCard: { orders: number, data: Array<number> } | null };

export type RestSiteTrafficQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSiteTrafficQuery = { siteTrafficCard: { visits: number, data: Array<number> } | null };

export type RestActiveUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type RestActiveUsersQuery = { activeUsersCard: { users: number, data: Array<number> } | null };

export type RestNewsletterQueryVariables = Exact<{ [key: string]: never; }>;


export type RestNewsletterQuery = { newsletterCard: { subscribers: number, data: Array<number> } | null };


export const RestSupportTrackerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSupportTracker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportTrackerCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalTickets"}},{"kind":"Field","name":{"kind":"Name","value":"newTickets"}},{"kind":"Field","name":{"kind":"Name","value":"openTickets"}},{"kind":"Field","name":{"kind":"Name","value":"responseTime"}}]}}]}}]} as unknown as DocumentNode<RestSupportTrackerQuery, RestSupportTrackerQueryVariables>;
export const RestAverageSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAverageSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averageSessionsCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"growth"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"retention"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}}]}}]} as unknown as DocumentNode<RestAverageSessionsQuery, RestAverageSessionsQueryVariables>;
export const RestRevenueReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestRevenueReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revenueReportCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"budget"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<RestRevenueReportQuery, RestRevenueReportQueryVariables>;
export const RestGoalOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGoalOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goalOverviewCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}}]}}]}}]} as unknown as DocumentNode<RestGoalOverviewQuery, RestGoalOverviewQueryVariables>;
export const RestRevenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestRevenue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revenueCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"lastMonth"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<RestRevenueQuery, RestRevenueQueryVariables>;
export const RestProductOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProductOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productOrdersCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finished"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}}]}}]}}]} as unknown as DocumentNode<RestProductOrdersQuery, RestProductOrdersQueryVariables>;
export const RestSessionsByDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSessionsByDevice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionsByDeviceCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"usage"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}}]}}]}}]} as unknown as DocumentNode<RestSessionsByDeviceQuery, RestSessionsByDeviceQueryVariables>;
export const RestCustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customersCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newCustomers"}},{"kind":"Field","name":{"kind":"Name","value":"returning"}},{"kind":"Field","name":{"kind":"Name","value":"referrals"}}]}}]}}]} as unknown as DocumentNode<RestCustomersQuery, RestCustomersQueryVariables>;
export const RestOrdersBarChartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOrdersBarChart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersBarChartCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<RestOrdersBarChartQuery, RestOrdersBarChartQueryVariables>;
export const RestProfitLineChartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProfitLineChart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profitLineChartCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<RestProfitLineChartQuery, RestProfitLineChartQueryVariables>;
export const RestSubscribersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSubscribers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribersCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribers"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<RestSubscribersQuery, RestSubscribersQueryVariables>;
export const RestRevenueGeneratedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestRevenueGenerated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revenueGeneratedCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<RestRevenueGeneratedQuery, RestRevenueGeneratedQueryVariables>;
export const RestSalesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSales"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<RestSalesQuery, RestSalesQueryVariables>;
export const RestOrdersReceivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOrdersReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersReceivedCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<RestOrdersReceivedQuery, RestOrdersReceivedQueryVariables>;
export const RestSiteTrafficDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSiteTraffic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteTrafficCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<RestSiteTrafficQuery, RestSiteTrafficQueryVariables>;
export const RestActiveUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestActiveUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeUsersCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<RestActiveUsersQuery, RestActiveUsersQueryVariables>;
export const RestNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestNewsletter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribers"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<RestNewsletterQuery, RestNewsletterQueryVariables>;