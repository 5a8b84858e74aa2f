/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type PodcastFieldsFragment = { __typename: 'Podcast', id: string, version: number, title: string, description: string, author: string, ownerName: string, ownerEmail: string, link: string, language: string, categories: Array<string>, kind: Types.PodcastKind, explicit: boolean, copyright: string, isPublished: boolean, isLocked: boolean, cover: string, feedUrl: string, downloadCount: number, emission: { __typename: 'Emission', id: string, title: string } };

export type PodcastCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PodcastCategoriesQuery = { podcastCategories: Array<string> };

export type PodcastPreviewQueryVariables = Exact<{
  id: string;
}>;


export type PodcastPreviewQuery = { podcast: { __typename: 'Podcast', id: string, previewUrl: string | null } | null };

export type RenewPodcastPreviewMutationVariables = Exact<{
  id: string;
}>;


export type RenewPodcastPreviewMutation = { renewPodcastPreview: { __typename: 'Podcast', id: string, previewUrl: string | null } };

export type PodcastPageQueryVariables = Exact<{
  id: string;
}>;


export type PodcastPageQuery = { podcast: { __typename: 'Podcast', id: string, version: number, title: string, description: string, author: string, ownerName: string, ownerEmail: string, link: string, language: string, categories: Array<string>, kind: Types.PodcastKind, explicit: boolean, copyright: string, isPublished: boolean, isLocked: boolean, cover: string, feedUrl: string, downloadCount: number, downloadsByDay: Array<{ __typename: 'DayDownloads', day: string, downloads: number }>, emission: { __typename: 'Emission', id: string, slug: string, isMine: boolean, title: string } } | null };

export type PodcastEpisodesQueryVariables = Exact<{
  emissionId: string;
  page: number;
  perPage: number;
}>;


export type PodcastEpisodesQuery = { episodes: { __typename: 'EpisodePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Episode', id: string, title: string, season: number | null, number: number | null, episodeType: Types.EpisodeType, state: Types.EpisodeState, publishedAt: string | null, downloadCount: number, medium: { __typename: 'MediaItem', id: string, state: Types.MediaState, duration: number | null } | null }> } };

export type PodcastListQueryVariables = Exact<{
  filter?: Types.PodcastFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.PodcastSort> | Types.PodcastSort | null | undefined;
}>;


export type PodcastListQuery = { podcasts: { __typename: 'PodcastPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Podcast', id: string, version: number, title: string, description: string, author: string, ownerName: string, ownerEmail: string, link: string, language: string, categories: Array<string>, kind: Types.PodcastKind, explicit: boolean, copyright: string, isPublished: boolean, isLocked: boolean, cover: string, feedUrl: string, downloadCount: number, emission: { __typename: 'Emission', id: string, title: string } }> } };

export type PodcastQueryVariables = Exact<{
  id: string;
}>;


export type PodcastQuery = { podcast: { __typename: 'Podcast', id: string, version: number, title: string, description: string, author: string, ownerName: string, ownerEmail: string, link: string, language: string, categories: Array<string>, kind: Types.PodcastKind, explicit: boolean, copyright: string, isPublished: boolean, isLocked: boolean, cover: string, feedUrl: string, downloadCount: number, emission: { __typename: 'Emission', id: string, title: string } } | null };

export type PodcastBinQueryVariables = Exact<{
  filter?: Types.PodcastFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.PodcastSort> | Types.PodcastSort | null | undefined;
}>;


export type PodcastBinQuery = { deletedPodcasts: { __typename: 'PodcastPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Podcast', deletedAt: string | null, id: string, version: number, title: string, description: string, author: string, ownerName: string, ownerEmail: string, link: string, language: string, categories: Array<string>, kind: Types.PodcastKind, explicit: boolean, copyright: string, isPublished: boolean, isLocked: boolean, cover: string, feedUrl: string, downloadCount: number, emission: { __typename: 'Emission', id: string, title: string } }> } };

export type CreatePodcastMutationVariables = Exact<{
  input: Types.PodcastInput;
}>;


export type CreatePodcastMutation = { createPodcast: { __typename: 'Podcast', id: string, version: number, title: string, description: string, author: string, ownerName: string, ownerEmail: string, link: string, language: string, categories: Array<string>, kind: Types.PodcastKind, explicit: boolean, copyright: string, isPublished: boolean, isLocked: boolean, cover: string, feedUrl: string, downloadCount: number, emission: { __typename: 'Emission', id: string, title: string } } };

export type UpdatePodcastMutationVariables = Exact<{
  id: string;
  input: Types.PodcastPatch;
  version: number;
}>;


export type UpdatePodcastMutation = { updatePodcast: { __typename: 'Podcast', id: string, version: number, title: string, description: string, author: string, ownerName: string, ownerEmail: string, link: string, language: string, categories: Array<string>, kind: Types.PodcastKind, explicit: boolean, copyright: string, isPublished: boolean, isLocked: boolean, cover: string, feedUrl: string, downloadCount: number, emission: { __typename: 'Emission', id: string, title: string } } };

export type RestorePodcastMutationVariables = Exact<{
  id: string;
}>;


export type RestorePodcastMutation = { restorePodcast: { __typename: 'Podcast', id: string, version: number, title: string, description: string, author: string, ownerName: string, ownerEmail: string, link: string, language: string, categories: Array<string>, kind: Types.PodcastKind, explicit: boolean, copyright: string, isPublished: boolean, isLocked: boolean, cover: string, feedUrl: string, downloadCount: number, emission: { __typename: 'Emission', id: string, title: string } } };

export type DeletePodcastMutationVariables = Exact<{
  id: string;
}>;


export type DeletePodcastMutation = { deletePodcast: string };

export const PodcastFieldsFragmentDoc = parseDocument<PodcastFieldsFragment, unknown>("fragment PodcastFields on Podcast{id version title description author ownerName ownerEmail link language categories kind explicit copyright isPublished isLocked cover feedUrl downloadCount emission{id title}}");
export const PodcastCategoriesDocument = parseDocument<PodcastCategoriesQuery, PodcastCategoriesQueryVariables>("query PodcastCategories{podcastCategories}");
export const PodcastPreviewDocument = parseDocument<PodcastPreviewQuery, PodcastPreviewQueryVariables>("query PodcastPreview($id:ID!){podcast(id:$id){id previewUrl}}");
export const RenewPodcastPreviewDocument = parseDocument<RenewPodcastPreviewMutation, RenewPodcastPreviewMutationVariables>("mutation RenewPodcastPreview($id:ID!){renewPodcastPreview(id:$id){id previewUrl}}");
export const PodcastPageDocument = parseDocument<PodcastPageQuery, PodcastPageQueryVariables>("query PodcastPage($id:ID!){podcast(id:$id){...PodcastFields downloadsByDay{day downloads}emission{id slug isMine}}}fragment PodcastFields on Podcast{id version title description author ownerName ownerEmail link language categories kind explicit copyright isPublished isLocked cover feedUrl downloadCount emission{id title}}");
export const PodcastEpisodesDocument = parseDocument<PodcastEpisodesQuery, PodcastEpisodesQueryVariables>("query PodcastEpisodes($emissionId:ID!$page:Int!$perPage:Int!){episodes(page:$page perPage:$perPage filter:{emissionId:{eq:$emissionId}}sort:[{publishedAt:DESC}]){items{id title season number episodeType state publishedAt downloadCount medium{id state duration}}totalItems totalIsExact}}");
export const PodcastListDocument = parseDocument<PodcastListQuery, PodcastListQueryVariables>("query PodcastList($filter:PodcastFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[PodcastSort!]){podcasts(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...PodcastFields}totalItems totalIsExact}}fragment PodcastFields on Podcast{id version title description author ownerName ownerEmail link language categories kind explicit copyright isPublished isLocked cover feedUrl downloadCount emission{id title}}");
export const PodcastDocument = parseDocument<PodcastQuery, PodcastQueryVariables>("query Podcast($id:ID!){podcast(id:$id){...PodcastFields}}fragment PodcastFields on Podcast{id version title description author ownerName ownerEmail link language categories kind explicit copyright isPublished isLocked cover feedUrl downloadCount emission{id title}}");
export const PodcastBinDocument = parseDocument<PodcastBinQuery, PodcastBinQueryVariables>("query PodcastBin($filter:PodcastFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[PodcastSort!]){deletedPodcasts(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...PodcastFields deletedAt}totalItems totalIsExact}}fragment PodcastFields on Podcast{id version title description author ownerName ownerEmail link language categories kind explicit copyright isPublished isLocked cover feedUrl downloadCount emission{id title}}");
export const CreatePodcastDocument = parseDocument<CreatePodcastMutation, CreatePodcastMutationVariables>("mutation CreatePodcast($input:PodcastInput!){createPodcast(input:$input){...PodcastFields}}fragment PodcastFields on Podcast{id version title description author ownerName ownerEmail link language categories kind explicit copyright isPublished isLocked cover feedUrl downloadCount emission{id title}}");
export const UpdatePodcastDocument = parseDocument<UpdatePodcastMutation, UpdatePodcastMutationVariables>("mutation UpdatePodcast($id:ID!$input:PodcastPatch!$version:Int!){updatePodcast(id:$id input:$input version:$version){...PodcastFields}}fragment PodcastFields on Podcast{id version title description author ownerName ownerEmail link language categories kind explicit copyright isPublished isLocked cover feedUrl downloadCount emission{id title}}");
export const RestorePodcastDocument = parseDocument<RestorePodcastMutation, RestorePodcastMutationVariables>("mutation RestorePodcast($id:ID!){restorePodcast(id:$id){...PodcastFields}}fragment PodcastFields on Podcast{id version title description author ownerName ownerEmail link language categories kind explicit copyright isPublished isLocked cover feedUrl downloadCount emission{id title}}");
export const DeletePodcastDocument = parseDocument<DeletePodcastMutation, DeletePodcastMutationVariables>("mutation DeletePodcast($id:ID!){deletePodcast(id:$id)}");
export const usePodcastCategoriesQuery = createQueryHook(PodcastCategoriesDocument);
export const usePodcastPreviewQuery = createQueryHook(PodcastPreviewDocument);
export const useRenewPodcastPreviewMutation = createMutationHook(RenewPodcastPreviewDocument);
export const usePodcastPageQuery = createQueryHook(PodcastPageDocument);
export const usePodcastEpisodesQuery = createQueryHook(PodcastEpisodesDocument);
export const usePodcastListQuery = createQueryHook(PodcastListDocument);
export const usePodcastQuery = createQueryHook(PodcastDocument);
export const usePodcastBinQuery = createQueryHook(PodcastBinDocument);
export const useCreatePodcastMutation = createMutationHook(CreatePodcastDocument, {"lists":["deletedEmissions","deletedPodcasts","emissions","podcasts"]});
export const useUpdatePodcastMutation = createMutationHook(UpdatePodcastDocument, {"lists":["deletedEmissions","emissions","podcastComments"]});
export const useRestorePodcastMutation = createMutationHook(RestorePodcastDocument, {"lists":["deletedEmissions","deletedPodcasts","emissions","podcasts"]});
export const useDeletePodcastMutation = createMutationHook(DeletePodcastDocument, {"lists":["deletedEmissions","deletedPodcasts","emissions","podcastComments","podcasts"],"removed":{"types":["Podcast"],"by":"id"}});
export const podcastOperations = { type: 'Podcast', useList: usePodcastListQuery, detail: PodcastDocument, useCreate: useCreatePodcastMutation, useUpdate: useUpdatePodcastMutation, useDelete: useDeletePodcastMutation } as const;