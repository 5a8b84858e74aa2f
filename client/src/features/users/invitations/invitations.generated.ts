/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook } from '../../../apollo/hookFactories';
export type PendingInvitationFragment = { __typename: 'User', invitation: { __typename: 'UserInvitation', sentAt: string, sentBy: string | null, expiresAt: string, isExpired: boolean } | null };

export type InviteUserMutationVariables = Exact<{
  id: string;
}>;


export type InviteUserMutation = { inviteUser: { __typename: 'User', id: string, invitation: { __typename: 'UserInvitation', sentAt: string, sentBy: string | null, expiresAt: string, isExpired: boolean } | null } };

export const PendingInvitationFragmentDoc = parseDocument<PendingInvitationFragment, unknown>("fragment PendingInvitation on User{invitation{sentAt sentBy expiresAt isExpired}}");
export const InviteUserDocument = parseDocument<InviteUserMutation, InviteUserMutationVariables>("mutation InviteUser($id:ID!){inviteUser(id:$id){id ...PendingInvitation}}fragment PendingInvitation on User{invitation{sentAt sentBy expiresAt isExpired}}");
export const useInviteUserMutation = createMutationHook(InviteUserDocument);