/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
export type OccurrenceLineFragment = { __typename: 'Occurrence', id: string, slotId: string, category: Types.SlotCategory, title: string, startsAt: string, endsAt: string, state: Types.OccurrenceState };

export type EpisodeOccurrencesQueryVariables = Exact<{
  id: string;
}>;


export type EpisodeOccurrencesQuery = { episode: { __typename: 'Episode', id: string, occurrences: Array<{ __typename: 'Occurrence', id: string, slotId: string, category: Types.SlotCategory, title: string, startsAt: string, endsAt: string, state: Types.OccurrenceState }> } | null };

export type EmissionOccurrencesQueryVariables = Exact<{
  id: string;
}>;


export type EmissionOccurrencesQuery = { emission: { __typename: 'Emission', id: string, nextOccurrences: Array<{ __typename: 'Occurrence', id: string, slotId: string, category: Types.SlotCategory, title: string, startsAt: string, endsAt: string, state: Types.OccurrenceState }> } | null };

export type SlotOnAirFragment = { __typename: 'Slot', id: string, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null };

export type EmissionSlotsQueryVariables = Exact<{
  id: string;
}>;


export type EmissionSlotsQuery = { emission: { __typename: 'Emission', id: string, slots: Array<{ __typename: 'Slot', id: string, layer: Types.SlotLayer, category: Types.SlotCategory, title: string, startDate: string, startTime: string, duration: number, endDate: string | null, recurrence: { __typename: 'SlotRecurrence', frequency: Types.SlotFrequency, interval: number, weekdays: Array<Types.SlotWeekday>, nth: number | null, setPosition: number | null, until: string | null, count: number | null } | null }>, lastOccurrences: Array<{ __typename: 'Occurrence', id: string, slotId: string, category: Types.SlotCategory, title: string, startsAt: string, endsAt: string, state: Types.OccurrenceState }>, nextOccurrences: Array<{ __typename: 'Occurrence', id: string, slotId: string, category: Types.SlotCategory, title: string, startsAt: string, endsAt: string, state: Types.OccurrenceState }> } | null };

export type EmissionRushesQueryVariables = Exact<{
  id: string;
}>;


export type EmissionRushesQuery = { rushes: { __typename: 'RushPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Rush', id: string, title: string, state: Types.RushState, createdAt: string }> } };

export type EmissionStatisticsQueryVariables = Exact<{
  id: string;
  withPodcasts: boolean;
}>;


export type EmissionStatisticsQuery = { emission: { __typename: 'Emission', id: string, episodeCount: number } | null, podcasts?: { __typename: 'PodcastPage', items: Array<{ __typename: 'Podcast', id: string, title: string, downloadCount: number, downloadsByDay: Array<{ __typename: 'DayDownloads', day: string, downloads: number }> }> } };

export const OccurrenceLineFragmentDoc = parseDocument<OccurrenceLineFragment, unknown>("fragment OccurrenceLine on Occurrence{id slotId category title startsAt endsAt state}");
export const SlotOnAirFragmentDoc = parseDocument<SlotOnAirFragment, unknown>("fragment SlotOnAir on Slot{id layer category title startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}}");
export const EpisodeOccurrencesDocument = parseDocument<EpisodeOccurrencesQuery, EpisodeOccurrencesQueryVariables>("query EpisodeOccurrences($id:ID!){episode(id:$id){id occurrences(first:12){...OccurrenceLine}}}fragment OccurrenceLine on Occurrence{id slotId category title startsAt endsAt state}");
export const EmissionOccurrencesDocument = parseDocument<EmissionOccurrencesQuery, EmissionOccurrencesQueryVariables>("query EmissionOccurrences($id:ID!){emission(id:$id){id nextOccurrences(first:6){...OccurrenceLine}}}fragment OccurrenceLine on Occurrence{id slotId category title startsAt endsAt state}");
export const EmissionSlotsDocument = parseDocument<EmissionSlotsQuery, EmissionSlotsQueryVariables>("query EmissionSlots($id:ID!){emission(id:$id){id slots(first:100){...SlotOnAir}lastOccurrences(first:1){...OccurrenceLine}nextOccurrences(first:1){...OccurrenceLine}}}fragment SlotOnAir on Slot{id layer category title startDate startTime duration endDate recurrence{frequency interval weekdays nth setPosition until count}}fragment OccurrenceLine on Occurrence{id slotId category title startsAt endsAt state}");
export const EmissionRushesDocument = parseDocument<EmissionRushesQuery, EmissionRushesQueryVariables>("query EmissionRushes($id:ID!){rushes(perPage:6 filter:{emissionId:{eq:$id}}sort:[{createdAt:DESC}]){items{id title state createdAt}totalItems totalIsExact}}");
export const EmissionStatisticsDocument = parseDocument<EmissionStatisticsQuery, EmissionStatisticsQueryVariables>("query EmissionStatistics($id:ID!$withPodcasts:Boolean!){emission(id:$id){id episodeCount}podcasts(perPage:1 filter:{emissionId:{eq:$id}})@include(if:$withPodcasts){items{id title downloadCount downloadsByDay{day downloads}}}}");
export const useEpisodeOccurrencesQuery = createQueryHook(EpisodeOccurrencesDocument);
export const useEmissionOccurrencesQuery = createQueryHook(EmissionOccurrencesDocument);
export const useEmissionSlotsQuery = createQueryHook(EmissionSlotsDocument);
export const useEmissionRushesQuery = createQueryHook(EmissionRushesDocument);
export const useEmissionStatisticsQuery = createQueryHook(EmissionStatisticsDocument);