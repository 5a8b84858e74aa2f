/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type EpisodeRowFragment = { __typename: 'Episode', id: string, version: number, season: number | null, number: number | null, episodeType: Types.EpisodeType, title: string, cover: string, state: Types.EpisodeState, publishedAt: string | null, uploadStatus: number, isMine: boolean, medium: { __typename: 'MediaItem', id: string, state: Types.MediaState } | null, incoming: { __typename: 'MediaItem', id: string, state: Types.MediaState } | null, emission: { __typename: 'Emission', id: string, title: string, cover: string, colour: string } };

export type EpisodeFieldsFragment = { __typename: 'Episode', id: string, version: number, season: number | null, number: number | null, episodeType: Types.EpisodeType, title: string, summary: string, notes: string, cover: string, state: Types.EpisodeState, publishedAt: string | null, explicit: boolean, transcript: string, isMine: boolean, chapters: Array<{ __typename: 'Chapter', start: number, title: string, link: string }>, emission: { __typename: 'Emission', id: string, title: string, cover: string, colour: string }, people: Array<{ __typename: 'EpisodePerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> };

export type EpisodePersonFieldsFragment = { __typename: 'EpisodePerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null };

export type EpisodesOfEmissionQueryVariables = Exact<{
  emissionId: string;
}>;


export type EpisodesOfEmissionQuery = { episodes: { __typename: 'EpisodePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Episode', id: string, version: number, season: number | null, number: number | null, episodeType: Types.EpisodeType, title: string, cover: string, state: Types.EpisodeState, publishedAt: string | null, uploadStatus: number, isMine: boolean, medium: { __typename: 'MediaItem', id: string, state: Types.MediaState } | null, incoming: { __typename: 'MediaItem', id: string, state: Types.MediaState } | null, emission: { __typename: 'Emission', id: string, title: string, cover: string, colour: string } }> } };

export type EpisodeBinQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  sort?: Array<Types.EpisodeSort> | Types.EpisodeSort | null | undefined;
}>;


export type EpisodeBinQuery = { deletedEpisodes: { __typename: 'EpisodePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Episode', id: string, title: string, cover: string, state: Types.EpisodeState, season: number | null, number: number | null, episodeType: Types.EpisodeType, isMine: boolean, deletedAt: string | null, emission: { __typename: 'Emission', id: string, title: string, cover: string } }> } };

export type SetEpisodePeopleMutationVariables = Exact<{
  id: string;
  version: number;
  people: Array<Types.ParticipantInput> | Types.ParticipantInput;
}>;


export type SetEpisodePeopleMutation = { setEpisodePeople: { __typename: 'Episode', id: string, version: number, season: number | null, number: number | null, episodeType: Types.EpisodeType, title: string, summary: string, notes: string, cover: string, state: Types.EpisodeState, publishedAt: string | null, explicit: boolean, transcript: string, isMine: boolean, chapters: Array<{ __typename: 'Chapter', start: number, title: string, link: string }>, emission: { __typename: 'Emission', id: string, title: string, cover: string, colour: string }, people: Array<{ __typename: 'EpisodePerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> } };

export type EpisodeListQueryVariables = Exact<{
  filter?: Types.EpisodeFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.EpisodeSort> | Types.EpisodeSort | null | undefined;
}>;


export type EpisodeListQuery = { episodes: { __typename: 'EpisodePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Episode', id: string, version: number, season: number | null, number: number | null, episodeType: Types.EpisodeType, title: string, cover: string, state: Types.EpisodeState, publishedAt: string | null, uploadStatus: number, isMine: boolean, medium: { __typename: 'MediaItem', id: string, state: Types.MediaState } | null, incoming: { __typename: 'MediaItem', id: string, state: Types.MediaState } | null, emission: { __typename: 'Emission', id: string, title: string, cover: string, colour: string } }> } };

export type EpisodeQueryVariables = Exact<{
  id: string;
}>;


export type EpisodeQuery = { episode: { __typename: 'Episode', id: string, version: number, season: number | null, number: number | null, episodeType: Types.EpisodeType, title: string, summary: string, notes: string, cover: string, state: Types.EpisodeState, publishedAt: string | null, explicit: boolean, transcript: string, isMine: boolean, chapters: Array<{ __typename: 'Chapter', start: number, title: string, link: string }>, emission: { __typename: 'Emission', id: string, title: string, cover: string, colour: string }, people: Array<{ __typename: 'EpisodePerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> } | null };

export type CreateEpisodeMutationVariables = Exact<{
  input: Types.EpisodeInput;
}>;


export type CreateEpisodeMutation = { createEpisode: { __typename: 'Episode', id: string, version: number, season: number | null, number: number | null, episodeType: Types.EpisodeType, title: string, summary: string, notes: string, cover: string, state: Types.EpisodeState, publishedAt: string | null, explicit: boolean, transcript: string, isMine: boolean, chapters: Array<{ __typename: 'Chapter', start: number, title: string, link: string }>, emission: { __typename: 'Emission', id: string, title: string, cover: string, colour: string }, people: Array<{ __typename: 'EpisodePerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> } };

export type UpdateEpisodeMutationVariables = Exact<{
  id: string;
  input: Types.EpisodePatch;
  version: number;
}>;


export type UpdateEpisodeMutation = { updateEpisode: { __typename: 'Episode', id: string, version: number, season: number | null, number: number | null, episodeType: Types.EpisodeType, title: string, summary: string, notes: string, cover: string, state: Types.EpisodeState, publishedAt: string | null, explicit: boolean, transcript: string, isMine: boolean, chapters: Array<{ __typename: 'Chapter', start: number, title: string, link: string }>, emission: { __typename: 'Emission', id: string, title: string, cover: string, colour: string }, people: Array<{ __typename: 'EpisodePerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> } };

export type RestoreEpisodeMutationVariables = Exact<{
  id: string;
}>;


export type RestoreEpisodeMutation = { restoreEpisode: { __typename: 'Episode', id: string, version: number, season: number | null, number: number | null, episodeType: Types.EpisodeType, title: string, summary: string, notes: string, cover: string, state: Types.EpisodeState, publishedAt: string | null, explicit: boolean, transcript: string, isMine: boolean, chapters: Array<{ __typename: 'Chapter', start: number, title: string, link: string }>, emission: { __typename: 'Emission', id: string, title: string, cover: string, colour: string }, people: Array<{ __typename: 'EpisodePerson', id: string, name: string, part: Types.ParticipantPart, user: { __typename: 'Colleague', id: string, fullName: string, avatar: string, designation: string } | null }> } };

export type DeleteEpisodeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEpisodeMutation = { deleteEpisode: string };

export const EpisodeRowFragmentDoc = parseDocument<EpisodeRowFragment, unknown>("fragment EpisodeRow on Episode{id version season number episodeType title cover state publishedAt uploadStatus isMine medium{id state}incoming{id state}emission{id title cover colour}}");
export const EpisodeFieldsFragmentDoc = parseDocument<EpisodeFieldsFragment, unknown>("fragment EpisodeFields on Episode{id version season number episodeType title summary notes cover state publishedAt explicit transcript isMine chapters{start title link}emission{id title cover colour}people(first:50){...EpisodePersonFields}}fragment EpisodePersonFields on EpisodePerson{id name part user{id fullName avatar designation}}");
export const EpisodePersonFieldsFragmentDoc = parseDocument<EpisodePersonFieldsFragment, unknown>("fragment EpisodePersonFields on EpisodePerson{id name part user{id fullName avatar designation}}");
export const EpisodesOfEmissionDocument = parseDocument<EpisodesOfEmissionQuery, EpisodesOfEmissionQueryVariables>("query EpisodesOfEmission($emissionId:ID!){episodes(perPage:6 filter:{emissionId:{eq:$emissionId}}sort:[{season:DESC}{number:DESC}]){items{...EpisodeRow}totalItems totalIsExact}}fragment EpisodeRow on Episode{id version season number episodeType title cover state publishedAt uploadStatus isMine medium{id state}incoming{id state}emission{id title cover colour}}");
export const EpisodeBinDocument = parseDocument<EpisodeBinQuery, EpisodeBinQueryVariables>("query EpisodeBin($page:Int!$perPage:Int!$search:String$sort:[EpisodeSort!]){deletedEpisodes(page:$page perPage:$perPage search:$search sort:$sort){items{id title cover state season number episodeType isMine deletedAt emission{id title cover}}totalItems totalIsExact}}");
export const SetEpisodePeopleDocument = parseDocument<SetEpisodePeopleMutation, SetEpisodePeopleMutationVariables>("mutation SetEpisodePeople($id:ID!$version:Int!$people:[ParticipantInput!]!){setEpisodePeople(id:$id version:$version people:$people){...EpisodeFields}}fragment EpisodeFields on Episode{id version season number episodeType title summary notes cover state publishedAt explicit transcript isMine chapters{start title link}emission{id title cover colour}people(first:50){...EpisodePersonFields}}fragment EpisodePersonFields on EpisodePerson{id name part user{id fullName avatar designation}}");
export const EpisodeListDocument = parseDocument<EpisodeListQuery, EpisodeListQueryVariables>("query EpisodeList($filter:EpisodeFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[EpisodeSort!]){episodes(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...EpisodeRow}totalItems totalIsExact}}fragment EpisodeRow on Episode{id version season number episodeType title cover state publishedAt uploadStatus isMine medium{id state}incoming{id state}emission{id title cover colour}}");
export const EpisodeDocument = parseDocument<EpisodeQuery, EpisodeQueryVariables>("query Episode($id:ID!){episode(id:$id){...EpisodeFields}}fragment EpisodeFields on Episode{id version season number episodeType title summary notes cover state publishedAt explicit transcript isMine chapters{start title link}emission{id title cover colour}people(first:50){...EpisodePersonFields}}fragment EpisodePersonFields on EpisodePerson{id name part user{id fullName avatar designation}}");
export const CreateEpisodeDocument = parseDocument<CreateEpisodeMutation, CreateEpisodeMutationVariables>("mutation CreateEpisode($input:EpisodeInput!){createEpisode(input:$input){...EpisodeFields}}fragment EpisodeFields on Episode{id version season number episodeType title summary notes cover state publishedAt explicit transcript isMine chapters{start title link}emission{id title cover colour}people(first:50){...EpisodePersonFields}}fragment EpisodePersonFields on EpisodePerson{id name part user{id fullName avatar designation}}");
export const UpdateEpisodeDocument = parseDocument<UpdateEpisodeMutation, UpdateEpisodeMutationVariables>("mutation UpdateEpisode($id:ID!$input:EpisodePatch!$version:Int!){updateEpisode(id:$id input:$input version:$version){...EpisodeFields}}fragment EpisodeFields on Episode{id version season number episodeType title summary notes cover state publishedAt explicit transcript isMine chapters{start title link}emission{id title cover colour}people(first:50){...EpisodePersonFields}}fragment EpisodePersonFields on EpisodePerson{id name part user{id fullName avatar designation}}");
export const RestoreEpisodeDocument = parseDocument<RestoreEpisodeMutation, RestoreEpisodeMutationVariables>("mutation RestoreEpisode($id:ID!){restoreEpisode(id:$id){...EpisodeFields}}fragment EpisodeFields on Episode{id version season number episodeType title summary notes cover state publishedAt explicit transcript isMine chapters{start title link}emission{id title cover colour}people(first:50){...EpisodePersonFields}}fragment EpisodePersonFields on EpisodePerson{id name part user{id fullName avatar designation}}");
export const DeleteEpisodeDocument = parseDocument<DeleteEpisodeMutation, DeleteEpisodeMutationVariables>("mutation DeleteEpisode($id:ID!){deleteEpisode(id:$id)}");
export const useEpisodesOfEmissionQuery = createQueryHook(EpisodesOfEmissionDocument);
export const useEpisodeBinQuery = createQueryHook(EpisodeBinDocument);
export const useSetEpisodePeopleMutation = createMutationHook(SetEpisodePeopleDocument);
export const useEpisodeListQuery = createQueryHook(EpisodeListDocument);
export const useEpisodeQuery = createQueryHook(EpisodeDocument);
export const useCreateEpisodeMutation = createMutationHook(CreateEpisodeDocument, {"lists":["calendar","defaultPlaylistPreview","deletedEmissions","deletedEpisodes","deletedMediaItems","emissions","episodes","failedMedia","mediaDuplicates","mediaItems","planBetween","smartPreview"]});
export const useUpdateEpisodeMutation = createMutationHook(UpdateEpisodeDocument, {"lists":["calendar","defaultPlaylistPreview","deletedEmissions","deletedMediaItems","deletedRushes","deletedSlots","emissions","failedMedia","liveSessions","mediaDuplicates","mediaItems","planBetween","rushes","slots","smartPreview"]});
export const useRestoreEpisodeMutation = createMutationHook(RestoreEpisodeDocument, {"lists":["calendar","defaultPlaylistPreview","deletedEmissions","deletedEpisodes","deletedMediaItems","emissions","episodes","failedMedia","mediaDuplicates","mediaItems","planBetween","smartPreview"]});
export const useDeleteEpisodeMutation = createMutationHook(DeleteEpisodeDocument, {"lists":["calendar","defaultPlaylistPreview","deletedEmissions","deletedEpisodes","deletedMediaItems","deletedRushes","deletedSlots","emissions","episodes","failedMedia","liveSessions","mediaDuplicates","mediaItems","planBetween","rushes","slots","smartPreview"],"removed":{"types":["Episode"],"by":"id"}});
export const episodeOperations = { type: 'Episode', useList: useEpisodeListQuery, detail: EpisodeDocument, useCreate: useCreateEpisodeMutation, useUpdate: useUpdateEpisodeMutation, useDelete: useDeleteEpisodeMutation } as const;