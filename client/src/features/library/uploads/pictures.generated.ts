/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
export type PictureStateFragment = { __typename: 'UploadedPicture', id: string, state: Types.PictureState, failure: Types.PictureFailure | null };

export type UploadedPicturesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UploadedPicturesQuery = { uploadedPictures: Array<{ __typename: 'UploadedPicture', id: string, state: Types.PictureState, failure: Types.PictureFailure | null }> };

export const PictureStateFragmentDoc = parseDocument<PictureStateFragment, unknown>("fragment PictureState on UploadedPicture{id state failure}");
export const UploadedPicturesDocument = parseDocument<UploadedPicturesQuery, UploadedPicturesQueryVariables>("query UploadedPictures($ids:[ID!]!){uploadedPictures(ids:$ids){...PictureState}}fragment PictureState on UploadedPicture{id state failure}");
export const useUploadedPicturesQuery = createQueryHook(UploadedPicturesDocument);