/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
export type AddressCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressCountriesQuery = { countries: Array<{ __typename: 'Country', code: string, name: string }> };

export type AddressStatesQueryVariables = Exact<{
  countryCode: string;
}>;


export type AddressStatesQuery = { states: Array<{ __typename: 'State', id: string, name: string }> | null };

export type AddressCitiesQueryVariables = Exact<{
  stateId: string;
}>;


export type AddressCitiesQuery = { cities: Array<{ __typename: 'City', id: string, name: string }> | null };

export type AddressRegionsQueryVariables = Exact<{
  cityId: string;
}>;


export type AddressRegionsQuery = { regions: Array<{ __typename: 'Region', id: string, name: string }> | null };

export type AddressZipCodesQueryVariables = Exact<{
  regionId: string;
}>;


export type AddressZipCodesQuery = { zipCodes: Array<{ __typename: 'ZipCode', id: string, code: string }> | null };

export const AddressCountriesDocument = parseDocument<AddressCountriesQuery, AddressCountriesQueryVariables>("query AddressCountries{countries{code name}}");
export const AddressStatesDocument = parseDocument<AddressStatesQuery, AddressStatesQueryVariables>("query AddressStates($countryCode:String!){states(countryCode:$countryCode){id name}}");
export const AddressCitiesDocument = parseDocument<AddressCitiesQuery, AddressCitiesQueryVariables>("query AddressCities($stateId:ID!){cities(stateId:$stateId){id name}}");
export const AddressRegionsDocument = parseDocument<AddressRegionsQuery, AddressRegionsQueryVariables>("query AddressRegions($cityId:ID!){regions(cityId:$cityId){id name}}");
export const AddressZipCodesDocument = parseDocument<AddressZipCodesQuery, AddressZipCodesQueryVariables>("query AddressZipCodes($regionId:ID!){zipCodes(regionId:$regionId){id code}}");
export const useAddressCountriesQuery = createQueryHook(AddressCountriesDocument);
export const useAddressStatesQuery = createQueryHook(AddressStatesDocument);
export const useAddressCitiesQuery = createQueryHook(AddressCitiesDocument);
export const useAddressRegionsQuery = createQueryHook(AddressRegionsDocument);
export const useAddressZipCodesQuery = createQueryHook(AddressZipCodesDocument);