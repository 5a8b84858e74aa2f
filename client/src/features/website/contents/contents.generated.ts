/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type ContentRowFragment = { __typename: 'Content', id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null };

export type ContentFieldsFragment = { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, isPublic: boolean, isBookmarked: boolean, bookmarkCount: number, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number }, draft: { __typename: 'ContentDraft', id: string, version: number, startedFrom: number, updatedAt: string, publishAt: string | null, savedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, text: { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } } | null, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null };

export type FocusFieldsFragment = { __typename: 'PictureFocus', x: number, y: number };

export type PhotoFieldsFragment = { __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } };

export type ContentTextFieldsFragment = { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } };

export type ContentListQueryVariables = Exact<{
  kind: Types.ContentKind;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  filter?: Types.ContentFilter;
  sort?: Array<Types.ContentSort> | Types.ContentSort | null | undefined;
}>;


export type ContentListQuery = { contents: { __typename: 'ContentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Content', id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> } };

export type ContentBinQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.ContentFilter | null | undefined;
  sort?: Array<Types.ContentSort> | Types.ContentSort | null | undefined;
}>;


export type ContentBinQuery = { deletedContents: { __typename: 'ContentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Content', deletedAt: string | null, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> } };

export type ContentTranslationsQueryVariables = Exact<{
  group: string;
}>;


export type ContentTranslationsQuery = { contents: { __typename: 'ContentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Content', id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> } };

export type ContentSuggestionsQueryVariables = Exact<{
  kind: Types.ContentKind;
  search?: string | null | undefined;
}>;


export type ContentSuggestionsQuery = { contents: { __typename: 'ContentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Content', id: string, title: string, language: Types.SiteLanguage }> } };

export type ContentReviewersQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
}>;


export type ContentReviewersQuery = { contentReviewers: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string, designation: string }> };

export type MoveContentMutationVariables = Exact<{
  id: string;
  version: number;
  step: Types.ContentStep;
  from?: string | null | undefined;
  startsNow?: boolean | null | undefined;
  until?: string | null | undefined;
  reviewerId?: string | null | undefined;
}>;


export type MoveContentMutation = { moveContent: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, isPublic: boolean, isBookmarked: boolean, bookmarkCount: number, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number }, draft: { __typename: 'ContentDraft', id: string, version: number, startedFrom: number, updatedAt: string, publishAt: string | null, savedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, text: { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } } | null, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type MoveContentsMutationVariables = Exact<{
  ids: Array<string> | string;
  step: Types.ContentStep;
}>;


export type MoveContentsMutation = { moveContents: Array<{ __typename: 'Content', id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> };

export type SaveContentDraftMutationVariables = Exact<{
  id: string;
  version: number;
  draftVersion: number;
  input: Types.ContentPatch;
}>;


export type SaveContentDraftMutation = { saveContentDraft: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, isPublic: boolean, isBookmarked: boolean, bookmarkCount: number, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number }, draft: { __typename: 'ContentDraft', id: string, version: number, startedFrom: number, updatedAt: string, publishAt: string | null, savedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, text: { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } } | null, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type PublishContentDraftMutationVariables = Exact<{
  id: string;
  version: number;
  draftVersion: number;
  from?: string | null | undefined;
}>;


export type PublishContentDraftMutation = { publishContentDraft: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, isPublic: boolean, isBookmarked: boolean, bookmarkCount: number, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number }, draft: { __typename: 'ContentDraft', id: string, version: number, startedFrom: number, updatedAt: string, publishAt: string | null, savedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, text: { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } } | null, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type UnscheduleContentDraftMutationVariables = Exact<{
  id: string;
  draftVersion: number;
}>;


export type UnscheduleContentDraftMutation = { unscheduleContentDraft: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, isPublic: boolean, isBookmarked: boolean, bookmarkCount: number, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number }, draft: { __typename: 'ContentDraft', id: string, version: number, startedFrom: number, updatedAt: string, publishAt: string | null, savedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, text: { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } } | null, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type DiscardContentDraftMutationVariables = Exact<{
  id: string;
  draftVersion: number;
}>;


export type DiscardContentDraftMutation = { discardContentDraft: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, isPublic: boolean, isBookmarked: boolean, bookmarkCount: number, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number }, draft: { __typename: 'ContentDraft', id: string, version: number, startedFrom: number, updatedAt: string, publishAt: string | null, savedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, text: { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } } | null, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type BookmarkContentMutationVariables = Exact<{
  id: string;
  isBookmarked: boolean;
}>;


export type BookmarkContentMutation = { bookmarkContent: { __typename: 'Content', id: string, isBookmarked: boolean, bookmarkCount: number } };

export type CreateContentPreviewMutationVariables = Exact<{
  id: string;
}>;


export type CreateContentPreviewMutation = { createContentPreview: { __typename: 'ContentPreview', path: string, endsAt: string } };

export type ContentRevisionRowFragment = { __typename: 'ContentRevision', id: string, publishedAt: string, publishedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null };

export type ContentRevisionsQueryVariables = Exact<{
  contentId: string;
}>;


export type ContentRevisionsQuery = { contentRevisions: { __typename: 'ContentRevisionPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'ContentRevision', id: string, publishedAt: string, publishedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null }> } };

export type ContentRevisionQueryVariables = Exact<{
  id: string;
}>;


export type ContentRevisionQuery = { contentRevision: { __typename: 'ContentRevision', id: string, publishedAt: string, text: { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } }, publishedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } | null };

export type ContentEditingSubscriptionVariables = Exact<{
  id: string;
}>;


export type ContentEditingSubscription = { contentEditing: { __typename: 'ContentEditor', userId: string, name: string, picture: string, pageKey: string, isLeaving: boolean } };

export type ShowContentEditingMutationVariables = Exact<{
  id: string;
  pageKey: string;
  leaving?: boolean;
}>;


export type ShowContentEditingMutation = { showContentEditing: boolean };

export type ContentQueryVariables = Exact<{
  id: string;
}>;


export type ContentQuery = { content: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, isPublic: boolean, isBookmarked: boolean, bookmarkCount: number, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number }, draft: { __typename: 'ContentDraft', id: string, version: number, startedFrom: number, updatedAt: string, publishAt: string | null, savedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, text: { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } } | null, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } | null };

export type CreateContentMutationVariables = Exact<{
  input: Types.ContentInput;
}>;


export type CreateContentMutation = { createContent: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, isPublic: boolean, isBookmarked: boolean, bookmarkCount: number, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number }, draft: { __typename: 'ContentDraft', id: string, version: number, startedFrom: number, updatedAt: string, publishAt: string | null, savedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, text: { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } } | null, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type UpdateContentMutationVariables = Exact<{
  id: string;
  input: Types.ContentPatch;
  version: number;
}>;


export type UpdateContentMutation = { updateContent: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, isPublic: boolean, isBookmarked: boolean, bookmarkCount: number, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number }, draft: { __typename: 'ContentDraft', id: string, version: number, startedFrom: number, updatedAt: string, publishAt: string | null, savedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, text: { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } } | null, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type RestoreContentMutationVariables = Exact<{
  id: string;
}>;


export type RestoreContentMutation = { restoreContent: { __typename: 'Content', translationGroup: string, slug: string, excerpt: string, body: string, pictureAlt: string, link: string, price: string, stock: string, position: number, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, isPublic: boolean, isBookmarked: boolean, bookmarkCount: number, id: string, version: number, kind: Types.ContentKind, language: Types.SiteLanguage, state: Types.ContentState, title: string, picture: string, publishedFrom: string | null, publishedUntil: string | null, hasDraft: boolean, isOutdated: boolean, updatedAt: string, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number }, draft: { __typename: 'ContentDraft', id: string, version: number, startedFrom: number, updatedAt: string, publishAt: string | null, savedBy: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, text: { __typename: 'ContentText', title: string, slug: string, excerpt: string, body: string, picture: string, pictureAlt: string, topicId: string | null, link: string, price: string, stock: string, seoTitle: string, seoDescription: string, allowsComments: boolean, tags: Array<string>, position: number, photos: Array<{ __typename: 'Photo', picture: string, alt: string, caption: string, focus: { __typename: 'PictureFocus', x: number, y: number } }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } } | null, topic: { __typename: 'Topic', id: string, name: string, colour: string } | null, author: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null, reviewer: { __typename: 'Colleague', id: string, fullName: string, avatar: string } | null } };

export type DeleteContentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContentMutation = { deleteContent: string };

export const ContentRowFragmentDoc = parseDocument<ContentRowFragment, unknown>("fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}");
export const ContentFieldsFragmentDoc = parseDocument<ContentFieldsFragment, unknown>("fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body photos{...PhotoFields}pictureAlt pictureFocus{...FocusFields}link price stock position seoTitle seoDescription allowsComments tags isPublic isBookmarked bookmarkCount draft{id version startedFrom updatedAt publishAt savedBy{id fullName avatar}text{...ContentTextFields}}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}");
export const FocusFieldsFragmentDoc = parseDocument<FocusFieldsFragment, unknown>("fragment FocusFields on PictureFocus{x y}");
export const PhotoFieldsFragmentDoc = parseDocument<PhotoFieldsFragment, unknown>("fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}");
export const ContentTextFieldsFragmentDoc = parseDocument<ContentTextFieldsFragment, unknown>("fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}");
export const ContentRevisionRowFragmentDoc = parseDocument<ContentRevisionRowFragment, unknown>("fragment ContentRevisionRow on ContentRevision{id publishedAt publishedBy{id fullName avatar}}");
export const ContentListDocument = parseDocument<ContentListQuery, ContentListQueryVariables>("query ContentList($kind:ContentKind!$page:Int!=1$perPage:Int!=10$search:String$filter:ContentFilter!={}$sort:[ContentSort!]){contents(page:$page perPage:$perPage search:$search filter:{kind:{eq:$kind}or:[$filter]}sort:$sort){items{...ContentRow}totalItems totalIsExact}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}");
export const ContentBinDocument = parseDocument<ContentBinQuery, ContentBinQueryVariables>("query ContentBin($page:Int!$perPage:Int!$search:String$filter:ContentFilter$sort:[ContentSort!]){deletedContents(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...ContentRow deletedAt}totalItems totalIsExact}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}");
export const ContentTranslationsDocument = parseDocument<ContentTranslationsQuery, ContentTranslationsQueryVariables>("query ContentTranslations($group:String!){contents(perPage:10 filter:{translationGroup:{eq:$group}}){items{...ContentRow}totalItems totalIsExact}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}");
export const ContentSuggestionsDocument = parseDocument<ContentSuggestionsQuery, ContentSuggestionsQueryVariables>("query ContentSuggestions($kind:ContentKind!$search:String){contents(perPage:20 search:$search filter:{kind:{eq:$kind}}sort:[{title:ASC}]){items{id title language}totalItems totalIsExact}}");
export const ContentReviewersDocument = parseDocument<ContentReviewersQuery, ContentReviewersQueryVariables>("query ContentReviewers($id:ID!$search:String){contentReviewers(id:$id search:$search){id fullName username designation}}");
export const MoveContentDocument = parseDocument<MoveContentMutation, MoveContentMutationVariables>("mutation MoveContent($id:ID!$version:Int!$step:ContentStep!$from:DateTimeISO$startsNow:Boolean$until:DateTimeISO$reviewerId:ID){moveContent(id:$id version:$version step:$step from:$from startsNow:$startsNow until:$until reviewerId:$reviewerId){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body photos{...PhotoFields}pictureAlt pictureFocus{...FocusFields}link price stock position seoTitle seoDescription allowsComments tags isPublic isBookmarked bookmarkCount draft{id version startedFrom updatedAt publishAt savedBy{id fullName avatar}text{...ContentTextFields}}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}");
export const MoveContentsDocument = parseDocument<MoveContentsMutation, MoveContentsMutationVariables>("mutation MoveContents($ids:[ID!]!$step:ContentStep!){moveContents(ids:$ids step:$step){...ContentRow}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}");
export const SaveContentDraftDocument = parseDocument<SaveContentDraftMutation, SaveContentDraftMutationVariables>("mutation SaveContentDraft($id:ID!$version:Int!$draftVersion:Int!$input:ContentPatch!){saveContentDraft(id:$id version:$version draftVersion:$draftVersion input:$input){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body photos{...PhotoFields}pictureAlt pictureFocus{...FocusFields}link price stock position seoTitle seoDescription allowsComments tags isPublic isBookmarked bookmarkCount draft{id version startedFrom updatedAt publishAt savedBy{id fullName avatar}text{...ContentTextFields}}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}");
export const PublishContentDraftDocument = parseDocument<PublishContentDraftMutation, PublishContentDraftMutationVariables>("mutation PublishContentDraft($id:ID!$version:Int!$draftVersion:Int!$from:DateTimeISO){publishContentDraft(id:$id version:$version draftVersion:$draftVersion from:$from){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body photos{...PhotoFields}pictureAlt pictureFocus{...FocusFields}link price stock position seoTitle seoDescription allowsComments tags isPublic isBookmarked bookmarkCount draft{id version startedFrom updatedAt publishAt savedBy{id fullName avatar}text{...ContentTextFields}}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}");
export const UnscheduleContentDraftDocument = parseDocument<UnscheduleContentDraftMutation, UnscheduleContentDraftMutationVariables>("mutation UnscheduleContentDraft($id:ID!$draftVersion:Int!){unscheduleContentDraft(id:$id draftVersion:$draftVersion){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body photos{...PhotoFields}pictureAlt pictureFocus{...FocusFields}link price stock position seoTitle seoDescription allowsComments tags isPublic isBookmarked bookmarkCount draft{id version startedFrom updatedAt publishAt savedBy{id fullName avatar}text{...ContentTextFields}}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}");
export const DiscardContentDraftDocument = parseDocument<DiscardContentDraftMutation, DiscardContentDraftMutationVariables>("mutation DiscardContentDraft($id:ID!$draftVersion:Int!){discardContentDraft(id:$id draftVersion:$draftVersion){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body photos{...PhotoFields}pictureAlt pictureFocus{...FocusFields}link price stock position seoTitle seoDescription allowsComments tags isPublic isBookmarked bookmarkCount draft{id version startedFrom updatedAt publishAt savedBy{id fullName avatar}text{...ContentTextFields}}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}");
export const BookmarkContentDocument = parseDocument<BookmarkContentMutation, BookmarkContentMutationVariables>("mutation BookmarkContent($id:ID!$isBookmarked:Boolean!){bookmarkContent(id:$id isBookmarked:$isBookmarked){id isBookmarked bookmarkCount}}");
export const CreateContentPreviewDocument = parseDocument<CreateContentPreviewMutation, CreateContentPreviewMutationVariables>("mutation CreateContentPreview($id:ID!){createContentPreview(id:$id){path endsAt}}");
export const ContentRevisionsDocument = parseDocument<ContentRevisionsQuery, ContentRevisionsQueryVariables>("query ContentRevisions($contentId:ID!){contentRevisions(filter:{contentId:{eq:$contentId}}sort:[{id:DESC}]perPage:20){items{...ContentRevisionRow}totalItems totalIsExact}}fragment ContentRevisionRow on ContentRevision{id publishedAt publishedBy{id fullName avatar}}");
export const ContentRevisionDocument = parseDocument<ContentRevisionQuery, ContentRevisionQueryVariables>("query ContentRevision($id:ID!){contentRevision(id:$id){...ContentRevisionRow text{...ContentTextFields}}}fragment ContentRevisionRow on ContentRevision{id publishedAt publishedBy{id fullName avatar}}fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}");
export const ContentEditingDocument = parseDocument<ContentEditingSubscription, ContentEditingSubscriptionVariables>("subscription ContentEditing($id:ID!){contentEditing(id:$id){userId name picture pageKey isLeaving}}");
export const ShowContentEditingDocument = parseDocument<ShowContentEditingMutation, ShowContentEditingMutationVariables>("mutation ShowContentEditing($id:ID!$pageKey:String!$leaving:Boolean!=false){showContentEditing(id:$id pageKey:$pageKey leaving:$leaving)}");
export const ContentDocument = parseDocument<ContentQuery, ContentQueryVariables>("query Content($id:ID!){content(id:$id){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body photos{...PhotoFields}pictureAlt pictureFocus{...FocusFields}link price stock position seoTitle seoDescription allowsComments tags isPublic isBookmarked bookmarkCount draft{id version startedFrom updatedAt publishAt savedBy{id fullName avatar}text{...ContentTextFields}}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}");
export const CreateContentDocument = parseDocument<CreateContentMutation, CreateContentMutationVariables>("mutation CreateContent($input:ContentInput!){createContent(input:$input){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body photos{...PhotoFields}pictureAlt pictureFocus{...FocusFields}link price stock position seoTitle seoDescription allowsComments tags isPublic isBookmarked bookmarkCount draft{id version startedFrom updatedAt publishAt savedBy{id fullName avatar}text{...ContentTextFields}}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}");
export const UpdateContentDocument = parseDocument<UpdateContentMutation, UpdateContentMutationVariables>("mutation UpdateContent($id:ID!$input:ContentPatch!$version:Int!){updateContent(id:$id input:$input version:$version){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body photos{...PhotoFields}pictureAlt pictureFocus{...FocusFields}link price stock position seoTitle seoDescription allowsComments tags isPublic isBookmarked bookmarkCount draft{id version startedFrom updatedAt publishAt savedBy{id fullName avatar}text{...ContentTextFields}}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}");
export const RestoreContentDocument = parseDocument<RestoreContentMutation, RestoreContentMutationVariables>("mutation RestoreContent($id:ID!){restoreContent(id:$id){...ContentFields}}fragment ContentFields on Content{...ContentRow translationGroup slug excerpt body photos{...PhotoFields}pictureAlt pictureFocus{...FocusFields}link price stock position seoTitle seoDescription allowsComments tags isPublic isBookmarked bookmarkCount draft{id version startedFrom updatedAt publishAt savedBy{id fullName avatar}text{...ContentTextFields}}}fragment ContentRow on Content{id version kind language state title picture publishedFrom publishedUntil hasDraft isOutdated updatedAt topic{id name colour}author{id fullName avatar}reviewer{id fullName avatar}}fragment PhotoFields on Photo{picture alt caption focus{...FocusFields}}fragment FocusFields on PictureFocus{x y}fragment ContentTextFields on ContentText{title slug excerpt body photos{...PhotoFields}picture pictureAlt pictureFocus{...FocusFields}topicId link price stock seoTitle seoDescription allowsComments tags position}");
export const DeleteContentDocument = parseDocument<DeleteContentMutation, DeleteContentMutationVariables>("mutation DeleteContent($id:ID!){deleteContent(id:$id)}");
export const useContentListQuery = createQueryHook(ContentListDocument);
export const useContentBinQuery = createQueryHook(ContentBinDocument);
export const useContentTranslationsQuery = createQueryHook(ContentTranslationsDocument);
export const useContentSuggestionsQuery = createQueryHook(ContentSuggestionsDocument);
export const useContentReviewersQuery = createQueryHook(ContentReviewersDocument);
export const useMoveContentMutation = createMutationHook(MoveContentDocument);
export const useMoveContentsMutation = createMutationHook(MoveContentsDocument);
export const useSaveContentDraftMutation = createMutationHook(SaveContentDraftDocument);
export const usePublishContentDraftMutation = createMutationHook(PublishContentDraftDocument);
export const useUnscheduleContentDraftMutation = createMutationHook(UnscheduleContentDraftDocument);
export const useDiscardContentDraftMutation = createMutationHook(DiscardContentDraftDocument);
export const useBookmarkContentMutation = createMutationHook(BookmarkContentDocument);
export const useCreateContentPreviewMutation = createMutationHook(CreateContentPreviewDocument, {});
export const useContentRevisionsQuery = createQueryHook(ContentRevisionsDocument);
export const useContentRevisionQuery = createQueryHook(ContentRevisionDocument);
export const useContentEditingSubscription = createSubscriptionHook(ContentEditingDocument);
export const useShowContentEditingMutation = createMutationHook(ShowContentEditingDocument);
export const useContentQuery = createQueryHook(ContentDocument);
export const useCreateContentMutation = createMutationHook(CreateContentDocument, {"lists":["contents","deletedContents","topics"]});
export const useUpdateContentMutation = createMutationHook(UpdateContentDocument, {"lists":["contentRevisions","topics","webComments"]});
export const useRestoreContentMutation = createMutationHook(RestoreContentDocument, {"lists":["contents","deletedContents","topics"]});
export const useDeleteContentMutation = createMutationHook(DeleteContentDocument, {"lists":["contentRevisions","contents","deletedContents","topics","webComments"],"removed":{"types":["Content"],"by":"id"}});
export const contentOperations = { type: 'Content', useList: useContentListQuery, detail: ContentDocument, useCreate: useCreateContentMutation, useUpdate: useUpdateContentMutation, useDelete: useDeleteContentMutation } as const;