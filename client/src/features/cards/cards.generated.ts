/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type SupportTrackerStatisticsFragment = { __typename: 'SupportTrackerCard', totalTickets: number, newTickets: number, openTickets: number, responseTime: number };

export type AverageSessionsStatisticsFragment = { __typename: 'AverageSessionsCard', sessions: number, growth: number, goal: number, users: number, retention: number, duration: number, step: Types.CardStep, data: Array<number> };

export type RevenueReportStatisticsFragment = { __typename: 'RevenueReportCard', price: number, budget: number, currency: string, earnings: Array<number>, expenses: Array<number> };

export type ProductOrdersStatisticsFragment = { __typename: 'ProductOrdersCard', finished: number, pending: number, rejected: number };

export type SessionsByDeviceStatisticsFragment = { __typename: 'SessionsByDeviceCard', devices: Array<{ __typename: 'DeviceShare', device: Types.Device, usage: number, change: number }> };

export type CustomersStatisticsFragment = { __typename: 'CustomersCard', newCustomers: number, returning: number, referrals: number };

export type DashboardCardsQueryVariables = Exact<{
  period?: Types.CardPeriod;
  year?: number;
}>;


export type DashboardCardsQuery = { cardsAreSample: boolean, supportTrackerCard: { __typename: 'SupportTrackerCard', totalTickets: number, newTickets: number, openTickets: number, responseTime: number } | null, averageSessionsCard: { __typename: 'AverageSessionsCard', sessions: number, growth: number, goal: number, users: number, retention: number, duration: number, step: Types.CardStep, data: Array<number> } | null, revenueReportCard: { __typename: 'RevenueReportCard', price: number, budget: number, currency: string, earnings: Array<number>, expenses: Array<number> } | null, productOrdersCard: { __typename: 'ProductOrdersCard', finished: number, pending: number, rejected: number } | null, sessionsByDeviceCard: { __typename: 'SessionsByDeviceCard', devices: Array<{ __typename: 'DeviceShare', device: Types.Device, usage: number, change: number }> } | null, customersCard: { __typename: 'CustomersCard', newCustomers: number, returning: number, referrals: number } | null, goalOverviewCard: { __typename: 'GoalOverviewCard', completed: number, inProgress: number } | null, revenueCard: { __typename: 'RevenueCard', thisMonth: number, lastMonth: number, currency: string, thisMonthData: Array<number>, lastMonthData: Array<number> } | null, ordersBarChartCard: { __typename: 'OrdersBarChartCard', orders: number, step: Types.CardStep, data: Array<number> } | null, profitLineChartCard: { __typename: 'ProfitLineChartCard', profit: number, currency: string, step: Types.CardStep, data: Array<number> } | null, subscribersCard: { __typename: 'SubscribersCard', subscribers: number, step: Types.CardStep, data: Array<number> } | null, revenueGeneratedCard: { __typename: 'RevenueGeneratedCard', revenue: number, currency: string, step: Types.CardStep, data: Array<number> } | null, salesCard: { __typename: 'SalesCard', sales: number, step: Types.CardStep, data: Array<number> } | null, ordersReceivedCard: { __typename: 'OrdersReceivedCard', orders: number, step: Types.CardStep, data: Array<number> } | null, siteTrafficCard: { __typename: 'SiteTrafficCard', visits: number, step: Types.CardStep, data: Array<number> } | null, activeUsersCard: { __typename: 'ActiveUsersCard', users: number, step: Types.CardStep, data: Array<number> } | null, newsletterCard: { __typename: 'NewsletterCard', subscribers: number, step: Types.CardStep, data: Array<number> } | null };

export type SupportTrackerCardQueryVariables = Exact<{
  period: Types.CardPeriod;
}>;


export type SupportTrackerCardQuery = { supportTrackerCard: { __typename: 'SupportTrackerCard', totalTickets: number, newTickets: number, openTickets: number, responseTime: number } | null };

export type AverageSessionsCardQueryVariables = Exact<{
  period: Types.CardPeriod;
}>;


export type AverageSessionsCardQuery = { averageSessionsCard: { __typename: 'AverageSessionsCard', sessions: number, growth: number, goal: number, users: number, retention: number, duration: number, step: Types.CardStep, data: Array<number> } | null };

export type RevenueReportCardQueryVariables = Exact<{
  year: number;
}>;


export type RevenueReportCardQuery = { revenueReportCard: { __typename: 'RevenueReportCard', price: number, budget: number, currency: string, earnings: Array<number>, expenses: Array<number> } | null };

export type ProductOrdersCardQueryVariables = Exact<{
  period: Types.CardPeriod;
}>;


export type ProductOrdersCardQuery = { productOrdersCard: { __typename: 'ProductOrdersCard', finished: number, pending: number, rejected: number } | null };

export type SessionsByDeviceCardQueryVariables = Exact<{
  period: Types.CardPeriod;
}>;


export type SessionsByDeviceCardQuery = { sessionsByDeviceCard: { __typename: 'SessionsByDeviceCard', devices: Array<{ __typename: 'DeviceShare', device: Types.Device, usage: number, change: number }> } | null };

export type CustomersCardQueryVariables = Exact<{
  period: Types.CardPeriod;
}>;


export type CustomersCardQuery = { customersCard: { __typename: 'CustomersCard', newCustomers: number, returning: number, referrals: number } | null };

export const SupportTrackerStatisticsFragmentDoc = parseDocument<SupportTrackerStatisticsFragment, unknown>("fragment SupportTrackerStatistics on SupportTrackerCard{totalTickets newTickets openTickets responseTime}");
export const AverageSessionsStatisticsFragmentDoc = parseDocument<AverageSessionsStatisticsFragment, unknown>("fragment AverageSessionsStatistics on AverageSessionsCard{sessions growth goal users retention duration step data}");
export const RevenueReportStatisticsFragmentDoc = parseDocument<RevenueReportStatisticsFragment, unknown>("fragment RevenueReportStatistics on RevenueReportCard{price budget currency earnings expenses}");
export const ProductOrdersStatisticsFragmentDoc = parseDocument<ProductOrdersStatisticsFragment, unknown>("fragment ProductOrdersStatistics on ProductOrdersCard{finished pending rejected}");
export const SessionsByDeviceStatisticsFragmentDoc = parseDocument<SessionsByDeviceStatisticsFragment, unknown>("fragment SessionsByDeviceStatistics on SessionsByDeviceCard{devices{device usage change}}");
export const CustomersStatisticsFragmentDoc = parseDocument<CustomersStatisticsFragment, unknown>("fragment CustomersStatistics on CustomersCard{newCustomers returning referrals}");
export const DashboardCardsDocument = parseDocument<DashboardCardsQuery, DashboardCardsQueryVariables>("query DashboardCards($period:CardPeriod!=LAST_28_DAYS$year:Int!=2020){cardsAreSample supportTrackerCard(period:$period){...SupportTrackerStatistics}averageSessionsCard(period:$period){...AverageSessionsStatistics}revenueReportCard(year:$year){...RevenueReportStatistics}productOrdersCard(period:$period){...ProductOrdersStatistics}sessionsByDeviceCard(period:$period){...SessionsByDeviceStatistics}customersCard(period:$period){...CustomersStatistics}goalOverviewCard{completed inProgress}revenueCard{thisMonth lastMonth currency thisMonthData lastMonthData}ordersBarChartCard{orders step data}profitLineChartCard{profit currency step data}subscribersCard{subscribers step data}revenueGeneratedCard{revenue currency step data}salesCard{sales step data}ordersReceivedCard{orders step data}siteTrafficCard{visits step data}activeUsersCard{users step data}newsletterCard{subscribers step data}}fragment SupportTrackerStatistics on SupportTrackerCard{totalTickets newTickets openTickets responseTime}fragment AverageSessionsStatistics on AverageSessionsCard{sessions growth goal users retention duration step data}fragment RevenueReportStatistics on RevenueReportCard{price budget currency earnings expenses}fragment ProductOrdersStatistics on ProductOrdersCard{finished pending rejected}fragment SessionsByDeviceStatistics on SessionsByDeviceCard{devices{device usage change}}fragment CustomersStatistics on CustomersCard{newCustomers returning referrals}");
export const SupportTrackerCardDocument = parseDocument<SupportTrackerCardQuery, SupportTrackerCardQueryVariables>("query SupportTrackerCard($period:CardPeriod!){supportTrackerCard(period:$period){...SupportTrackerStatistics}}fragment SupportTrackerStatistics on SupportTrackerCard{totalTickets newTickets openTickets responseTime}");
export const AverageSessionsCardDocument = parseDocument<AverageSessionsCardQuery, AverageSessionsCardQueryVariables>("query AverageSessionsCard($period:CardPeriod!){averageSessionsCard(period:$period){...AverageSessionsStatistics}}fragment AverageSessionsStatistics on AverageSessionsCard{sessions growth goal users retention duration step data}");
export const RevenueReportCardDocument = parseDocument<RevenueReportCardQuery, RevenueReportCardQueryVariables>("query RevenueReportCard($year:Int!){revenueReportCard(year:$year){...RevenueReportStatistics}}fragment RevenueReportStatistics on RevenueReportCard{price budget currency earnings expenses}");
export const ProductOrdersCardDocument = parseDocument<ProductOrdersCardQuery, ProductOrdersCardQueryVariables>("query ProductOrdersCard($period:CardPeriod!){productOrdersCard(period:$period){...ProductOrdersStatistics}}fragment ProductOrdersStatistics on ProductOrdersCard{finished pending rejected}");
export const SessionsByDeviceCardDocument = parseDocument<SessionsByDeviceCardQuery, SessionsByDeviceCardQueryVariables>("query SessionsByDeviceCard($period:CardPeriod!){sessionsByDeviceCard(period:$period){...SessionsByDeviceStatistics}}fragment SessionsByDeviceStatistics on SessionsByDeviceCard{devices{device usage change}}");
export const CustomersCardDocument = parseDocument<CustomersCardQuery, CustomersCardQueryVariables>("query CustomersCard($period:CardPeriod!){customersCard(period:$period){...CustomersStatistics}}fragment CustomersStatistics on CustomersCard{newCustomers returning referrals}");
export const useDashboardCardsQuery = createQueryHook(DashboardCardsDocument);
export const useSupportTrackerCardQuery = createQueryHook(SupportTrackerCardDocument);
export const useAverageSessionsCardQuery = createQueryHook(AverageSessionsCardDocument);
export const useRevenueReportCardQuery = createQueryHook(RevenueReportCardDocument);
export const useProductOrdersCardQuery = createQueryHook(ProductOrdersCardDocument);
export const useSessionsByDeviceCardQuery = createQueryHook(SessionsByDeviceCardDocument);
export const useCustomersCardQuery = createQueryHook(CustomersCardDocument);