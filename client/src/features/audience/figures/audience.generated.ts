/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type AudienceLineFragment = { __typename: 'AudiencePoint', at: string, date: string, average: number | null, peak: number | null, uniqueListeners: number | null, listeningTime: number | null };

export type AudienceOverviewQueryVariables = Exact<{
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
  step: Types.AudienceStep;
  mountId?: string | null | undefined;
}>;


export type AudienceOverviewQuery = { now: Array<{ __typename: 'AudiencePoint', at: string, date: string, average: number | null, peak: number | null, uniqueListeners: number | null, listeningTime: number | null }>, before: Array<{ __typename: 'AudiencePoint', at: string, date: string, average: number | null, peak: number | null, uniqueListeners: number | null, listeningTime: number | null }>, peakByDate: Array<{ __typename: 'AudiencePeak', date: string, listeners: number | null, at: string | null }> };

export type AudienceSourcesQueryVariables = Exact<{
  from: string;
  to: string;
  page: number;
}>;


export type AudienceSourcesQuery = { sourcesByMountPoint: { __typename: 'AudienceSources', lastPage: number, data: Array<{ __typename: 'AudienceSource', mountId: string, name: string, path: string, format: Types.StreamFormat, bitrate: number, listenersNow: number | null, peak: number | null, average: number | null, uniqueListeners: number | null, listeningTime: number }> } };

export type AudienceWeekQueryVariables = Exact<{
  from: string;
  to: string;
  mountId?: string | null | undefined;
}>;


export type AudienceWeekQuery = { listenersByHourAndWeekday: Array<{ __typename: 'AudienceHourOfWeek', weekday: number, hour: number, average: number | null, peak: number | null }> };

export type PlayAudienceFieldsFragment = { __typename: 'PlayAudience', id: string, title: string, credit: string, times: number, average: number, peak: number, gained: number };

export type AudienceOfEmissionsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AudienceOfEmissionsQuery = { listenersByEmission: Array<{ __typename: 'PlayAudience', id: string, title: string, credit: string, times: number, average: number, peak: number, gained: number }> };

export type AudienceOfEpisodesQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AudienceOfEpisodesQuery = { listenersByEpisode: Array<{ __typename: 'PlayAudience', id: string, title: string, credit: string, times: number, average: number, peak: number, gained: number }> };

export type AudienceOfPresentersQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AudienceOfPresentersQuery = { listenersByPresenter: Array<{ __typename: 'PlayAudience', id: string, title: string, credit: string, times: number, average: number, peak: number, gained: number }> };

export type AudienceOfSongsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AudienceOfSongsQuery = { listenersBySong: Array<{ __typename: 'PlayAudience', id: string, title: string, credit: string, times: number, average: number, peak: number, gained: number }> };

export type AudienceWithQueryVariables = Exact<{
  from: string;
  to: string;
  mountId?: string | null | undefined;
}>;


export type AudienceWithQuery = { listenersByProgram: Array<{ __typename: 'ProgramAudience', program: string, sessions: number, uniqueListeners: number, listeningTime: number }>, listenersByDevice: Array<{ __typename: 'DeviceAudience', device: Types.ListenerDevice, sessions: number, uniqueListeners: number, listeningTime: number }> };

export type AudienceCountriesQueryVariables = Exact<{
  from: string;
  to: string;
  mountId?: string | null | undefined;
}>;


export type AudienceCountriesQuery = { listenersByCountry: Array<{ __typename: 'CountryAudience', country: string, sessions: number, uniqueListeners: number, listeningTime: number }> };

export type AudienceSettingsFieldsFragment = { __typename: 'AudienceSettings', id: string, version: number, privacy: Types.AudiencePrivacy };

export type AudienceSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AudienceSettingsQuery = { audienceSettings: { __typename: 'AudienceSettings', id: string, version: number, privacy: Types.AudiencePrivacy } | null };

export type SetAudiencePrivacyMutationVariables = Exact<{
  version: number;
  privacy: Types.AudiencePrivacy;
}>;


export type SetAudiencePrivacyMutation = { setAudiencePrivacy: { __typename: 'AudienceSettings', id: string, version: number, privacy: Types.AudiencePrivacy } };

export const AudienceLineFragmentDoc = parseDocument<AudienceLineFragment, unknown>("fragment AudienceLine on AudiencePoint{at date average peak uniqueListeners listeningTime}");
export const PlayAudienceFieldsFragmentDoc = parseDocument<PlayAudienceFieldsFragment, unknown>("fragment PlayAudienceFields on PlayAudience{id title credit times average peak gained}");
export const AudienceSettingsFieldsFragmentDoc = parseDocument<AudienceSettingsFieldsFragment, unknown>("fragment AudienceSettingsFields on AudienceSettings{id version privacy}");
export const AudienceOverviewDocument = parseDocument<AudienceOverviewQuery, AudienceOverviewQueryVariables>("query AudienceOverview($from:LocalDate!$to:LocalDate!$beforeFrom:LocalDate!$beforeTo:LocalDate!$step:AudienceStep!$mountId:ID){now:listenersByDate(from:$from to:$to step:$step mountId:$mountId){...AudienceLine}before:listenersByDate(from:$beforeFrom to:$beforeTo step:$step mountId:$mountId){...AudienceLine}peakByDate(from:$from to:$to mountId:$mountId){date listeners at}}fragment AudienceLine on AudiencePoint{at date average peak uniqueListeners listeningTime}");
export const AudienceSourcesDocument = parseDocument<AudienceSourcesQuery, AudienceSourcesQueryVariables>("query AudienceSources($from:LocalDate!$to:LocalDate!$page:Int!){sourcesByMountPoint(from:$from to:$to page:$page perPage:20){data{mountId name path format bitrate listenersNow peak average uniqueListeners listeningTime}lastPage}}");
export const AudienceWeekDocument = parseDocument<AudienceWeekQuery, AudienceWeekQueryVariables>("query AudienceWeek($from:LocalDate!$to:LocalDate!$mountId:ID){listenersByHourAndWeekday(from:$from to:$to mountId:$mountId){weekday hour average peak}}");
export const AudienceOfEmissionsDocument = parseDocument<AudienceOfEmissionsQuery, AudienceOfEmissionsQueryVariables>("query AudienceOfEmissions($from:LocalDate!$to:LocalDate!){listenersByEmission(from:$from to:$to){...PlayAudienceFields}}fragment PlayAudienceFields on PlayAudience{id title credit times average peak gained}");
export const AudienceOfEpisodesDocument = parseDocument<AudienceOfEpisodesQuery, AudienceOfEpisodesQueryVariables>("query AudienceOfEpisodes($from:LocalDate!$to:LocalDate!){listenersByEpisode(from:$from to:$to){...PlayAudienceFields}}fragment PlayAudienceFields on PlayAudience{id title credit times average peak gained}");
export const AudienceOfPresentersDocument = parseDocument<AudienceOfPresentersQuery, AudienceOfPresentersQueryVariables>("query AudienceOfPresenters($from:LocalDate!$to:LocalDate!){listenersByPresenter(from:$from to:$to){...PlayAudienceFields}}fragment PlayAudienceFields on PlayAudience{id title credit times average peak gained}");
export const AudienceOfSongsDocument = parseDocument<AudienceOfSongsQuery, AudienceOfSongsQueryVariables>("query AudienceOfSongs($from:LocalDate!$to:LocalDate!){listenersBySong(from:$from to:$to){...PlayAudienceFields}}fragment PlayAudienceFields on PlayAudience{id title credit times average peak gained}");
export const AudienceWithDocument = parseDocument<AudienceWithQuery, AudienceWithQueryVariables>("query AudienceWith($from:LocalDate!$to:LocalDate!$mountId:ID){listenersByProgram(from:$from to:$to mountId:$mountId){program sessions uniqueListeners listeningTime}listenersByDevice(from:$from to:$to mountId:$mountId){device sessions uniqueListeners listeningTime}}");
export const AudienceCountriesDocument = parseDocument<AudienceCountriesQuery, AudienceCountriesQueryVariables>("query AudienceCountries($from:LocalDate!$to:LocalDate!$mountId:ID){listenersByCountry(from:$from to:$to mountId:$mountId){country sessions uniqueListeners listeningTime}}");
export const AudienceSettingsDocument = parseDocument<AudienceSettingsQuery, AudienceSettingsQueryVariables>("query AudienceSettings{audienceSettings{...AudienceSettingsFields}}fragment AudienceSettingsFields on AudienceSettings{id version privacy}");
export const SetAudiencePrivacyDocument = parseDocument<SetAudiencePrivacyMutation, SetAudiencePrivacyMutationVariables>("mutation SetAudiencePrivacy($version:Int!$privacy:AudiencePrivacy!){setAudiencePrivacy(version:$version privacy:$privacy){...AudienceSettingsFields}}fragment AudienceSettingsFields on AudienceSettings{id version privacy}");
export const useAudienceOverviewQuery = createQueryHook(AudienceOverviewDocument);
export const useAudienceSourcesQuery = createQueryHook(AudienceSourcesDocument);
export const useAudienceWeekQuery = createQueryHook(AudienceWeekDocument);
export const useAudienceOfEmissionsQuery = createQueryHook(AudienceOfEmissionsDocument);
export const useAudienceOfEpisodesQuery = createQueryHook(AudienceOfEpisodesDocument);
export const useAudienceOfPresentersQuery = createQueryHook(AudienceOfPresentersDocument);
export const useAudienceOfSongsQuery = createQueryHook(AudienceOfSongsDocument);
export const useAudienceWithQuery = createQueryHook(AudienceWithDocument);
export const useAudienceCountriesQuery = createQueryHook(AudienceCountriesDocument);
export const useAudienceSettingsQuery = createQueryHook(AudienceSettingsDocument);
export const useSetAudiencePrivacyMutation = createMutationHook(SetAudiencePrivacyDocument);