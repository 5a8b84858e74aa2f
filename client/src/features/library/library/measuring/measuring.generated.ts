/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type MeasuringQueryVariables = Exact<{ [key: string]: never; }>;


export type MeasuringQuery = { libraryStorage: { __typename: 'LibraryStorage', measures: boolean, unmeasured: number, isMeasuring: boolean } };

export type MeasureMediaMutationVariables = Exact<{ [key: string]: never; }>;


export type MeasureMediaMutation = { measureMedia: number };

export const MeasuringDocument = parseDocument<MeasuringQuery, MeasuringQueryVariables>("query Measuring{libraryStorage{measures unmeasured isMeasuring}}");
export const MeasureMediaDocument = parseDocument<MeasureMediaMutation, MeasureMediaMutationVariables>("mutation MeasureMedia{measureMedia}");
export const useMeasuringQuery = createQueryHook(MeasuringDocument);
export const useMeasureMediaMutation = createMutationHook(MeasureMediaDocument);