/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
export type BlogListQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.BlogPostFilter | null | undefined;
  sort?: Array<Types.BlogPostSort> | Types.BlogPostSort | null | undefined;
}>;


export type BlogListQuery = { blogPosts: { __typename: 'BlogPostPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'BlogPost', id: string, title: string, status: Types.BlogStatus, excerpt: string, featuredImage: string, createdAt: string, publishedAt: string | null, commentCount: number, isBookmarked: boolean, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } | null, categories: Array<{ __typename: 'BlogCategory', id: string, name: string }> }> } };

export type BlogSidebarQueryVariables = Exact<{
  count: number;
}>;


export type BlogSidebarQuery = { blogPosts: { __typename: 'BlogPostPage', items: Array<{ __typename: 'BlogPost', id: string, title: string, status: Types.BlogStatus, excerpt: string, featuredImage: string, createdAt: string, publishedAt: string | null, commentCount: number, isBookmarked: boolean, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } | null, categories: Array<{ __typename: 'BlogCategory', id: string, name: string }> }> }, blogCategories: { __typename: 'BlogCategoryPage', items: Array<{ __typename: 'BlogCategory', id: string, name: string, icon: string, postCount: number }> } };

export type BlogCategoryOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogCategoryOptionsQuery = { blogCategories: { __typename: 'BlogCategoryPage', items: Array<{ __typename: 'BlogCategory', id: string, name: string }> } };

export type BlogBinQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  sort?: Array<Types.BlogPostSort> | Types.BlogPostSort | null | undefined;
}>;


export type BlogBinQuery = { deletedBlogPosts: { __typename: 'BlogPostPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'BlogPost', id: string, title: string, status: Types.BlogStatus, deletedAt: string | null, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } | null }> } };

export type BlogPostQueryVariables = Exact<{
  id: string;
}>;


export type BlogPostQuery = { blogPost: { __typename: 'BlogPost', version: number, slug: string, content: string, tags: Array<string>, bookmarkCount: number, updatedAt: string, id: string, title: string, status: Types.BlogStatus, excerpt: string, featuredImage: string, createdAt: string, publishedAt: string | null, commentCount: number, isBookmarked: boolean, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } | null, categories: Array<{ __typename: 'BlogCategory', id: string, name: string }> } | null };

export type CreateBlogPostMutationVariables = Exact<{
  input: Types.BlogPostInput;
}>;


export type CreateBlogPostMutation = { createBlogPost: { __typename: 'BlogPost', version: number, slug: string, content: string, tags: Array<string>, bookmarkCount: number, updatedAt: string, id: string, title: string, status: Types.BlogStatus, excerpt: string, featuredImage: string, createdAt: string, publishedAt: string | null, commentCount: number, isBookmarked: boolean, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } | null, categories: Array<{ __typename: 'BlogCategory', id: string, name: string }> } };

export type UpdateBlogPostMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.BlogPostPatch;
}>;


export type UpdateBlogPostMutation = { updateBlogPost: { __typename: 'BlogPost', version: number, slug: string, content: string, tags: Array<string>, bookmarkCount: number, updatedAt: string, id: string, title: string, status: Types.BlogStatus, excerpt: string, featuredImage: string, createdAt: string, publishedAt: string | null, commentCount: number, isBookmarked: boolean, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } | null, categories: Array<{ __typename: 'BlogCategory', id: string, name: string }> } };

export type DeleteBlogPostMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBlogPostMutation = { deleteBlogPost: string };

export type RestoreBlogPostMutationVariables = Exact<{
  id: string;
}>;


export type RestoreBlogPostMutation = { restoreBlogPost: { __typename: 'BlogPost', version: number, slug: string, content: string, tags: Array<string>, bookmarkCount: number, updatedAt: string, id: string, title: string, status: Types.BlogStatus, excerpt: string, featuredImage: string, createdAt: string, publishedAt: string | null, commentCount: number, isBookmarked: boolean, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } | null, categories: Array<{ __typename: 'BlogCategory', id: string, name: string }> } };

export type BookmarkBlogPostMutationVariables = Exact<{
  id: string;
  isBookmarked: boolean;
}>;


export type BookmarkBlogPostMutation = { bookmarkBlogPost: { __typename: 'BlogPost', id: string, isBookmarked: boolean, bookmarkCount: number } };

export type BlogCardFragment = { __typename: 'BlogPost', id: string, title: string, status: Types.BlogStatus, excerpt: string, featuredImage: string, createdAt: string, publishedAt: string | null, commentCount: number, isBookmarked: boolean, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } | null, categories: Array<{ __typename: 'BlogCategory', id: string, name: string }> };

export type BlogArticleFragment = { __typename: 'BlogPost', version: number, slug: string, content: string, tags: Array<string>, bookmarkCount: number, updatedAt: string, id: string, title: string, status: Types.BlogStatus, excerpt: string, featuredImage: string, createdAt: string, publishedAt: string | null, commentCount: number, isBookmarked: boolean, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } | null, categories: Array<{ __typename: 'BlogCategory', id: string, name: string }> };

export const BlogCardFragmentDoc = parseDocument<BlogCardFragment, unknown>("fragment BlogCard on BlogPost{id title status excerpt featuredImage createdAt publishedAt commentCount isBookmarked isMine author{id fullName avatar}categories(first:8){id name}}");
export const BlogArticleFragmentDoc = parseDocument<BlogArticleFragment, unknown>("fragment BlogArticle on BlogPost{...BlogCard version slug content tags bookmarkCount updatedAt}fragment BlogCard on BlogPost{id title status excerpt featuredImage createdAt publishedAt commentCount isBookmarked isMine author{id fullName avatar}categories(first:8){id name}}");
export const BlogListDocument = parseDocument<BlogListQuery, BlogListQueryVariables>("query BlogList($page:Int!$perPage:Int!$search:String$filter:BlogPostFilter$sort:[BlogPostSort!]){blogPosts(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...BlogCard}totalItems totalIsExact}}fragment BlogCard on BlogPost{id title status excerpt featuredImage createdAt publishedAt commentCount isBookmarked isMine author{id fullName avatar}categories(first:8){id name}}");
export const BlogSidebarDocument = parseDocument<BlogSidebarQuery, BlogSidebarQueryVariables>("query BlogSidebar($count:Int!){blogPosts(perPage:$count filter:{status:{eq:PUBLISHED}}sort:[{publishedAt:DESC}]){items{...BlogCard}}blogCategories(perPage:100 sort:[{name:ASC}]){items{id name icon postCount}}}fragment BlogCard on BlogPost{id title status excerpt featuredImage createdAt publishedAt commentCount isBookmarked isMine author{id fullName avatar}categories(first:8){id name}}");
export const BlogCategoryOptionsDocument = parseDocument<BlogCategoryOptionsQuery, BlogCategoryOptionsQueryVariables>("query BlogCategoryOptions{blogCategories(perPage:100 sort:[{name:ASC}]){items{id name}}}");
export const BlogBinDocument = parseDocument<BlogBinQuery, BlogBinQueryVariables>("query BlogBin($page:Int!$perPage:Int!$search:String$sort:[BlogPostSort!]){deletedBlogPosts(page:$page perPage:$perPage search:$search sort:$sort){items{id title status deletedAt author{id fullName avatar}}totalItems totalIsExact}}");
export const BlogPostDocument = parseDocument<BlogPostQuery, BlogPostQueryVariables>("query BlogPost($id:ID!){blogPost(id:$id){...BlogArticle}}fragment BlogArticle on BlogPost{...BlogCard version slug content tags bookmarkCount updatedAt}fragment BlogCard on BlogPost{id title status excerpt featuredImage createdAt publishedAt commentCount isBookmarked isMine author{id fullName avatar}categories(first:8){id name}}");
export const CreateBlogPostDocument = parseDocument<CreateBlogPostMutation, CreateBlogPostMutationVariables>("mutation CreateBlogPost($input:BlogPostInput!){createBlogPost(input:$input){...BlogArticle}}fragment BlogArticle on BlogPost{...BlogCard version slug content tags bookmarkCount updatedAt}fragment BlogCard on BlogPost{id title status excerpt featuredImage createdAt publishedAt commentCount isBookmarked isMine author{id fullName avatar}categories(first:8){id name}}");
export const UpdateBlogPostDocument = parseDocument<UpdateBlogPostMutation, UpdateBlogPostMutationVariables>("mutation UpdateBlogPost($id:ID!$version:Int!$input:BlogPostPatch!){updateBlogPost(id:$id version:$version input:$input){...BlogArticle}}fragment BlogArticle on BlogPost{...BlogCard version slug content tags bookmarkCount updatedAt}fragment BlogCard on BlogPost{id title status excerpt featuredImage createdAt publishedAt commentCount isBookmarked isMine author{id fullName avatar}categories(first:8){id name}}");
export const DeleteBlogPostDocument = parseDocument<DeleteBlogPostMutation, DeleteBlogPostMutationVariables>("mutation DeleteBlogPost($id:ID!){deleteBlogPost(id:$id)}");
export const RestoreBlogPostDocument = parseDocument<RestoreBlogPostMutation, RestoreBlogPostMutationVariables>("mutation RestoreBlogPost($id:ID!){restoreBlogPost(id:$id){...BlogArticle}}fragment BlogArticle on BlogPost{...BlogCard version slug content tags bookmarkCount updatedAt}fragment BlogCard on BlogPost{id title status excerpt featuredImage createdAt publishedAt commentCount isBookmarked isMine author{id fullName avatar}categories(first:8){id name}}");
export const BookmarkBlogPostDocument = parseDocument<BookmarkBlogPostMutation, BookmarkBlogPostMutationVariables>("mutation BookmarkBlogPost($id:ID!$isBookmarked:Boolean!){bookmarkBlogPost(id:$id isBookmarked:$isBookmarked){id isBookmarked bookmarkCount}}");
export const useBlogListQuery = createQueryHook(BlogListDocument);
export const useBlogSidebarQuery = createQueryHook(BlogSidebarDocument);
export const useBlogCategoryOptionsQuery = createQueryHook(BlogCategoryOptionsDocument);
export const useBlogBinQuery = createQueryHook(BlogBinDocument);
export const useBlogPostQuery = createQueryHook(BlogPostDocument);
export const useCreateBlogPostMutation = createMutationHook(CreateBlogPostDocument, {"lists":["blogCategories","blogPosts","deletedBlogPosts"]});
export const useUpdateBlogPostMutation = createMutationHook(UpdateBlogPostDocument, {"lists":["blogCategories"]});
export const useDeleteBlogPostMutation = createMutationHook(DeleteBlogPostDocument, {"lists":["blogCategories","blogPosts","deletedBlogPosts"],"removed":{"types":["BlogPost"],"by":"id"}});
export const useRestoreBlogPostMutation = createMutationHook(RestoreBlogPostDocument, {"lists":["blogCategories","blogPosts","deletedBlogPosts"]});
export const useBookmarkBlogPostMutation = createMutationHook(BookmarkBlogPostDocument);