/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type SupportTrackerFiguresFragment = { __typename: 'SupportTrackerCard', totalTickets: number, newTickets: number, openTickets: number, responseTime: number };

export type AverageSessionsFiguresFragment = { __typename: 'AverageSessionsCard', sessions: number, growth: number, goal: number, users: number, retention: number, duration: number, step: Types.CardStep, data: Array<number> };

export type RevenueReportFiguresFragment = { __typename: 'RevenueReportCard', price: number, budget: number, currency: string, earnings: Array<number>, expenses: Array<number> };

export type ProductOrdersFiguresFragment = { __typename: 'ProductOrdersCard', finished: number, pending: number, rejected: number };

export type SessionsByDeviceFiguresFragment = { __typename: 'SessionsByDeviceCard', devices: Array<{ __typename: 'DeviceShare', device: Types.Device, usage: number, change: number }> };

export type CustomersFiguresFragment = { __typename: 'CustomersCard', newCustomers: number, returning: number, referrals: number };

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

export const SupportTrackerFiguresFragmentDoc = parseDocument<SupportTrackerFiguresFragment, unknown>("fragment SupportTrackerFigures on SupportTrackerCard{totalTickets newTickets openTickets responseTime}");
export const AverageSessionsFiguresFragmentDoc = parseDocument<AverageSessionsFiguresFragment, unknown>("fragment AverageSessionsFigures on AverageSessionsCard{sessions growth goal users retention duration step data}");
export const RevenueReportFiguresFragmentDoc = parseDocument<RevenueReportFiguresFragment, unknown>("fragment RevenueReportFigures on RevenueReportCard{price budget currency earnings expenses}");
export const ProductOrdersFiguresFragmentDoc = parseDocument<ProductOrdersFiguresFragment, unknown>("fragment ProductOrdersFigures on ProductOrdersCard{finished pending rejected}");
export const SessionsByDeviceFiguresFragmentDoc = parseDocument<SessionsByDeviceFiguresFragment, unknown>("fragment SessionsByDeviceFigures on SessionsByDeviceCard{devices{device usage change}}");
export const CustomersFiguresFragmentDoc = parseDocument<CustomersFiguresFragment, unknown>("fragment CustomersFigures on CustomersCard{newCustomers returning referrals}");
export const DashboardCardsDocument = parseDocument<DashboardCardsQuery, DashboardCardsQueryVariables>("query DashboardCards($period:CardPeriod!=LAST_28_DAYS$year:Int!=2020){cardsAreSample supportTrackerCard(period:$period){...SupportTrackerFigures}averageSessionsCard(period:$period){...AverageSessionsFigures}revenueReportCard(year:$year){...RevenueReportFigures}productOrdersCard(period:$period){...ProductOrdersFigures}sessionsByDeviceCard(period:$period){...SessionsByDeviceFigures}customersCard(period:$period){...CustomersFigures}goalOverviewCard{completed inProgress}revenueCard{thisMonth lastMonth currency thisMonthData lastMonthData}ordersBarChartCard{orders step data}profitLineChartCard{profit currency step data}subscribersCard{subscribers step data}revenueGeneratedCard{revenue currency step data}salesCard{sales step data}ordersReceivedCard{orders step data}siteTrafficCard{visits step data}activeUsersCard{users step data}newsletterCard{subscribers step data}}fragment SupportTrackerFigures on SupportTrackerCard{totalTickets newTickets openTickets responseTime}fragment AverageSessionsFigures on AverageSessionsCard{sessions growth goal users retention duration step data}fragment RevenueReportFigures on RevenueReportCard{price budget currency earnings expenses}fragment ProductOrdersFigures on ProductOrdersCard{finished pending rejected}fragment SessionsByDeviceFigures on SessionsByDeviceCard{devices{device usage change}}fragment CustomersFigures on CustomersCard{newCustomers returning referrals}");
export const SupportTrackerCardDocument = parseDocument<SupportTrackerCardQuery, SupportTrackerCardQueryVariables>("query SupportTrackerCard($period:CardPeriod!){supportTrackerCard(period:$period){...SupportTrackerFigures}}fragment SupportTrackerFigures on SupportTrackerCard{totalTickets newTickets openTickets responseTime}");
export const AverageSessionsCardDocument = parseDocument<AverageSessionsCardQuery, AverageSessionsCardQueryVariables>("query AverageSessionsCard($period:CardPeriod!){averageSessionsCard(period:$period){...AverageSessionsFigures}}fragment AverageSessionsFigures on AverageSessionsCard{sessions growth goal users retention duration step data}");
export const RevenueReportCardDocument = parseDocument<RevenueReportCardQuery, RevenueReportCardQueryVariables>("query RevenueReportCard($year:Int!){revenueReportCard(year:$year){...RevenueReportFigures}}fragment RevenueReportFigures on RevenueReportCard{price budget currency earnings expenses}");
export const ProductOrdersCardDocument = parseDocument<ProductOrdersCardQuery, ProductOrdersCardQueryVariables>("query ProductOrdersCard($period:CardPeriod!){productOrdersCard(period:$period){...ProductOrdersFigures}}fragment ProductOrdersFigures on ProductOrdersCard{finished pending rejected}");
export const SessionsByDeviceCardDocument = parseDocument<SessionsByDeviceCardQuery, SessionsByDeviceCardQueryVariables>("query SessionsByDeviceCard($period:CardPeriod!){sessionsByDeviceCard(period:$period){...SessionsByDeviceFigures}}fragment SessionsByDeviceFigures on SessionsByDeviceCard{devices{device usage change}}");
export const CustomersCardDocument = parseDocument<CustomersCardQuery, CustomersCardQueryVariables>("query CustomersCard($period:CardPeriod!){customersCard(period:$period){...CustomersFigures}}fragment CustomersFigures on CustomersCard{newCustomers returning referrals}");
export const useDashboardCardsQuery = createQueryHook(DashboardCardsDocument);
export const useSupportTrackerCardQuery = createQueryHook(SupportTrackerCardDocument);
export const useAverageSessionsCardQuery = createQueryHook(AverageSessionsCardDocument);
export const useRevenueReportCardQuery = createQueryHook(RevenueReportCardDocument);
export const useProductOrdersCardQuery = createQueryHook(ProductOrdersCardDocument);
export const useSessionsByDeviceCardQuery = createQueryHook(SessionsByDeviceCardDocument);
export const useCustomersCardQuery = createQueryHook(CustomersCardDocument);