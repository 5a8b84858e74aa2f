import type { MaybePromise, Transaction } from '../database/database.ts';
import type { Notice, NoticeKind } from './noticeKind.ts';

declare module '../context.ts' {
  interface Services {
    notices: Notices;
  }
}

/** The one place to tell people something. */
export interface Notices {
  /** Tells it once the transaction is kept, in the inbox of each person and by the channels that they chose. */
  notify<Data extends object>(
    transaction: Transaction,
    kind: NoticeKind<Data>,
    notice: Notice<Data>,
  ): MaybePromise<void>;
}
