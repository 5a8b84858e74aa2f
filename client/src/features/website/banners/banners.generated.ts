/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type BannerFieldsFragment = { __typename: 'Banner', id: string, version: number, name: string, position: Types.BannerPosition, picture: string, pictureAlt: string, text: string, link: string, publishedFrom: string | null, publishedUntil: string | null, weight: number, isActive: boolean, status: Types.BannerStatus, viewCount: number, clickCount: number, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } };

export type BannerPageQueryVariables = Exact<{
  id: string;
}>;


export type BannerPageQuery = { banner: { __typename: 'Banner', id: string, version: number, name: string, position: Types.BannerPosition, picture: string, pictureAlt: string, text: string, link: string, publishedFrom: string | null, publishedUntil: string | null, weight: number, isActive: boolean, status: Types.BannerStatus, viewCount: number, clickCount: number, countsByDay: Array<{ __typename: 'BannerDayCounts', day: string, views: number, clicks: number }>, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type BannerListQueryVariables = Exact<{
  filter?: Types.BannerFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.BannerSort> | Types.BannerSort | null | undefined;
}>;


export type BannerListQuery = { banners: { __typename: 'BannerPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Banner', id: string, version: number, name: string, position: Types.BannerPosition, picture: string, pictureAlt: string, text: string, link: string, publishedFrom: string | null, publishedUntil: string | null, weight: number, isActive: boolean, status: Types.BannerStatus, viewCount: number, clickCount: number, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } }> } };

export type BannerQueryVariables = Exact<{
  id: string;
}>;


export type BannerQuery = { banner: { __typename: 'Banner', id: string, version: number, name: string, position: Types.BannerPosition, picture: string, pictureAlt: string, text: string, link: string, publishedFrom: string | null, publishedUntil: string | null, weight: number, isActive: boolean, status: Types.BannerStatus, viewCount: number, clickCount: number, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type BannerBinQueryVariables = Exact<{
  filter?: Types.BannerFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.BannerSort> | Types.BannerSort | null | undefined;
}>;


export type BannerBinQuery = { deletedBanners: { __typename: 'BannerPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Banner', deletedAt: string | null, id: string, version: number, name: string, position: Types.BannerPosition, picture: string, pictureAlt: string, text: string, link: string, publishedFrom: string | null, publishedUntil: string | null, weight: number, isActive: boolean, status: Types.BannerStatus, viewCount: number, clickCount: number, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } }> } };

export type CreateBannerMutationVariables = Exact<{
  input: Types.BannerInput;
}>;


export type CreateBannerMutation = { createBanner: { __typename: 'Banner', id: string, version: number, name: string, position: Types.BannerPosition, picture: string, pictureAlt: string, text: string, link: string, publishedFrom: string | null, publishedUntil: string | null, weight: number, isActive: boolean, status: Types.BannerStatus, viewCount: number, clickCount: number, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } };

export type UpdateBannerMutationVariables = Exact<{
  id: string;
  input: Types.BannerPatch;
  version: number;
}>;


export type UpdateBannerMutation = { updateBanner: { __typename: 'Banner', id: string, version: number, name: string, position: Types.BannerPosition, picture: string, pictureAlt: string, text: string, link: string, publishedFrom: string | null, publishedUntil: string | null, weight: number, isActive: boolean, status: Types.BannerStatus, viewCount: number, clickCount: number, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } };

export type RestoreBannerMutationVariables = Exact<{
  id: string;
}>;


export type RestoreBannerMutation = { restoreBanner: { __typename: 'Banner', id: string, version: number, name: string, position: Types.BannerPosition, picture: string, pictureAlt: string, text: string, link: string, publishedFrom: string | null, publishedUntil: string | null, weight: number, isActive: boolean, status: Types.BannerStatus, viewCount: number, clickCount: number, pictureFocus: { __typename: 'PictureFocus', x: number, y: number } } };

export type DeleteBannerMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBannerMutation = { deleteBanner: string };

export const BannerFieldsFragmentDoc = parseDocument<BannerFieldsFragment, unknown>("fragment BannerFields on Banner{id version name position picture pictureAlt pictureFocus{...FocusFields}text link publishedFrom publishedUntil weight isActive status viewCount clickCount}fragment FocusFields on PictureFocus{x y}");
export const BannerPageDocument = parseDocument<BannerPageQuery, BannerPageQueryVariables>("query BannerPage($id:ID!){banner(id:$id){...BannerFields countsByDay{day views clicks}}}fragment BannerFields on Banner{id version name position picture pictureAlt pictureFocus{...FocusFields}text link publishedFrom publishedUntil weight isActive status viewCount clickCount}fragment FocusFields on PictureFocus{x y}");
export const BannerListDocument = parseDocument<BannerListQuery, BannerListQueryVariables>("query BannerList($filter:BannerFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[BannerSort!]){banners(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...BannerFields}totalItems totalIsExact}}fragment BannerFields on Banner{id version name position picture pictureAlt pictureFocus{...FocusFields}text link publishedFrom publishedUntil weight isActive status viewCount clickCount}fragment FocusFields on PictureFocus{x y}");
export const BannerDocument = parseDocument<BannerQuery, BannerQueryVariables>("query Banner($id:ID!){banner(id:$id){...BannerFields}}fragment BannerFields on Banner{id version name position picture pictureAlt pictureFocus{...FocusFields}text link publishedFrom publishedUntil weight isActive status viewCount clickCount}fragment FocusFields on PictureFocus{x y}");
export const BannerBinDocument = parseDocument<BannerBinQuery, BannerBinQueryVariables>("query BannerBin($filter:BannerFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[BannerSort!]){deletedBanners(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...BannerFields deletedAt}totalItems totalIsExact}}fragment BannerFields on Banner{id version name position picture pictureAlt pictureFocus{...FocusFields}text link publishedFrom publishedUntil weight isActive status viewCount clickCount}fragment FocusFields on PictureFocus{x y}");
export const CreateBannerDocument = parseDocument<CreateBannerMutation, CreateBannerMutationVariables>("mutation CreateBanner($input:BannerInput!){createBanner(input:$input){...BannerFields}}fragment BannerFields on Banner{id version name position picture pictureAlt pictureFocus{...FocusFields}text link publishedFrom publishedUntil weight isActive status viewCount clickCount}fragment FocusFields on PictureFocus{x y}");
export const UpdateBannerDocument = parseDocument<UpdateBannerMutation, UpdateBannerMutationVariables>("mutation UpdateBanner($id:ID!$input:BannerPatch!$version:Int!){updateBanner(id:$id input:$input version:$version){...BannerFields}}fragment BannerFields on Banner{id version name position picture pictureAlt pictureFocus{...FocusFields}text link publishedFrom publishedUntil weight isActive status viewCount clickCount}fragment FocusFields on PictureFocus{x y}");
export const RestoreBannerDocument = parseDocument<RestoreBannerMutation, RestoreBannerMutationVariables>("mutation RestoreBanner($id:ID!){restoreBanner(id:$id){...BannerFields}}fragment BannerFields on Banner{id version name position picture pictureAlt pictureFocus{...FocusFields}text link publishedFrom publishedUntil weight isActive status viewCount clickCount}fragment FocusFields on PictureFocus{x y}");
export const DeleteBannerDocument = parseDocument<DeleteBannerMutation, DeleteBannerMutationVariables>("mutation DeleteBanner($id:ID!){deleteBanner(id:$id)}");
export const useBannerPageQuery = createQueryHook(BannerPageDocument);
export const useBannerListQuery = createQueryHook(BannerListDocument);
export const useBannerQuery = createQueryHook(BannerDocument);
export const useBannerBinQuery = createQueryHook(BannerBinDocument);
export const useCreateBannerMutation = createMutationHook(CreateBannerDocument, {"lists":["banners","deletedBanners"]});
export const useUpdateBannerMutation = createMutationHook(UpdateBannerDocument, {});
export const useRestoreBannerMutation = createMutationHook(RestoreBannerDocument, {"lists":["banners","deletedBanners"]});
export const useDeleteBannerMutation = createMutationHook(DeleteBannerDocument, {"lists":["banners","deletedBanners"],"removed":{"types":["Banner"],"by":"id"}});
export const bannerOperations = { type: 'Banner', useList: useBannerListQuery, detail: BannerDocument, useCreate: useCreateBannerMutation, useUpdate: useUpdateBannerMutation, useDelete: useDeleteBannerMutation } as const;