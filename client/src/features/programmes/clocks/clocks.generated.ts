/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type ClockRowFragment = { __typename: 'Clock', id: string, version: number, name: string, description: string, colour: string, artisteSeparation: number, titleSeparation: number, albumSeparation: number, labelSeparation: number, parts: Array<{ __typename: 'ClockPart', id: string }> };

export type ClockFieldsFragment = { __typename: 'Clock', id: string, version: number, name: string, description: string, colour: string, artisteSeparation: number, titleSeparation: number, albumSeparation: number, labelSeparation: number, parts: Array<{ __typename: 'ClockPart', id: string, position: number, kind: Types.ClockPartKind, title: string, offset: number | null, isHard: boolean, count: number | null, duration: number | null, purpose: Types.JinglePurpose | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, media: { __typename: 'MediaItem', id: string, title: string, duration: number | null } | null, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null }> };

export type ClockPartFieldsFragment = { __typename: 'ClockPart', id: string, position: number, kind: Types.ClockPartKind, title: string, offset: number | null, isHard: boolean, count: number | null, duration: number | null, purpose: Types.JinglePurpose | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, media: { __typename: 'MediaItem', id: string, title: string, duration: number | null } | null, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null };

export type SetClockPartsMutationVariables = Exact<{
  id: string;
  version: number;
  parts: Array<Types.ClockPartInput> | Types.ClockPartInput;
}>;


export type SetClockPartsMutation = { setClockParts: { __typename: 'Clock', id: string, version: number, name: string, description: string, colour: string, artisteSeparation: number, titleSeparation: number, albumSeparation: number, labelSeparation: number, parts: Array<{ __typename: 'ClockPart', id: string, position: number, kind: Types.ClockPartKind, title: string, offset: number | null, isHard: boolean, count: number | null, duration: number | null, purpose: Types.JinglePurpose | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, media: { __typename: 'MediaItem', id: string, title: string, duration: number | null } | null, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null }> } };

export type ClockHourFieldsFragment = { __typename: 'ClockHour', id: string, weekday: number, hour: number, clock: { __typename: 'Clock', id: string, name: string, colour: string } };

export type ClockWeekQueryVariables = Exact<{ [key: string]: never; }>;


export type ClockWeekQuery = { clockWeek: Array<{ __typename: 'ClockHour', id: string, weekday: number, hour: number, clock: { __typename: 'Clock', id: string, name: string, colour: string } }> };

export type SetClockHoursMutationVariables = Exact<{
  clockId?: string | null | undefined;
  hours: Array<Types.WeekHourInput> | Types.WeekHourInput;
}>;


export type SetClockHoursMutation = { setClockHours: Array<{ __typename: 'ClockHour', id: string, weekday: number, hour: number, clock: { __typename: 'Clock', id: string, name: string, colour: string } }> };

export type ClockSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ClockSuggestionsQuery = { clocks: { __typename: 'ClockPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Clock', id: string, name: string, colour: string }> } };

export type SongCategorySuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SongCategorySuggestionsQuery = { mediaCategories: { __typename: 'MediaCategoryPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaCategory', id: string, name: string }> } };

export type MediaForClockQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type MediaForClockQuery = { mediaItems: { __typename: 'MediaItemPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaItem', id: string, title: string, credit: string }> } };

export type ClockListQueryVariables = Exact<{
  filter?: Types.ClockFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.ClockSort> | Types.ClockSort | null | undefined;
}>;


export type ClockListQuery = { clocks: { __typename: 'ClockPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Clock', id: string, version: number, name: string, description: string, colour: string, artisteSeparation: number, titleSeparation: number, albumSeparation: number, labelSeparation: number, parts: Array<{ __typename: 'ClockPart', id: string }> }> } };

export type ClockQueryVariables = Exact<{
  id: string;
}>;


export type ClockQuery = { clock: { __typename: 'Clock', id: string, version: number, name: string, description: string, colour: string, artisteSeparation: number, titleSeparation: number, albumSeparation: number, labelSeparation: number, parts: Array<{ __typename: 'ClockPart', id: string, position: number, kind: Types.ClockPartKind, title: string, offset: number | null, isHard: boolean, count: number | null, duration: number | null, purpose: Types.JinglePurpose | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, media: { __typename: 'MediaItem', id: string, title: string, duration: number | null } | null, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null }> } | null };

export type ClockBinQueryVariables = Exact<{
  filter?: Types.ClockFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.ClockSort> | Types.ClockSort | null | undefined;
}>;


export type ClockBinQuery = { deletedClocks: { __typename: 'ClockPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Clock', deletedAt: string | null, id: string, version: number, name: string, description: string, colour: string, artisteSeparation: number, titleSeparation: number, albumSeparation: number, labelSeparation: number, parts: Array<{ __typename: 'ClockPart', id: string, position: number, kind: Types.ClockPartKind, title: string, offset: number | null, isHard: boolean, count: number | null, duration: number | null, purpose: Types.JinglePurpose | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, media: { __typename: 'MediaItem', id: string, title: string, duration: number | null } | null, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null }> }> } };

export type CreateClockMutationVariables = Exact<{
  input: Types.ClockInput;
}>;


export type CreateClockMutation = { createClock: { __typename: 'Clock', id: string, version: number, name: string, description: string, colour: string, artisteSeparation: number, titleSeparation: number, albumSeparation: number, labelSeparation: number, parts: Array<{ __typename: 'ClockPart', id: string, position: number, kind: Types.ClockPartKind, title: string, offset: number | null, isHard: boolean, count: number | null, duration: number | null, purpose: Types.JinglePurpose | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, media: { __typename: 'MediaItem', id: string, title: string, duration: number | null } | null, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null }> } };

export type UpdateClockMutationVariables = Exact<{
  id: string;
  input: Types.ClockPatch;
  version: number;
}>;


export type UpdateClockMutation = { updateClock: { __typename: 'Clock', id: string, version: number, name: string, description: string, colour: string, artisteSeparation: number, titleSeparation: number, albumSeparation: number, labelSeparation: number, parts: Array<{ __typename: 'ClockPart', id: string, position: number, kind: Types.ClockPartKind, title: string, offset: number | null, isHard: boolean, count: number | null, duration: number | null, purpose: Types.JinglePurpose | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, media: { __typename: 'MediaItem', id: string, title: string, duration: number | null } | null, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null }> } };

export type RestoreClockMutationVariables = Exact<{
  id: string;
}>;


export type RestoreClockMutation = { restoreClock: { __typename: 'Clock', id: string, version: number, name: string, description: string, colour: string, artisteSeparation: number, titleSeparation: number, albumSeparation: number, labelSeparation: number, parts: Array<{ __typename: 'ClockPart', id: string, position: number, kind: Types.ClockPartKind, title: string, offset: number | null, isHard: boolean, count: number | null, duration: number | null, purpose: Types.JinglePurpose | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, playlist: { __typename: 'Playlist', id: string, name: string } | null, media: { __typename: 'MediaItem', id: string, title: string, duration: number | null } | null, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null }> } };

export type DeleteClockMutationVariables = Exact<{
  id: string;
}>;


export type DeleteClockMutation = { deleteClock: string };

export const ClockRowFragmentDoc = parseDocument<ClockRowFragment, unknown>("fragment ClockRow on Clock{id version name description colour artisteSeparation titleSeparation albumSeparation labelSeparation parts(first:60){id}}");
export const ClockFieldsFragmentDoc = parseDocument<ClockFieldsFragment, unknown>("fragment ClockFields on Clock{id version name description colour artisteSeparation titleSeparation albumSeparation labelSeparation parts(first:60){...ClockPartFields}}fragment ClockPartFields on ClockPart{id position kind title offset isHard count duration purpose category{id name}playlist{id name}media{id title duration}criteria{matchAll criteria{field operator value}order limit}}");
export const ClockPartFieldsFragmentDoc = parseDocument<ClockPartFieldsFragment, unknown>("fragment ClockPartFields on ClockPart{id position kind title offset isHard count duration purpose category{id name}playlist{id name}media{id title duration}criteria{matchAll criteria{field operator value}order limit}}");
export const ClockHourFieldsFragmentDoc = parseDocument<ClockHourFieldsFragment, unknown>("fragment ClockHourFields on ClockHour{id weekday hour clock{id name colour}}");
export const SetClockPartsDocument = parseDocument<SetClockPartsMutation, SetClockPartsMutationVariables>("mutation SetClockParts($id:ID!$version:Int!$parts:[ClockPartInput!]!){setClockParts(id:$id version:$version parts:$parts){...ClockFields}}fragment ClockFields on Clock{id version name description colour artisteSeparation titleSeparation albumSeparation labelSeparation parts(first:60){...ClockPartFields}}fragment ClockPartFields on ClockPart{id position kind title offset isHard count duration purpose category{id name}playlist{id name}media{id title duration}criteria{matchAll criteria{field operator value}order limit}}");
export const ClockWeekDocument = parseDocument<ClockWeekQuery, ClockWeekQueryVariables>("query ClockWeek{clockWeek{...ClockHourFields}}fragment ClockHourFields on ClockHour{id weekday hour clock{id name colour}}");
export const SetClockHoursDocument = parseDocument<SetClockHoursMutation, SetClockHoursMutationVariables>("mutation SetClockHours($clockId:ID$hours:[WeekHourInput!]!){setClockHours(clockId:$clockId hours:$hours){...ClockHourFields}}fragment ClockHourFields on ClockHour{id weekday hour clock{id name colour}}");
export const ClockSuggestionsDocument = parseDocument<ClockSuggestionsQuery, ClockSuggestionsQueryVariables>("query ClockSuggestions($search:String){clocks(perPage:100 search:$search sort:[{name:ASC}]){items{id name colour}totalItems totalIsExact}}");
export const SongCategorySuggestionsDocument = parseDocument<SongCategorySuggestionsQuery, SongCategorySuggestionsQueryVariables>("query SongCategorySuggestions($search:String){mediaCategories(perPage:50 search:$search sort:[{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const MediaForClockDocument = parseDocument<MediaForClockQuery, MediaForClockQueryVariables>("query MediaForClock($search:String){mediaItems(perPage:20 search:$search){items{id title credit}totalItems totalIsExact}}");
export const ClockListDocument = parseDocument<ClockListQuery, ClockListQueryVariables>("query ClockList($filter:ClockFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[ClockSort!]){clocks(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...ClockRow}totalItems totalIsExact}}fragment ClockRow on Clock{id version name description colour artisteSeparation titleSeparation albumSeparation labelSeparation parts(first:60){id}}");
export const ClockDocument = parseDocument<ClockQuery, ClockQueryVariables>("query Clock($id:ID!){clock(id:$id){...ClockFields}}fragment ClockFields on Clock{id version name description colour artisteSeparation titleSeparation albumSeparation labelSeparation parts(first:60){...ClockPartFields}}fragment ClockPartFields on ClockPart{id position kind title offset isHard count duration purpose category{id name}playlist{id name}media{id title duration}criteria{matchAll criteria{field operator value}order limit}}");
export const ClockBinDocument = parseDocument<ClockBinQuery, ClockBinQueryVariables>("query ClockBin($filter:ClockFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[ClockSort!]){deletedClocks(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...ClockFields deletedAt}totalItems totalIsExact}}fragment ClockFields on Clock{id version name description colour artisteSeparation titleSeparation albumSeparation labelSeparation parts(first:60){...ClockPartFields}}fragment ClockPartFields on ClockPart{id position kind title offset isHard count duration purpose category{id name}playlist{id name}media{id title duration}criteria{matchAll criteria{field operator value}order limit}}");
export const CreateClockDocument = parseDocument<CreateClockMutation, CreateClockMutationVariables>("mutation CreateClock($input:ClockInput!){createClock(input:$input){...ClockFields}}fragment ClockFields on Clock{id version name description colour artisteSeparation titleSeparation albumSeparation labelSeparation parts(first:60){...ClockPartFields}}fragment ClockPartFields on ClockPart{id position kind title offset isHard count duration purpose category{id name}playlist{id name}media{id title duration}criteria{matchAll criteria{field operator value}order limit}}");
export const UpdateClockDocument = parseDocument<UpdateClockMutation, UpdateClockMutationVariables>("mutation UpdateClock($id:ID!$input:ClockPatch!$version:Int!){updateClock(id:$id input:$input version:$version){...ClockFields}}fragment ClockFields on Clock{id version name description colour artisteSeparation titleSeparation albumSeparation labelSeparation parts(first:60){...ClockPartFields}}fragment ClockPartFields on ClockPart{id position kind title offset isHard count duration purpose category{id name}playlist{id name}media{id title duration}criteria{matchAll criteria{field operator value}order limit}}");
export const RestoreClockDocument = parseDocument<RestoreClockMutation, RestoreClockMutationVariables>("mutation RestoreClock($id:ID!){restoreClock(id:$id){...ClockFields}}fragment ClockFields on Clock{id version name description colour artisteSeparation titleSeparation albumSeparation labelSeparation parts(first:60){...ClockPartFields}}fragment ClockPartFields on ClockPart{id position kind title offset isHard count duration purpose category{id name}playlist{id name}media{id title duration}criteria{matchAll criteria{field operator value}order limit}}");
export const DeleteClockDocument = parseDocument<DeleteClockMutation, DeleteClockMutationVariables>("mutation DeleteClock($id:ID!){deleteClock(id:$id)}");
export const useSetClockPartsMutation = createMutationHook(SetClockPartsDocument);
export const useClockWeekQuery = createQueryHook(ClockWeekDocument);
export const useSetClockHoursMutation = createMutationHook(SetClockHoursDocument);
export const useClockSuggestionsQuery = createQueryHook(ClockSuggestionsDocument);
export const useSongCategorySuggestionsQuery = createQueryHook(SongCategorySuggestionsDocument);
export const useMediaForClockQuery = createQueryHook(MediaForClockDocument);
export const useClockListQuery = createQueryHook(ClockListDocument);
export const useClockQuery = createQueryHook(ClockDocument);
export const useClockBinQuery = createQueryHook(ClockBinDocument);
export const useCreateClockMutation = createMutationHook(CreateClockDocument, {"lists":["clocks","defaultPlaylistPreview","deletedClocks","deletedMediaItems","deletedPlaylists","failedMedia","mediaCategories","mediaDuplicates","mediaItems","planBetween","playlists","smartPreview"]});
export const useUpdateClockMutation = createMutationHook(UpdateClockDocument, {"lists":["clockWeek","defaultPlaylistPreview","deletedEmissions","deletedMediaItems","deletedPlaylists","emissions","failedMedia","mediaCategories","mediaDuplicates","mediaItems","planBetween","playlists","smartPreview"]});
export const useRestoreClockMutation = createMutationHook(RestoreClockDocument, {"lists":["clocks","defaultPlaylistPreview","deletedClocks","deletedMediaItems","deletedPlaylists","failedMedia","mediaCategories","mediaDuplicates","mediaItems","planBetween","playlists","smartPreview"]});
export const useDeleteClockMutation = createMutationHook(DeleteClockDocument, {"lists":["clockWeek","clocks","defaultPlaylistPreview","deletedClocks","deletedEmissions","deletedMediaItems","deletedPlaylists","emissions","failedMedia","mediaCategories","mediaDuplicates","mediaItems","planBetween","playlists","smartPreview"],"removed":{"types":["Clock"],"by":"id"}});
export const clockOperations = { type: 'Clock', useList: useClockListQuery, detail: ClockDocument, useCreate: useCreateClockMutation, useUpdate: useUpdateClockMutation, useDelete: useDeleteClockMutation } as const;