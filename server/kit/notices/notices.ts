import type { MaybePromise, Transaction } from '../database/database.ts';
import type { Notice, NoticeKind } from './noticeKind.ts';

declare module '../context.ts' {
  interface Services {
    notices: Notices;
  }
}

/** Sends notices to people. */
export interface Notices {
  /** Sends a notice after the transaction commits: to the inbox of each recipient, and by the channels that they chose. */
  notify<Data extends object>(
    transaction: Transaction,
    kind: NoticeKind<Data>,
    notice: Notice<Data>,
  ): MaybePromise<void>;
}
