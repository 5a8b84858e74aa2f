/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type ContentRowFragment = { __typename: 'Content', id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null };

export type ContentFieldsFragment = { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, isPublic: boolean, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null };

export type ContentListQueryVariables = Exact<{
  kind: Types.ContentKind;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  filter?: Types.ContentFilter;
  sort?: Array<Types.ContentSort> | Types.ContentSort | null | undefined;
}>;


export type ContentListQuery = { contents: { __typename: 'ContentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Content', id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> } };

export type ContentBinQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.ContentFilter | null | undefined;
  sort?: Array<Types.ContentSort> | Types.ContentSort | null | undefined;
}>;


export type ContentBinQuery = { deletedContents: { __typename: 'ContentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Content', deletedAt: string | null, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> } };

export type ContentTranslationsQueryVariables = Exact<{
  group: string;
}>;


export type ContentTranslationsQuery = { contents: { __typename: 'ContentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Content', id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> } };

export type ContentSuggestionsQueryVariables = Exact<{
  kind: Types.ContentKind;
  search?: string | null | undefined;
}>;


export type ContentSuggestionsQuery = { contents: { __typename: 'ContentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Content', id: string, title: string, language: Types.SiteLanguage }> } };

export type MoveContentMutationVariables = Exact<{
  id: string;
  version: number;
  step: Types.ContentStep;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type MoveContentMutation = { moveContent: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, isPublic: boolean, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type ContentQueryVariables = Exact<{
  id: string;
}>;


export type ContentQuery = { content: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, isPublic: boolean, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } | null };

export type CreateContentMutationVariables = Exact<{
  input: Types.ContentInput;
}>;


export type CreateContentMutation = { createContent: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, isPublic: boolean, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type UpdateContentMutationVariables = Exact<{
  id: string;
  input: Types.ContentPatch;
  version: number;
}>;


export type UpdateContentMutation = { updateContent: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, isPublic: boolean, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type RestoreContentMutationVariables = Exact<{
  id: string;
}>;


export type RestoreContentMutation = { restoreContent: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, isPublic: boolean, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type DeleteContentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContentMutation = { deleteContent: string };

export const ContentRowFragmentDoc = parseDocument<ContentRowFragment, unknown>("fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil updatedAt topic{id name colour}author{id fullName avatar}}");
export const ContentFieldsFragmentDoc = parseDocument<ContentFieldsFragment, unknown>("fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body pictureAlt link price stock position seoTitle seoDescription isPublic}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil updatedAt topic{id name colour}author{id fullName avatar}}");
export const ContentListDocument = parseDocument<ContentListQuery, ContentListQueryVariables>("query ContentList($kind:ContentKind!$page:Int!=1$perPage:Int!=10$search:String$filter:ContentFilter!={}$sort:[ContentSort!]){contents(page:$page perPage:$perPage search:$search filter:{kind:{eq:$kind}or:[$filter]}sort:$sort){items{...ContentRow}totalItems totalIsExact}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil updatedAt topic{id name colour}author{id fullName avatar}}");
export const ContentBinDocument = parseDocument<ContentBinQuery, ContentBinQueryVariables>("query ContentBin($page:Int!$perPage:Int!$search:String$filter:ContentFilter$sort:[ContentSort!]){deletedContents(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...ContentRow deletedAt}totalItems totalIsExact}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil updatedAt topic{id name colour}author{id fullName avatar}}");
export const ContentTranslationsDocument = parseDocument<ContentTranslationsQuery, ContentTranslationsQueryVariables>("query ContentTranslations($group:String!){contents(perPage:10 filter:{translationGroup:{eq:$group}}){items{...ContentRow}totalItems totalIsExact}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil updatedAt topic{id name colour}author{id fullName avatar}}");
export const ContentSuggestionsDocument = parseDocument<ContentSuggestionsQuery, ContentSuggestionsQueryVariables>("query ContentSuggestions($kind:ContentKind!$search:String){contents(perPage:20 search:$search filter:{kind:{eq:$kind}}sort:[{title:ASC}]){items{id title language}totalItems totalIsExact}}");
export const MoveContentDocument = parseDocument<MoveContentMutation, MoveContentMutationVariables>("mutation MoveContent($id:ID!$version:Int!$step:ContentStep!$from:DateTimeISO$until:DateTimeISO){moveContent(id:$id version:$version step:$step from:$from until:$until){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body pictureAlt link price stock position seoTitle seoDescription isPublic}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil updatedAt topic{id name colour}author{id fullName avatar}}");
export const ContentDocument = parseDocument<ContentQuery, ContentQueryVariables>("query Content($id:ID!){content(id:$id){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body pictureAlt link price stock position seoTitle seoDescription isPublic}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil updatedAt topic{id name colour}author{id fullName avatar}}");
export const CreateContentDocument = parseDocument<CreateContentMutation, CreateContentMutationVariables>("mutation CreateContent($input:ContentInput!){createContent(input:$input){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body pictureAlt link price stock position seoTitle seoDescription isPublic}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil updatedAt topic{id name colour}author{id fullName avatar}}");
export const UpdateContentDocument = parseDocument<UpdateContentMutation, UpdateContentMutationVariables>("mutation UpdateContent($id:ID!$input:ContentPatch!$version:Int!){updateContent(id:$id input:$input version:$version){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body pictureAlt link price stock position seoTitle seoDescription isPublic}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil updatedAt topic{id name colour}author{id fullName avatar}}");
export const RestoreContentDocument = parseDocument<RestoreContentMutation, RestoreContentMutationVariables>("mutation RestoreContent($id:ID!){restoreContent(id:$id){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body pictureAlt link price stock position seoTitle seoDescription isPublic}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil updatedAt topic{id name colour}author{id fullName avatar}}");
export const DeleteContentDocument = parseDocument<DeleteContentMutation, DeleteContentMutationVariables>("mutation DeleteContent($id:ID!){deleteContent(id:$id)}");
export const useContentListQuery = createQueryHook(ContentListDocument);
export const useContentBinQuery = createQueryHook(ContentBinDocument);
export const useContentTranslationsQuery = createQueryHook(ContentTranslationsDocument);
export const useContentSuggestionsQuery = createQueryHook(ContentSuggestionsDocument);
export const useMoveContentMutation = createMutationHook(MoveContentDocument);
export const useContentQuery = createQueryHook(ContentDocument);
export const useCreateContentMutation = createMutationHook(CreateContentDocument, {"lists":["contents","deletedContents","topics"]});
export const useUpdateContentMutation = createMutationHook(UpdateContentDocument, {"lists":["topics"]});
export const useRestoreContentMutation = createMutationHook(RestoreContentDocument, {"lists":["contents","deletedContents","topics"]});
export const useDeleteContentMutation = createMutationHook(DeleteContentDocument, {"lists":["contents","deletedContents","topics"],"gone":{"types":["Content"],"by":"id"}});
export const contentOperations = { type: 'Content', useList: useContentListQuery, one: ContentDocument, useCreate: useCreateContentMutation, useUpdate: useUpdateContentMutation, useDelete: useDeleteContentMutation } as const;