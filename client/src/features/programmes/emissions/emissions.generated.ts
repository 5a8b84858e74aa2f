/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type EmissionRowFragment = { __typename: 'Emission', id: string, version: number, title: string, cover: string, colour: string, state: Types.EmissionState, usualDuration: number | null, episodeCount: number, isMine: boolean, category: { __typename: 'EmissionCategory', id: string, name: string } | null, people: Array<{ __typename: 'EmissionPerson', id: string, name: string }> };

export type EmissionFieldsFragment = { __typename: 'Emission', id: string, version: number, title: string, slug: string, summary: string, description: string, cover: string, colour: string, state: Types.EmissionState, isListed: boolean, usualDuration: number | null, episodeCount: number, commentCount: number, isMine: boolean, category: { __typename: 'EmissionCategory', id: string, name: string, colour: string } | null, classification: { __typename: 'Classification', id: string, name: string, colour: string, minimumAge: number | null } | null, languages: Array<{ __typename: 'Language', id: string, name: string }>, tags: Array<{ __typename: 'EmissionTag', id: string, name: string, colour: string }>, opener: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, closer: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, jingles: Array<{ __typename: 'Jingle', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null }>, filler: { __typename: 'Playlist', id: string, name: string } | null, fillerClock: { __typename: 'Clock', id: string, name: string } | null, people: Array<{ __typename: 'EmissionPerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> };

export type PlannedMedium_Generic_Fragment = { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type PlannedMedium_Jingle_Fragment = { __typename: 'Jingle', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type PlannedMedium_MediaItem_Fragment = { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type PlannedMedium_Publicity_Fragment = { __typename: 'Publicity', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type PlannedMedium_Song_Fragment = { __typename: 'Song', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type PlannedMedium_Video_Fragment = { __typename: 'Video', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null };

export type PlannedMediumFragment =
  | PlannedMedium_Generic_Fragment
  | PlannedMedium_Jingle_Fragment
  | PlannedMedium_MediaItem_Fragment
  | PlannedMedium_Publicity_Fragment
  | PlannedMedium_Song_Fragment
  | PlannedMedium_Video_Fragment
;

export type EmissionPersonFieldsFragment = { __typename: 'EmissionPerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null };

export type EmissionBinQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  sort?: Array<Types.EmissionSort> | Types.EmissionSort | null | undefined;
}>;


export type EmissionBinQuery = { deletedEmissions: { __typename: 'EmissionPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Emission', id: string, title: string, cover: string, state: Types.EmissionState, isMine: boolean, deletedAt: string | null }> } };

export type SetEmissionPeopleMutationVariables = Exact<{
  id: string;
  version: number;
  people: Array<Types.ParticipantInput> | Types.ParticipantInput;
}>;


export type SetEmissionPeopleMutation = { setEmissionPeople: { __typename: 'Emission', id: string, version: number, title: string, slug: string, summary: string, description: string, cover: string, colour: string, state: Types.EmissionState, isListed: boolean, usualDuration: number | null, episodeCount: number, commentCount: number, isMine: boolean, category: { __typename: 'EmissionCategory', id: string, name: string, colour: string } | null, classification: { __typename: 'Classification', id: string, name: string, colour: string, minimumAge: number | null } | null, languages: Array<{ __typename: 'Language', id: string, name: string }>, tags: Array<{ __typename: 'EmissionTag', id: string, name: string, colour: string }>, opener: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, closer: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, jingles: Array<{ __typename: 'Jingle', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null }>, filler: { __typename: 'Playlist', id: string, name: string } | null, fillerClock: { __typename: 'Clock', id: string, name: string } | null, people: Array<{ __typename: 'EmissionPerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> } };

export type EmissionSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type EmissionSuggestionsQuery = { emissions: { __typename: 'EmissionPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Emission', id: string, title: string, isMine: boolean }> } };

export type GenericSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type GenericSuggestionsQuery = { generics: { __typename: 'GenericPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Generic', id: string, title: string, credit: string }> } };

export type JingleSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type JingleSuggestionsQuery = { jingles: { __typename: 'JinglePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Jingle', id: string, title: string, credit: string }> } };

export type FillerSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FillerSuggestionsQuery = { playlists: { __typename: 'PlaylistPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Playlist', id: string, name: string }> } };

export type EmissionListQueryVariables = Exact<{
  filter?: Types.EmissionFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.EmissionSort> | Types.EmissionSort | null | undefined;
}>;


export type EmissionListQuery = { emissions: { __typename: 'EmissionPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Emission', id: string, version: number, title: string, cover: string, colour: string, state: Types.EmissionState, usualDuration: number | null, episodeCount: number, isMine: boolean, category: { __typename: 'EmissionCategory', id: string, name: string } | null, people: Array<{ __typename: 'EmissionPerson', id: string, name: string }> }> } };

export type EmissionQueryVariables = Exact<{
  id: string;
}>;


export type EmissionQuery = { emission: { __typename: 'Emission', id: string, version: number, title: string, slug: string, summary: string, description: string, cover: string, colour: string, state: Types.EmissionState, isListed: boolean, usualDuration: number | null, episodeCount: number, commentCount: number, isMine: boolean, category: { __typename: 'EmissionCategory', id: string, name: string, colour: string } | null, classification: { __typename: 'Classification', id: string, name: string, colour: string, minimumAge: number | null } | null, languages: Array<{ __typename: 'Language', id: string, name: string }>, tags: Array<{ __typename: 'EmissionTag', id: string, name: string, colour: string }>, opener: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, closer: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, jingles: Array<{ __typename: 'Jingle', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null }>, filler: { __typename: 'Playlist', id: string, name: string } | null, fillerClock: { __typename: 'Clock', id: string, name: string } | null, people: Array<{ __typename: 'EmissionPerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> } | null };

export type CreateEmissionMutationVariables = Exact<{
  input: Types.EmissionInput;
}>;


export type CreateEmissionMutation = { createEmission: { __typename: 'Emission', id: string, version: number, title: string, slug: string, summary: string, description: string, cover: string, colour: string, state: Types.EmissionState, isListed: boolean, usualDuration: number | null, episodeCount: number, commentCount: number, isMine: boolean, category: { __typename: 'EmissionCategory', id: string, name: string, colour: string } | null, classification: { __typename: 'Classification', id: string, name: string, colour: string, minimumAge: number | null } | null, languages: Array<{ __typename: 'Language', id: string, name: string }>, tags: Array<{ __typename: 'EmissionTag', id: string, name: string, colour: string }>, opener: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, closer: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, jingles: Array<{ __typename: 'Jingle', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null }>, filler: { __typename: 'Playlist', id: string, name: string } | null, fillerClock: { __typename: 'Clock', id: string, name: string } | null, people: Array<{ __typename: 'EmissionPerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> } };

export type UpdateEmissionMutationVariables = Exact<{
  id: string;
  input: Types.EmissionPatch;
  version: number;
}>;


export type UpdateEmissionMutation = { updateEmission: { __typename: 'Emission', id: string, version: number, title: string, slug: string, summary: string, description: string, cover: string, colour: string, state: Types.EmissionState, isListed: boolean, usualDuration: number | null, episodeCount: number, commentCount: number, isMine: boolean, category: { __typename: 'EmissionCategory', id: string, name: string, colour: string } | null, classification: { __typename: 'Classification', id: string, name: string, colour: string, minimumAge: number | null } | null, languages: Array<{ __typename: 'Language', id: string, name: string }>, tags: Array<{ __typename: 'EmissionTag', id: string, name: string, colour: string }>, opener: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, closer: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, jingles: Array<{ __typename: 'Jingle', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null }>, filler: { __typename: 'Playlist', id: string, name: string } | null, fillerClock: { __typename: 'Clock', id: string, name: string } | null, people: Array<{ __typename: 'EmissionPerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> } };

export type RestoreEmissionMutationVariables = Exact<{
  id: string;
}>;


export type RestoreEmissionMutation = { restoreEmission: { __typename: 'Emission', id: string, version: number, title: string, slug: string, summary: string, description: string, cover: string, colour: string, state: Types.EmissionState, isListed: boolean, usualDuration: number | null, episodeCount: number, commentCount: number, isMine: boolean, category: { __typename: 'EmissionCategory', id: string, name: string, colour: string } | null, classification: { __typename: 'Classification', id: string, name: string, colour: string, minimumAge: number | null } | null, languages: Array<{ __typename: 'Language', id: string, name: string }>, tags: Array<{ __typename: 'EmissionTag', id: string, name: string, colour: string }>, opener: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, closer: { __typename: 'Generic', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null } | null, jingles: Array<{ __typename: 'Jingle', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, state: Types.MediaState, duration: number | null }>, filler: { __typename: 'Playlist', id: string, name: string } | null, fillerClock: { __typename: 'Clock', id: string, name: string } | null, people: Array<{ __typename: 'EmissionPerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> } };

export type DeleteEmissionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEmissionMutation = { deleteEmission: string };

export const EmissionRowFragmentDoc = parseDocument<EmissionRowFragment, unknown>("fragment EmissionRow on Emission{id version title cover colour state usualDuration episodeCount isMine category{id name}people(first:50){id name}}");
export const EmissionFieldsFragmentDoc = parseDocument<EmissionFieldsFragment, unknown>("fragment EmissionFields on Emission{id version title slug summary description cover colour state isListed usualDuration episodeCount commentCount isMine category{id name colour}classification{id name colour minimumAge}languages(first:50){id name}tags(first:50){id name colour}opener{...PlannedMedium}closer{...PlannedMedium}jingles(first:50){...PlannedMedium}filler{id name}fillerClock{id name}people(first:50){...EmissionPersonFields}}fragment PlannedMedium on Medium{id kind title credit artwork state duration}fragment EmissionPersonFields on EmissionPerson{id name part user{id fullName avatar designation}}");
export const PlannedMediumFragmentDoc = parseDocument<PlannedMediumFragment, unknown>("fragment PlannedMedium on Medium{id kind title credit artwork state duration}");
export const EmissionPersonFieldsFragmentDoc = parseDocument<EmissionPersonFieldsFragment, unknown>("fragment EmissionPersonFields on EmissionPerson{id name part user{id fullName avatar designation}}");
export const EmissionBinDocument = parseDocument<EmissionBinQuery, EmissionBinQueryVariables>("query EmissionBin($page:Int!$perPage:Int!$search:String$sort:[EmissionSort!]){deletedEmissions(page:$page perPage:$perPage search:$search sort:$sort){items{id title cover state isMine deletedAt}totalItems totalIsExact}}");
export const SetEmissionPeopleDocument = parseDocument<SetEmissionPeopleMutation, SetEmissionPeopleMutationVariables>("mutation SetEmissionPeople($id:ID!$version:Int!$people:[ParticipantInput!]!){setEmissionPeople(id:$id version:$version people:$people){...EmissionFields}}fragment EmissionFields on Emission{id version title slug summary description cover colour state isListed usualDuration episodeCount commentCount isMine category{id name colour}classification{id name colour minimumAge}languages(first:50){id name}tags(first:50){id name colour}opener{...PlannedMedium}closer{...PlannedMedium}jingles(first:50){...PlannedMedium}filler{id name}fillerClock{id name}people(first:50){...EmissionPersonFields}}fragment PlannedMedium on Medium{id kind title credit artwork state duration}fragment EmissionPersonFields on EmissionPerson{id name part user{id fullName avatar designation}}");
export const EmissionSuggestionsDocument = parseDocument<EmissionSuggestionsQuery, EmissionSuggestionsQueryVariables>("query EmissionSuggestions($search:String){emissions(perPage:12 search:$search sort:[{title:ASC}]){items{id title isMine}totalItems totalIsExact}}");
export const GenericSuggestionsDocument = parseDocument<GenericSuggestionsQuery, GenericSuggestionsQueryVariables>("query GenericSuggestions($search:String){generics(perPage:8 search:$search sort:[{title:ASC}]){items{id title credit}totalItems totalIsExact}}");
export const JingleSuggestionsDocument = parseDocument<JingleSuggestionsQuery, JingleSuggestionsQueryVariables>("query JingleSuggestions($search:String){jingles(perPage:8 search:$search sort:[{title:ASC}]){items{id title credit}totalItems totalIsExact}}");
export const FillerSuggestionsDocument = parseDocument<FillerSuggestionsQuery, FillerSuggestionsQueryVariables>("query FillerSuggestions($search:String){playlists(perPage:8 search:$search sort:[{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const EmissionListDocument = parseDocument<EmissionListQuery, EmissionListQueryVariables>("query EmissionList($filter:EmissionFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[EmissionSort!]){emissions(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...EmissionRow}totalItems totalIsExact}}fragment EmissionRow on Emission{id version title cover colour state usualDuration episodeCount isMine category{id name}people(first:50){id name}}");
export const EmissionDocument = parseDocument<EmissionQuery, EmissionQueryVariables>("query Emission($id:ID!){emission(id:$id){...EmissionFields}}fragment EmissionFields on Emission{id version title slug summary description cover colour state isListed usualDuration episodeCount commentCount isMine category{id name colour}classification{id name colour minimumAge}languages(first:50){id name}tags(first:50){id name colour}opener{...PlannedMedium}closer{...PlannedMedium}jingles(first:50){...PlannedMedium}filler{id name}fillerClock{id name}people(first:50){...EmissionPersonFields}}fragment PlannedMedium on Medium{id kind title credit artwork state duration}fragment EmissionPersonFields on EmissionPerson{id name part user{id fullName avatar designation}}");
export const CreateEmissionDocument = parseDocument<CreateEmissionMutation, CreateEmissionMutationVariables>("mutation CreateEmission($input:EmissionInput!){createEmission(input:$input){...EmissionFields}}fragment EmissionFields on Emission{id version title slug summary description cover colour state isListed usualDuration episodeCount commentCount isMine category{id name colour}classification{id name colour minimumAge}languages(first:50){id name}tags(first:50){id name colour}opener{...PlannedMedium}closer{...PlannedMedium}jingles(first:50){...PlannedMedium}filler{id name}fillerClock{id name}people(first:50){...EmissionPersonFields}}fragment PlannedMedium on Medium{id kind title credit artwork state duration}fragment EmissionPersonFields on EmissionPerson{id name part user{id fullName avatar designation}}");
export const UpdateEmissionDocument = parseDocument<UpdateEmissionMutation, UpdateEmissionMutationVariables>("mutation UpdateEmission($id:ID!$input:EmissionPatch!$version:Int!){updateEmission(id:$id input:$input version:$version){...EmissionFields}}fragment EmissionFields on Emission{id version title slug summary description cover colour state isListed usualDuration episodeCount commentCount isMine category{id name colour}classification{id name colour minimumAge}languages(first:50){id name}tags(first:50){id name colour}opener{...PlannedMedium}closer{...PlannedMedium}jingles(first:50){...PlannedMedium}filler{id name}fillerClock{id name}people(first:50){...EmissionPersonFields}}fragment PlannedMedium on Medium{id kind title credit artwork state duration}fragment EmissionPersonFields on EmissionPerson{id name part user{id fullName avatar designation}}");
export const RestoreEmissionDocument = parseDocument<RestoreEmissionMutation, RestoreEmissionMutationVariables>("mutation RestoreEmission($id:ID!){restoreEmission(id:$id){...EmissionFields}}fragment EmissionFields on Emission{id version title slug summary description cover colour state isListed usualDuration episodeCount commentCount isMine category{id name colour}classification{id name colour minimumAge}languages(first:50){id name}tags(first:50){id name colour}opener{...PlannedMedium}closer{...PlannedMedium}jingles(first:50){...PlannedMedium}filler{id name}fillerClock{id name}people(first:50){...EmissionPersonFields}}fragment PlannedMedium on Medium{id kind title credit artwork state duration}fragment EmissionPersonFields on EmissionPerson{id name part user{id fullName avatar designation}}");
export const DeleteEmissionDocument = parseDocument<DeleteEmissionMutation, DeleteEmissionMutationVariables>("mutation DeleteEmission($id:ID!){deleteEmission(id:$id)}");
export const useEmissionBinQuery = createQueryHook(EmissionBinDocument);
export const useSetEmissionPeopleMutation = createMutationHook(SetEmissionPeopleDocument);
export const useEmissionSuggestionsQuery = createQueryHook(EmissionSuggestionsDocument);
export const useGenericSuggestionsQuery = createQueryHook(GenericSuggestionsDocument);
export const useJingleSuggestionsQuery = createQueryHook(JingleSuggestionsDocument);
export const useFillerSuggestionsQuery = createQueryHook(FillerSuggestionsDocument);
export const useEmissionListQuery = createQueryHook(EmissionListDocument);
export const useEmissionQuery = createQueryHook(EmissionDocument);
export const useCreateEmissionMutation = createMutationHook(CreateEmissionDocument, {"lists":["calendar","classifications","clocks","deletedClocks","deletedEmissions","deletedGenerics","deletedJingles","deletedPlaylists","deletedSlots","emissionCategories","emissionTags","emissions","generics","jingles","languages","playlists","slots"]});
export const useUpdateEmissionMutation = createMutationHook(UpdateEmissionDocument, {"lists":["calendar","calendarFeeds","classifications","clocks","deletedClocks","deletedEpisodes","deletedGenerics","deletedJingles","deletedPlaylists","deletedPodcasts","deletedRushes","deletedSlots","emissionCategories","emissionComments","emissionTags","episodes","generics","jingles","languages","liveSessions","playlists","podcasts","rushes","slots"]});
export const useRestoreEmissionMutation = createMutationHook(RestoreEmissionDocument, {"lists":["calendar","classifications","clocks","deletedClocks","deletedEmissions","deletedGenerics","deletedJingles","deletedPlaylists","deletedSlots","emissionCategories","emissionTags","emissions","generics","jingles","languages","playlists","slots"]});
export const useDeleteEmissionMutation = createMutationHook(DeleteEmissionDocument, {"lists":["calendar","calendarFeeds","classifications","clocks","deletedClocks","deletedEmissions","deletedEpisodes","deletedGenerics","deletedJingles","deletedPlaylists","deletedPodcasts","deletedRushes","deletedSlots","emissionCategories","emissionComments","emissionTags","emissions","episodes","generics","jingles","languages","liveSessions","playlists","podcasts","rushes","slots"],"removed":{"types":["Emission"],"by":"id"}});
export const emissionOperations = { type: 'Emission', useList: useEmissionListQuery, detail: EmissionDocument, useCreate: useCreateEmissionMutation, useUpdate: useUpdateEmissionMutation, useDelete: useDeleteEmissionMutation } as const;