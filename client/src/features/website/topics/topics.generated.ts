/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type TopicFieldsFragment = { __typename: 'Topic', id: string, version: number, area: Types.ContentKind, name: string, slug: string, colour: string, position: number, contentCount: number };

export type TopicListQueryVariables = Exact<{
  area: Types.ContentKind;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  filter?: Types.TopicFilter;
  sort?: Array<Types.TopicSort> | Types.TopicSort | null | undefined;
}>;


export type TopicListQuery = { topics: { __typename: 'TopicPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Topic', id: string, version: number, area: Types.ContentKind, name: string, slug: string, colour: string, position: number, contentCount: number }> } };

export type TopicOptionsQueryVariables = Exact<{
  area: Types.ContentKind;
}>;


export type TopicOptionsQuery = { topics: { __typename: 'TopicPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Topic', id: string, name: string }> } };

export type TopicSuggestionsQueryVariables = Exact<{
  area: Types.ContentKind;
  search?: string | null | undefined;
}>;


export type TopicSuggestionsQuery = { topics: { __typename: 'TopicPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Topic', id: string, name: string }> } };

export type MergeTopicsMutationVariables = Exact<{
  intoId: string;
  fromIds: Array<string> | string;
}>;


export type MergeTopicsMutation = { mergeTopics: { __typename: 'Topic', id: string, version: number, area: Types.ContentKind, name: string, slug: string, colour: string, position: number, contentCount: number } };

export type TopicQueryVariables = Exact<{
  id: string;
}>;


export type TopicQuery = { topic: { __typename: 'Topic', id: string, version: number, area: Types.ContentKind, name: string, slug: string, colour: string, position: number, contentCount: number } | null };

export type CreateTopicMutationVariables = Exact<{
  input: Types.TopicInput;
}>;


export type CreateTopicMutation = { createTopic: { __typename: 'Topic', id: string, version: number, area: Types.ContentKind, name: string, slug: string, colour: string, position: number, contentCount: number } };

export type UpdateTopicMutationVariables = Exact<{
  id: string;
  input: Types.TopicPatch;
  version: number;
}>;


export type UpdateTopicMutation = { updateTopic: { __typename: 'Topic', id: string, version: number, area: Types.ContentKind, name: string, slug: string, colour: string, position: number, contentCount: number } };

export type DeleteTopicMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTopicMutation = { deleteTopic: string };

export const TopicFieldsFragmentDoc = parseDocument<TopicFieldsFragment, unknown>("fragment TopicFields on Topic{id version area name slug colour position contentCount}");
export const TopicListDocument = parseDocument<TopicListQuery, TopicListQueryVariables>("query TopicList($area:ContentKind!$page:Int!=1$perPage:Int!=10$search:String$filter:TopicFilter!={}$sort:[TopicSort!]){topics(page:$page perPage:$perPage search:$search filter:{area:{eq:$area}or:[$filter]}sort:$sort){items{...TopicFields}totalItems totalIsExact}}fragment TopicFields on Topic{id version area name slug colour position contentCount}");
export const TopicOptionsDocument = parseDocument<TopicOptionsQuery, TopicOptionsQueryVariables>("query TopicOptions($area:ContentKind!){topics(perPage:100 filter:{area:{eq:$area}}sort:[{position:ASC}{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const TopicSuggestionsDocument = parseDocument<TopicSuggestionsQuery, TopicSuggestionsQueryVariables>("query TopicSuggestions($area:ContentKind!$search:String){topics(perPage:100 search:$search filter:{area:{eq:$area}}sort:[{position:ASC}{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const MergeTopicsDocument = parseDocument<MergeTopicsMutation, MergeTopicsMutationVariables>("mutation MergeTopics($intoId:ID!$fromIds:[ID!]!){mergeTopics(intoId:$intoId fromIds:$fromIds){...TopicFields}}fragment TopicFields on Topic{id version area name slug colour position contentCount}");
export const TopicDocument = parseDocument<TopicQuery, TopicQueryVariables>("query Topic($id:ID!){topic(id:$id){...TopicFields}}fragment TopicFields on Topic{id version area name slug colour position contentCount}");
export const CreateTopicDocument = parseDocument<CreateTopicMutation, CreateTopicMutationVariables>("mutation CreateTopic($input:TopicInput!){createTopic(input:$input){...TopicFields}}fragment TopicFields on Topic{id version area name slug colour position contentCount}");
export const UpdateTopicDocument = parseDocument<UpdateTopicMutation, UpdateTopicMutationVariables>("mutation UpdateTopic($id:ID!$input:TopicPatch!$version:Int!){updateTopic(id:$id input:$input version:$version){...TopicFields}}fragment TopicFields on Topic{id version area name slug colour position contentCount}");
export const DeleteTopicDocument = parseDocument<DeleteTopicMutation, DeleteTopicMutationVariables>("mutation DeleteTopic($id:ID!){deleteTopic(id:$id)}");
export const useTopicListQuery = createQueryHook(TopicListDocument);
export const useTopicOptionsQuery = createQueryHook(TopicOptionsDocument);
export const useTopicSuggestionsQuery = createQueryHook(TopicSuggestionsDocument);
export const useMergeTopicsMutation = createMutationHook(MergeTopicsDocument, {"lists":["contents","deletedContents","topics"],"removed":{"types":["Topic"],"by":"fromIds"}});
export const useTopicQuery = createQueryHook(TopicDocument);
export const useCreateTopicMutation = createMutationHook(CreateTopicDocument, {"lists":["topics"]});
export const useUpdateTopicMutation = createMutationHook(UpdateTopicDocument, {"lists":["contents","deletedContents"]});
export const useDeleteTopicMutation = createMutationHook(DeleteTopicDocument, {"lists":["contents","deletedContents","topics"],"removed":{"types":["Topic"],"by":"id"}});
export const topicOperations = { type: 'Topic', useList: useTopicListQuery, detail: TopicDocument, useCreate: useCreateTopicMutation, useUpdate: useUpdateTopicMutation, useDelete: useDeleteTopicMutation } as const;