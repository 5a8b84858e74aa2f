/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
export type RadioFieldsFragment = { __typename: 'Radio', id: string, version: number, name: string, slug: string, timeZone: string, language: string, logo: string, mediaQuota: number | null, companyName: string, teamSize: number };

export type RadioZoneChangeQueryVariables = Exact<{
  id: string;
}>;


export type RadioZoneChangeQuery = { radio: { __typename: 'Radio', id: string, timeZone: string } | null, zoneChange: { __typename: 'ZoneChange', slots: number, from: string | null } };

export type RadioChoiceQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type RadioChoiceQuery = { radios: { __typename: 'RadioPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Radio', id: string, name: string, logo: string, companyName: string }> } };

export type ChooseRadioMutationVariables = Exact<{
  id: string;
}>;


export type ChooseRadioMutation = { chooseRadio: { __typename: 'Radio', id: string, name: string } };

export type TeamMemberFieldsFragment = { __typename: 'TeamMember', id: string, version: number, createdAt: string, fullName: string, email: string, avatar: string, roleName: string, validFrom: string | null, validUntil: string | null };

export type TeamListQueryVariables = Exact<{
  page?: number;
  perPage?: number;
  filter?: Types.TeamMemberFilter | null | undefined;
  sort?: Array<Types.TeamMemberSort> | Types.TeamMemberSort | null | undefined;
}>;


export type TeamListQuery = { teamMembers: { __typename: 'TeamMemberPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'TeamMember', id: string, version: number, createdAt: string, fullName: string, email: string, avatar: string, roleName: string, validFrom: string | null, validUntil: string | null }> } };

export type TeamMemberQueryVariables = Exact<{
  id: string;
}>;


export type TeamMemberQuery = { teamMember: { __typename: 'TeamMember', id: string, version: number, createdAt: string, fullName: string, email: string, avatar: string, roleName: string, validFrom: string | null, validUntil: string | null } | null };

export type TeamRolesQueryVariables = Exact<{
  radioId: string;
}>;


export type TeamRolesQuery = { rolesByRadio: { __typename: 'RolePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Role', id: string, key: string, name: string }> } };

export type CreateTeamMemberMutationVariables = Exact<{
  input: Types.TeamMemberInput;
}>;


export type CreateTeamMemberMutation = { createTeamMember: { __typename: 'TeamMember', id: string, version: number, createdAt: string, fullName: string, email: string, avatar: string, roleName: string, validFrom: string | null, validUntil: string | null } };

export type InviteGuestMutationVariables = Exact<{
  input: Types.GuestInput;
}>;


export type InviteGuestMutation = { inviteGuest: { __typename: 'TeamMember', id: string, version: number, createdAt: string, fullName: string, email: string, avatar: string, roleName: string, validFrom: string | null, validUntil: string | null } };

export type UpdateTeamMemberMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.TeamMemberPatch;
}>;


export type UpdateTeamMemberMutation = { updateTeamMember: { __typename: 'TeamMember', id: string, version: number, createdAt: string, fullName: string, email: string, avatar: string, roleName: string, validFrom: string | null, validUntil: string | null } };

export type DeleteTeamMemberMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTeamMemberMutation = { deleteTeamMember: string };

export type RecordElsewhereQueryVariables = Exact<{
  paths: Array<string> | string;
}>;


export type RecordElsewhereQuery = { recordsAt: Array<{ __typename: 'SearchRow', kind: string, id: string, title: string } | null> };

export type MembershipOfQueryVariables = Exact<{
  userId: string;
}>;


export type MembershipOfQuery = { viewer: { __typename: 'Viewer', id: string, abilities: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }> } | null, teamMembers: { __typename: 'TeamMemberPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'TeamMember', id: string, version: number, createdAt: string, fullName: string, email: string, avatar: string, roleName: string, validFrom: string | null, validUntil: string | null }> } };

export type PeopleToJoinQueryVariables = Exact<{
  name: string;
}>;


export type PeopleToJoinQuery = { peopleToJoin: Array<{ __typename: 'PersonToJoin', username: string, fullName: string, avatar: string }> };

export type RadioListQueryVariables = Exact<{
  filter?: Types.RadioFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.RadioSort> | Types.RadioSort | null | undefined;
}>;


export type RadioListQuery = { radios: { __typename: 'RadioPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Radio', id: string, version: number, name: string, slug: string, timeZone: string, language: string, logo: string, mediaQuota: number | null, companyName: string, teamSize: number }> } };

export type RadioQueryVariables = Exact<{
  id: string;
}>;


export type RadioQuery = { radio: { __typename: 'Radio', id: string, version: number, name: string, slug: string, timeZone: string, language: string, logo: string, mediaQuota: number | null, companyName: string, teamSize: number } | null };

export type CreateRadioMutationVariables = Exact<{
  input: Types.RadioInput;
}>;


export type CreateRadioMutation = { createRadio: { __typename: 'Radio', id: string, version: number, name: string, slug: string, timeZone: string, language: string, logo: string, mediaQuota: number | null, companyName: string, teamSize: number } };

export type UpdateRadioMutationVariables = Exact<{
  id: string;
  input: Types.RadioPatch;
  version: number;
}>;


export type UpdateRadioMutation = { updateRadio: { __typename: 'Radio', id: string, version: number, name: string, slug: string, timeZone: string, language: string, logo: string, mediaQuota: number | null, companyName: string, teamSize: number } };

export type DeleteRadioMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRadioMutation = { deleteRadio: string };

export const RadioFieldsFragmentDoc = parseDocument<RadioFieldsFragment, unknown>("fragment RadioFields on Radio{id version name slug timeZone language logo mediaQuota companyName teamSize}");
export const TeamMemberFieldsFragmentDoc = parseDocument<TeamMemberFieldsFragment, unknown>("fragment TeamMemberFields on TeamMember{id version createdAt fullName email avatar roleName validFrom validUntil}");
export const RadioZoneChangeDocument = parseDocument<RadioZoneChangeQuery, RadioZoneChangeQueryVariables>("query RadioZoneChange($id:ID!){radio(id:$id){id timeZone}zoneChange(radioId:$id){slots from}}");
export const RadioChoiceDocument = parseDocument<RadioChoiceQuery, RadioChoiceQueryVariables>("query RadioChoice($search:String){radios(perPage:50 search:$search sort:[{name:ASC}]){items{id name logo companyName}totalItems totalIsExact}}");
export const ChooseRadioDocument = parseDocument<ChooseRadioMutation, ChooseRadioMutationVariables>("mutation ChooseRadio($id:ID!){chooseRadio(id:$id){id name}}");
export const TeamListDocument = parseDocument<TeamListQuery, TeamListQueryVariables>("query TeamList($page:Int!=1$perPage:Int!=10$filter:TeamMemberFilter$sort:[TeamMemberSort!]){teamMembers(page:$page perPage:$perPage filter:$filter sort:$sort){items{...TeamMemberFields}totalItems totalIsExact}}fragment TeamMemberFields on TeamMember{id version createdAt fullName email avatar roleName validFrom validUntil}");
export const TeamMemberDocument = parseDocument<TeamMemberQuery, TeamMemberQueryVariables>("query TeamMember($id:ID!){teamMember(id:$id){...TeamMemberFields}}fragment TeamMemberFields on TeamMember{id version createdAt fullName email avatar roleName validFrom validUntil}");
export const TeamRolesDocument = parseDocument<TeamRolesQuery, TeamRolesQueryVariables>("query TeamRoles($radioId:ID!){rolesByRadio(radioId:$radioId perPage:100 sort:[{name:ASC}]){items{id key name}totalItems totalIsExact}}");
export const CreateTeamMemberDocument = parseDocument<CreateTeamMemberMutation, CreateTeamMemberMutationVariables>("mutation CreateTeamMember($input:TeamMemberInput!){createTeamMember(input:$input){...TeamMemberFields}}fragment TeamMemberFields on TeamMember{id version createdAt fullName email avatar roleName validFrom validUntil}");
export const InviteGuestDocument = parseDocument<InviteGuestMutation, InviteGuestMutationVariables>("mutation InviteGuest($input:GuestInput!){inviteGuest(input:$input){...TeamMemberFields}}fragment TeamMemberFields on TeamMember{id version createdAt fullName email avatar roleName validFrom validUntil}");
export const UpdateTeamMemberDocument = parseDocument<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>("mutation UpdateTeamMember($id:ID!$version:Int!$input:TeamMemberPatch!){updateTeamMember(id:$id version:$version input:$input){...TeamMemberFields}}fragment TeamMemberFields on TeamMember{id version createdAt fullName email avatar roleName validFrom validUntil}");
export const DeleteTeamMemberDocument = parseDocument<DeleteTeamMemberMutation, DeleteTeamMemberMutationVariables>("mutation DeleteTeamMember($id:ID!){deleteTeamMember(id:$id)}");
export const RecordElsewhereDocument = parseDocument<RecordElsewhereQuery, RecordElsewhereQueryVariables>("query RecordElsewhere($paths:[String!]!){recordsAt(paths:$paths){kind id title}}");
export const MembershipOfDocument = parseDocument<MembershipOfQuery, MembershipOfQueryVariables>("query MembershipOf($userId:ID!){viewer{id abilities{action subject condition}}teamMembers(perPage:1 filter:{userId:{eq:$userId}}){items{...TeamMemberFields}totalItems totalIsExact}}fragment TeamMemberFields on TeamMember{id version createdAt fullName email avatar roleName validFrom validUntil}");
export const PeopleToJoinDocument = parseDocument<PeopleToJoinQuery, PeopleToJoinQueryVariables>("query PeopleToJoin($name:String!){peopleToJoin(name:$name){username fullName avatar}}");
export const RadioListDocument = parseDocument<RadioListQuery, RadioListQueryVariables>("query RadioList($filter:RadioFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[RadioSort!]){radios(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...RadioFields}totalItems totalIsExact}}fragment RadioFields on Radio{id version name slug timeZone language logo mediaQuota companyName teamSize}");
export const RadioDocument = parseDocument<RadioQuery, RadioQueryVariables>("query Radio($id:ID!){radio(id:$id){...RadioFields}}fragment RadioFields on Radio{id version name slug timeZone language logo mediaQuota companyName teamSize}");
export const CreateRadioDocument = parseDocument<CreateRadioMutation, CreateRadioMutationVariables>("mutation CreateRadio($input:RadioInput!){createRadio(input:$input){...RadioFields}}fragment RadioFields on Radio{id version name slug timeZone language logo mediaQuota companyName teamSize}");
export const UpdateRadioDocument = parseDocument<UpdateRadioMutation, UpdateRadioMutationVariables>("mutation UpdateRadio($id:ID!$input:RadioPatch!$version:Int!){updateRadio(id:$id input:$input version:$version){...RadioFields}}fragment RadioFields on Radio{id version name slug timeZone language logo mediaQuota companyName teamSize}");
export const DeleteRadioDocument = parseDocument<DeleteRadioMutation, DeleteRadioMutationVariables>("mutation DeleteRadio($id:ID!){deleteRadio(id:$id)}");
export const useRadioZoneChangeQuery = createQueryHook(RadioZoneChangeDocument);
export const useRadioChoiceQuery = createQueryHook(RadioChoiceDocument);
export const useChooseRadioMutation = createMutationHook(ChooseRadioDocument);
export const useTeamListQuery = createQueryHook(TeamListDocument);
export const useTeamMemberQuery = createQueryHook(TeamMemberDocument);
export const useTeamRolesQuery = createQueryHook(TeamRolesDocument);
export const useCreateTeamMemberMutation = createMutationHook(CreateTeamMemberDocument, {"lists":["roles","rolesByRadio","teamMembers","users","usersByCompany","usersByProduct"]});
export const useInviteGuestMutation = createMutationHook(InviteGuestDocument);
export const useUpdateTeamMemberMutation = createMutationHook(UpdateTeamMemberDocument, {"lists":["roles","rolesByRadio","users","usersByCompany","usersByProduct"]});
export const useDeleteTeamMemberMutation = createMutationHook(DeleteTeamMemberDocument, {"lists":["roles","rolesByRadio","teamMembers","users","usersByCompany","usersByProduct"],"removed":{"types":["TeamMember"],"by":"id"}});
export const useRecordElsewhereQuery = createQueryHook(RecordElsewhereDocument);
export const useMembershipOfQuery = createQueryHook(MembershipOfDocument);
export const usePeopleToJoinQuery = createQueryHook(PeopleToJoinDocument);
export const useRadioListQuery = createQueryHook(RadioListDocument);
export const useRadioQuery = createQueryHook(RadioDocument);
export const useCreateRadioMutation = createMutationHook(CreateRadioDocument, {"lists":["radios"]});
export const useUpdateRadioMutation = createMutationHook(UpdateRadioDocument, {"lists":["roles","rolesByRadio"]});
export const useDeleteRadioMutation = createMutationHook(DeleteRadioDocument, {"lists":["radios","roles","rolesByRadio"],"removed":{"types":["Radio"],"by":"id"}});
export const radioOperations = { type: 'Radio', useList: useRadioListQuery, detail: RadioDocument, useCreate: useCreateRadioMutation, useUpdate: useUpdateRadioMutation, useDelete: useDeleteRadioMutation } as const;