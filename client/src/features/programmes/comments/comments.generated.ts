/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type EmissionCommentFieldsFragment = { __typename: 'EmissionComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string };

export type EmissionCommentsQueryVariables = Exact<{
  aboutId: string;
  page: number;
  perPage: number;
}>;


export type EmissionCommentsQuery = { comments: { __typename: 'EmissionCommentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'EmissionComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string }> } };

export type CreateEmissionCommentMutationVariables = Exact<{
  aboutId: string;
  text: string;
}>;


export type CreateEmissionCommentMutation = { comment: { __typename: 'EmissionComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string } };

export type ModerateEmissionCommentsMutationVariables = Exact<{
  ids: Array<string> | string;
  active: boolean;
}>;


export type ModerateEmissionCommentsMutation = { comments: Array<{ __typename: 'EmissionComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string }> };

export type DeleteEmissionCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEmissionCommentMutation = { deletedId: string };

export type PodcastCommentFieldsFragment = { __typename: 'PodcastComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string };

export type PodcastCommentsQueryVariables = Exact<{
  aboutId: string;
  page: number;
  perPage: number;
}>;


export type PodcastCommentsQuery = { comments: { __typename: 'PodcastCommentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'PodcastComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string }> } };

export type CreatePodcastCommentMutationVariables = Exact<{
  aboutId: string;
  text: string;
}>;


export type CreatePodcastCommentMutation = { comment: { __typename: 'PodcastComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string } };

export type ModeratePodcastCommentsMutationVariables = Exact<{
  ids: Array<string> | string;
  active: boolean;
}>;


export type ModeratePodcastCommentsMutation = { comments: Array<{ __typename: 'PodcastComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string }> };

export type DeletePodcastCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeletePodcastCommentMutation = { deletedId: string };

export const EmissionCommentFieldsFragmentDoc = parseDocument<EmissionCommentFieldsFragment, unknown>("fragment EmissionCommentFields on EmissionComment{id version authorName text active isMine createdAt}");
export const PodcastCommentFieldsFragmentDoc = parseDocument<PodcastCommentFieldsFragment, unknown>("fragment PodcastCommentFields on PodcastComment{id version authorName text active isMine createdAt}");
export const EmissionCommentsDocument = parseDocument<EmissionCommentsQuery, EmissionCommentsQueryVariables>("query EmissionComments($aboutId:ID!$page:Int!$perPage:Int!){comments:emissionComments(page:$page perPage:$perPage filter:{emissionId:{eq:$aboutId}}sort:[{id:DESC}]){items{...EmissionCommentFields}totalItems totalIsExact}}fragment EmissionCommentFields on EmissionComment{id version authorName text active isMine createdAt}");
export const CreateEmissionCommentDocument = parseDocument<CreateEmissionCommentMutation, CreateEmissionCommentMutationVariables>("mutation CreateEmissionComment($aboutId:ID!$text:String!){comment:createEmissionComment(input:{emissionId:$aboutId text:$text}){...EmissionCommentFields}}fragment EmissionCommentFields on EmissionComment{id version authorName text active isMine createdAt}");
export const ModerateEmissionCommentsDocument = parseDocument<ModerateEmissionCommentsMutation, ModerateEmissionCommentsMutationVariables>("mutation ModerateEmissionComments($ids:[ID!]!$active:Boolean!){comments:moderateEmissionComments(ids:$ids active:$active){...EmissionCommentFields}}fragment EmissionCommentFields on EmissionComment{id version authorName text active isMine createdAt}");
export const DeleteEmissionCommentDocument = parseDocument<DeleteEmissionCommentMutation, DeleteEmissionCommentMutationVariables>("mutation DeleteEmissionComment($id:ID!){deletedId:deleteEmissionComment(id:$id)}");
export const PodcastCommentsDocument = parseDocument<PodcastCommentsQuery, PodcastCommentsQueryVariables>("query PodcastComments($aboutId:ID!$page:Int!$perPage:Int!){comments:podcastComments(page:$page perPage:$perPage filter:{podcastId:{eq:$aboutId}}sort:[{id:DESC}]){items{...PodcastCommentFields}totalItems totalIsExact}}fragment PodcastCommentFields on PodcastComment{id version authorName text active isMine createdAt}");
export const CreatePodcastCommentDocument = parseDocument<CreatePodcastCommentMutation, CreatePodcastCommentMutationVariables>("mutation CreatePodcastComment($aboutId:ID!$text:String!){comment:createPodcastComment(input:{podcastId:$aboutId text:$text}){...PodcastCommentFields}}fragment PodcastCommentFields on PodcastComment{id version authorName text active isMine createdAt}");
export const ModeratePodcastCommentsDocument = parseDocument<ModeratePodcastCommentsMutation, ModeratePodcastCommentsMutationVariables>("mutation ModeratePodcastComments($ids:[ID!]!$active:Boolean!){comments:moderatePodcastComments(ids:$ids active:$active){...PodcastCommentFields}}fragment PodcastCommentFields on PodcastComment{id version authorName text active isMine createdAt}");
export const DeletePodcastCommentDocument = parseDocument<DeletePodcastCommentMutation, DeletePodcastCommentMutationVariables>("mutation DeletePodcastComment($id:ID!){deletedId:deletePodcastComment(id:$id)}");
export const useEmissionCommentsQuery = createQueryHook(EmissionCommentsDocument);
export const useCreateEmissionCommentMutation = createMutationHook(CreateEmissionCommentDocument, {"lists":["deletedEmissions","emissionComments","emissions"]});
export const useModerateEmissionCommentsMutation = createMutationHook(ModerateEmissionCommentsDocument);
export const useDeleteEmissionCommentMutation = createMutationHook(DeleteEmissionCommentDocument, {"lists":["deletedEmissions","emissionComments","emissions"],"removed":{"types":["EmissionComment"],"by":"id"}});
export const usePodcastCommentsQuery = createQueryHook(PodcastCommentsDocument);
export const useCreatePodcastCommentMutation = createMutationHook(CreatePodcastCommentDocument, {"lists":["deletedPodcasts","podcastComments","podcasts"]});
export const useModeratePodcastCommentsMutation = createMutationHook(ModeratePodcastCommentsDocument);
export const useDeletePodcastCommentMutation = createMutationHook(DeletePodcastCommentDocument, {"lists":["deletedPodcasts","podcastComments","podcasts"],"removed":{"types":["PodcastComment"],"by":"id"}});