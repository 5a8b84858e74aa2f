import type { MutationHook, QueryHook } from '../../apollo/hookFactories';
import type { Viewer } from '../../apollo/session/sessionStore';

/** The id of one that the server has not answered yet: until then nothing can be done about it. */
export const beingSent = 'being-sent';

/** A comment as the list shows it. */
export interface ShownComment {
  __typename: string;
  id: string;
  version: number;
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

interface Operations<C, TList, TCreate, TModerate, TDelete> {
  /** The type of the comments, whose rights count. */
  type: string;
  /** The type of what they are about; it has a `commentCount`. */
  about: string;
  useList: QueryHook<TList, { aboutId: string; page: number; perPage: number }>;
  useCreate: MutationHook<TCreate, { aboutId: string; text: string }>;
  useModerate: MutationHook<TModerate, { ids: string | string[]; active: boolean }>;
  useDelete: MutationHook<TDelete, { id: string }>;
  /** Who wrote it. */
  authorOf: (comment: C) => { name: string; picture?: string };
  /** One of the viewer that the server has not answered yet. */
  draftOf: (comment: Omit<ShownComment, '__typename'>, viewer: Viewer) => C;
}

/** What is asked and done about a kind of comment. */
export type CommentKind<C extends ShownComment> = Operations<C, Listed<C>, Written<C>, Moderated<C>, Deleted>;

/** The documents of all kinds give their answers the same names; what one asks for beyond that is its own. */
export const commentKind = <
  TList extends Listed<TCreate['comment']>,
  TCreate extends Written<ShownComment>,
  TModerate extends Moderated<TCreate['comment']>,
  TDelete extends Deleted,
>(
  operations: Operations<TCreate['comment'], TList, TCreate, TModerate, TDelete>,
) => operations as unknown as CommentKind<TCreate['comment']>;

export const perPage = 20;
