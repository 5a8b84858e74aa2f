/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type PlannedItemFieldsFragment = { __typename: 'PlannedItem', startsAt: string, endsAt: string, kind: Types.PlanItemKind, title: string, length: number, skipped: number, isCut: boolean, isHard: boolean, slotId: string | null, date: string | null, rundownItemId: string | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string } | null, why: { __typename: 'Why', rule: Types.WhyRule, source: string, gaveWay: Array<Types.SeparationRule> } };

export type PlanBetweenQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PlanBetweenQuery = { planBetween: Array<{ __typename: 'PlannedItem', startsAt: string, endsAt: string, kind: Types.PlanItemKind, title: string, length: number, skipped: number, isCut: boolean, isHard: boolean, slotId: string | null, date: string | null, rundownItemId: string | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string } | null, why: { __typename: 'Why', rule: Types.WhyRule, source: string, gaveWay: Array<Types.SeparationRule> } }> };

export type PlanReasonsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PlanReasonsQuery = { planBetween: Array<{ __typename: 'PlannedItem', startsAt: string, why: { __typename: 'Why', rule: Types.WhyRule, by: string, at: string | null, sourceType: string, sourceId: string | null, source: string, candidates: number | null, gaveWay: Array<Types.SeparationRule>, insteadOf: string, refused: Array<{ __typename: 'Refusal', rule: Types.PlanRule, playedUntil: string | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string } | null }> } }> };

export type PlannedDaysChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PlannedDaysChangedSubscription = { calendarChanged: { __typename: 'CalendarNotice', from: string, to: string | null } };

export const PlannedItemFieldsFragmentDoc = parseDocument<PlannedItemFieldsFragment, unknown>("fragment PlannedItemFields on PlannedItem{startsAt endsAt kind title length skipped isCut isHard slotId date rundownItemId media{id kind title credit artwork}why{rule source gaveWay}}");
export const PlanBetweenDocument = parseDocument<PlanBetweenQuery, PlanBetweenQueryVariables>("query PlanBetween($from:DateTimeISO!$to:DateTimeISO!){planBetween(from:$from to:$to){...PlannedItemFields}}fragment PlannedItemFields on PlannedItem{startsAt endsAt kind title length skipped isCut isHard slotId date rundownItemId media{id kind title credit artwork}why{rule source gaveWay}}");
export const PlanReasonsDocument = parseDocument<PlanReasonsQuery, PlanReasonsQueryVariables>("query PlanReasons($from:DateTimeISO!$to:DateTimeISO!){planBetween(from:$from to:$to){startsAt why{...WhyFields}}}fragment WhyFields on Why{rule by at sourceType sourceId source candidates refused{rule playedUntil media{id kind title credit}}gaveWay insteadOf}");
export const PlannedDaysChangedDocument = parseDocument<PlannedDaysChangedSubscription, PlannedDaysChangedSubscriptionVariables>("subscription PlannedDaysChanged{calendarChanged{from to}}");
export const usePlanBetweenQuery = createQueryHook(PlanBetweenDocument);
export const usePlanReasonsQuery = createQueryHook(PlanReasonsDocument);
export const usePlannedDaysChangedSubscription = createSubscriptionHook(PlannedDaysChangedDocument);