/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schemaTypes.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SignedInViewerFragment = { id: string, fullName: string, username: string, email: string, avatar: string, language: string, timeZone: string | null, role: { id: string, key: string, name: string }, radio: { id: string, name: string, timeZone: string, language: string, logo: string } | null, abilities: Array<{ action: string, subject: string, condition: Types.AbilityCondition | null }> };

export type SessionFragment = { accessToken: string, expiresAt: string, viewer: { id: string, fullName: string, username: string, email: string, avatar: string, language: string, timeZone: string | null, role: { id: string, key: string, name: string }, radio: { id: string, name: string, timeZone: string, language: string, logo: string } | null, abilities: Array<{ action: string, subject: string, condition: Types.AbilityCondition | null }> } };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { signIn: { accessToken: string, expiresAt: string, viewer: { id: string, fullName: string, username: string, email: string, avatar: string, language: string, timeZone: string | null, role: { id: string, key: string, name: string }, radio: { id: string, name: string, timeZone: string, language: string, logo: string } | null, abilities: Array<{ action: string, subject: string, condition: Types.AbilityCondition | null }> } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type RefreshSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshSessionMutation = { refreshSession: { accessToken: string, expiresAt: string, viewer: { id: string, fullName: string, username: string, email: string, avatar: string, language: string, timeZone: string | null, role: { id: string, key: string, name: string }, radio: { id: string, name: string, timeZone: string, language: string, logo: string } | null, abilities: Array<{ action: string, subject: string, condition: Types.AbilityCondition | null }> } } };

export type ViewedViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewedViewerQuery = { viewer: { id: string, fullName: string, username: string, email: string, avatar: string, language: string, timeZone: string | null, role: { id: string, key: string, name: string }, radio: { id: string, name: string, timeZone: string, language: string, logo: string } | null, abilities: Array<{ action: string, subject: string, condition: Types.AbilityCondition | null }> } | null };

export type SignInWithCodeMutationVariables = Exact<{
  challenge: string;
  code: string;
}>;


export type SignInWithCodeMutation = { signInWithCode: { accessToken: string, expiresAt: string, viewer: { id: string, fullName: string, username: string, email: string, avatar: string, language: string, timeZone: string | null, role: { id: string, key: string, name: string }, radio: { id: string, name: string, timeZone: string, language: string, logo: string } | null, abilities: Array<{ action: string, subject: string, condition: Types.AbilityCondition | null }> } } };

export type SignInWithPasskeyMutationVariables = Exact<{
  passkey: Types.PasskeyAnswer;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { accessToken: string, expiresAt: string, viewer: { id: string, fullName: string, username: string, email: string, avatar: string, language: string, timeZone: string | null, role: { id: string, key: string, name: string }, radio: { id: string, name: string, timeZone: string, language: string, logo: string } | null, abilities: Array<{ action: string, subject: string, condition: Types.AbilityCondition | null }> } } };

export type StartPasskeySignInMutationVariables = Exact<{
  challenge?: string | null | undefined;
}>;


export type StartPasskeySignInMutation = { startPasskey: { challenge: string, options: string } };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { invitation: { fullName: string, email: string, roleName: string, radioName: string | null, invitedBy: string | null, expiresAt: string } | null };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
  password: string;
  passwordConfirmation: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { accessToken: string, expiresAt: string, viewer: { id: string, fullName: string, username: string, email: string, avatar: string, language: string, timeZone: string | null, role: { id: string, key: string, name: string }, radio: { id: string, name: string, timeZone: string, language: string, logo: string } | null, abilities: Array<{ action: string, subject: string, condition: Types.AbilityCondition | null }> } } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type PasswordResetQueryVariables = Exact<{
  token: string;
}>;


export type PasswordResetQuery = { passwordReset: { email: string, expiresAt: string } | null };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
  passwordConfirmation: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type LiveGuestLinkQueryVariables = Exact<{
  token: string;
}>;


export type LiveGuestLinkQuery = { liveGuestLink: { name: string, note: string, invitedBy: string, radioName: string, expiresAt: string } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SignedInViewerFragmentDoc = new TypedDocumentString(`
    fragment SignedInViewer on Viewer {
  id
  fullName
  username
  email
  avatar
  language
  timeZone
  role {
    id
    key
    name
  }
  radio {
    id
    name
    timeZone
    language
    logo
  }
  abilities {
    action
    subject
    condition
  }
}
    `, {"fragmentName":"SignedInViewer"}) as unknown as TypedDocumentString<SignedInViewerFragment, unknown>;
export const SessionFragmentDoc = new TypedDocumentString(`
    fragment Session on SessionPayload {
  accessToken
  expiresAt
  viewer {
    ...SignedInViewer
  }
}
    fragment SignedInViewer on Viewer {
  id
  fullName
  username
  email
  avatar
  language
  timeZone
  role {
    id
    key
    name
  }
  radio {
    id
    name
    timeZone
    language
    logo
  }
  abilities {
    action
    subject
    condition
  }
}`, {"fragmentName":"Session"}) as unknown as TypedDocumentString<SessionFragment, unknown>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) {
    ...Session
  }
}
    fragment SignedInViewer on Viewer {
  id
  fullName
  username
  email
  avatar
  language
  timeZone
  role {
    id
    key
    name
  }
  radio {
    id
    name
    timeZone
    language
    logo
  }
  abilities {
    action
    subject
    condition
  }
}
fragment Session on SessionPayload {
  accessToken
  expiresAt
  viewer {
    ...SignedInViewer
  }
}`) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation SignOut {
  signOut
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const RefreshSessionDocument = new TypedDocumentString(`
    mutation RefreshSession {
  refreshSession {
    ...Session
  }
}
    fragment SignedInViewer on Viewer {
  id
  fullName
  username
  email
  avatar
  language
  timeZone
  role {
    id
    key
    name
  }
  radio {
    id
    name
    timeZone
    language
    logo
  }
  abilities {
    action
    subject
    condition
  }
}
fragment Session on SessionPayload {
  accessToken
  expiresAt
  viewer {
    ...SignedInViewer
  }
}`) as unknown as TypedDocumentString<RefreshSessionMutation, RefreshSessionMutationVariables>;
export const ViewedViewerDocument = new TypedDocumentString(`
    query ViewedViewer {
  viewer {
    ...SignedInViewer
  }
}
    fragment SignedInViewer on Viewer {
  id
  fullName
  username
  email
  avatar
  language
  timeZone
  role {
    id
    key
    name
  }
  radio {
    id
    name
    timeZone
    language
    logo
  }
  abilities {
    action
    subject
    condition
  }
}`) as unknown as TypedDocumentString<ViewedViewerQuery, ViewedViewerQueryVariables>;
export const SignInWithCodeDocument = new TypedDocumentString(`
    mutation SignInWithCode($challenge: String!, $code: String!) {
  signInWithCode(challenge: $challenge, code: $code) {
    ...Session
  }
}
    fragment SignedInViewer on Viewer {
  id
  fullName
  username
  email
  avatar
  language
  timeZone
  role {
    id
    key
    name
  }
  radio {
    id
    name
    timeZone
    language
    logo
  }
  abilities {
    action
    subject
    condition
  }
}
fragment Session on SessionPayload {
  accessToken
  expiresAt
  viewer {
    ...SignedInViewer
  }
}`) as unknown as TypedDocumentString<SignInWithCodeMutation, SignInWithCodeMutationVariables>;
export const SignInWithPasskeyDocument = new TypedDocumentString(`
    mutation SignInWithPasskey($passkey: PasskeyAnswer!) {
  signInWithPasskey(passkey: $passkey) {
    ...Session
  }
}
    fragment SignedInViewer on Viewer {
  id
  fullName
  username
  email
  avatar
  language
  timeZone
  role {
    id
    key
    name
  }
  radio {
    id
    name
    timeZone
    language
    logo
  }
  abilities {
    action
    subject
    condition
  }
}
fragment Session on SessionPayload {
  accessToken
  expiresAt
  viewer {
    ...SignedInViewer
  }
}`) as unknown as TypedDocumentString<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const StartPasskeySignInDocument = new TypedDocumentString(`
    mutation StartPasskeySignIn($challenge: String) {
  startPasskey(challenge: $challenge) {
    challenge
    options
  }
}
    `) as unknown as TypedDocumentString<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>;
export const InvitationDocument = new TypedDocumentString(`
    query Invitation($token: String!) {
  invitation(token: $token) {
    fullName
    email
    roleName
    radioName
    invitedBy
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<InvitationQuery, InvitationQueryVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($token: String!, $password: String!, $passwordConfirmation: String!) {
  acceptInvitation(
    token: $token
    password: $password
    passwordConfirmation: $passwordConfirmation
  ) {
    ...Session
  }
}
    fragment SignedInViewer on Viewer {
  id
  fullName
  username
  email
  avatar
  language
  timeZone
  role {
    id
    key
    name
  }
  radio {
    id
    name
    timeZone
    language
    logo
  }
  abilities {
    action
    subject
    condition
  }
}
fragment Session on SessionPayload {
  accessToken
  expiresAt
  viewer {
    ...SignedInViewer
  }
}`) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email)
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const PasswordResetDocument = new TypedDocumentString(`
    query PasswordReset($token: String!) {
  passwordReset(token: $token) {
    email
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<PasswordResetQuery, PasswordResetQueryVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!, $passwordConfirmation: String!) {
  resetPassword(
    token: $token
    password: $password
    passwordConfirmation: $passwordConfirmation
  )
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const LiveGuestLinkDocument = new TypedDocumentString(`
    query LiveGuestLink($token: String!) {
  liveGuestLink(token: $token) {
    name
    note
    invitedBy
    radioName
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<LiveGuestLinkQuery, LiveGuestLinkQueryVariables>;