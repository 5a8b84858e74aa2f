/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
export type AirItemFieldsFragment = { __typename: 'AirItem', id: string, state: Types.PlayState, source: Types.PlaySource, plannedAt: string, plannedUntil: string | null, isHard: boolean, playedFrom: string | null, playedUntil: string | null, playedFor: number | null, title: string, credit: string, isUntitled: boolean, isEnding: boolean, by: string, problem: string, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, artwork: string } | null };

export type AirLogQueryVariables = Exact<{
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  filter?: Types.AirItemFilter;
  sort?: Array<Types.AirItemSort> | Types.AirItemSort | null | undefined;
}>;


export type AirLogQuery = { airItems: { __typename: 'AirItemPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'AirItem', id: string, state: Types.PlayState, source: Types.PlaySource, plannedAt: string, plannedUntil: string | null, isHard: boolean, playedFrom: string | null, playedUntil: string | null, playedFor: number | null, title: string, credit: string, isUntitled: boolean, isEnding: boolean, by: string, problem: string, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, artwork: string } | null }> } };

export type AirReportQueryVariables = Exact<{
  page: number;
  search?: string | null | undefined;
  filter?: Types.AirItemFilter;
}>;


export type AirReportQuery = { airItems: { __typename: 'AirItemPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'AirItem', id: string, title: string, credit: string, album: string, label: string, isrc: string, playedFrom: string | null, playedFor: number | null }> } };

export type AirReasonQueryVariables = Exact<{
  id: string;
}>;


export type AirReasonQuery = { airItem: { __typename: 'AirItem', id: string, why: { __typename: 'Why', rule: Types.WhyRule, by: string, at: string | null, sourceType: string, sourceId: string | null, source: string, candidates: number | null, gaveWay: Array<Types.SeparationRule>, insteadOf: string, refused: Array<{ __typename: 'Refusal', rule: Types.PlanRule, playedUntil: string | null, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string } | null }> } } | null };

export const AirItemFieldsFragmentDoc = parseDocument<AirItemFieldsFragment, unknown>("fragment AirItemFields on AirItem{id state source plannedAt plannedUntil isHard playedFrom playedUntil playedFor title credit isUntitled isEnding by problem media{id kind artwork}}");
export const AirLogDocument = parseDocument<AirLogQuery, AirLogQueryVariables>("query AirLog($page:Int!=1$perPage:Int!=10$search:String$filter:AirItemFilter!={}$sort:[AirItemSort!]){airItems(page:$page perPage:$perPage search:$search filter:{or:[$filter]not:{state:{eq:COMING}}}sort:$sort){items{...AirItemFields}totalItems totalIsExact}}fragment AirItemFields on AirItem{id state source plannedAt plannedUntil isHard playedFrom playedUntil playedFor title credit isUntitled isEnding by problem media{id kind artwork}}");
export const AirReportDocument = parseDocument<AirReportQuery, AirReportQueryVariables>("query AirReport($page:Int!$search:String$filter:AirItemFilter!={}){airItems(page:$page perPage:100 search:$search filter:{or:[$filter]playedFor:{gte:1}}sort:[{playedFrom:ASC}{id:ASC}]){items{id title credit album label isrc playedFrom playedFor}totalItems totalIsExact}}");
export const AirReasonDocument = parseDocument<AirReasonQuery, AirReasonQueryVariables>("query AirReason($id:ID!){airItem(id:$id){id why{...WhyFields}}}fragment WhyFields on Why{rule by at sourceType sourceId source candidates refused{rule playedUntil media{id kind title credit}}gaveWay insteadOf}");
export const useAirLogQuery = createQueryHook(AirLogDocument);
export const useAirReportQuery = createQueryHook(AirReportDocument);
export const useAirReasonQuery = createQueryHook(AirReasonDocument);