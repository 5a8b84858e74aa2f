import type { MutationHook, QueryHook } from '../../apollo/hookFactories';

/** Temporary id of a comment that the server has not confirmed yet. Its actions are disabled until then. */
export const beingSent = 'being-sent';

/** Fields of a comment that the comment components show. */
export interface ShownComment {
  __typename: string;
  id: string;
  version: number;
  authorName: string;
  text: string;
  active: boolean;
  isMine: boolean;
  createdAt: string;
}

interface Listed<C> {
  comments: { items: C[]; totalItems: number; totalIsExact: boolean };
}
interface Written<C> {
  comment: C;
}
interface Moderated<C> {
  comments: C[];
}
interface Deleted {
  deletedId: string;
}

interface Operations<TList, TCreate, TModerate, TDelete> {
  /** GraphQL type of the comments, and subject of their permissions. */
  type: string;
  /** GraphQL type of the commented record, which has a `commentCount`. */
  about: string;
  useList: QueryHook<TList, { aboutId: string; page: number; perPage: number }>;
  useCreate: MutationHook<TCreate, { aboutId: string; text: string }>;
  useModerate: MutationHook<TModerate, { ids: string | string[]; active: boolean }>;
  useDelete: MutationHook<TDelete, { id: string }>;
}

/** GraphQL types and operations of the comments on one type of record, such as emissions. */
export type CommentKind<C extends ShownComment> = Operations<Listed<C>, Written<C>, Moderated<C>, Deleted>;

/**
 * Defines the comments on one type of record by their GraphQL types and operations. The operations of all kinds must use the
 * same result names; their comments may have further fields.
 */
export const commentKind = <
  TList extends Listed<TCreate['comment']>,
  TCreate extends Written<ShownComment>,
  TModerate extends Moderated<TCreate['comment']>,
  TDelete extends Deleted,
>(
  operations: Operations<TList, TCreate, TModerate, TDelete>,
) => operations as unknown as CommentKind<TCreate['comment']>;

export const perPage = 20;
