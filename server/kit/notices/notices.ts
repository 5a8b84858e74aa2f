import type { MaybePromise, Transaction } from '../database/database.ts';
import type { Notice, NoticeKind } from './noticeKind.ts';

declare module '../context.ts' {
  interface Services {
    notices: Notices;
  }
}

/** Sends notices to people. */
export interface Notices {
  /** Sends a notice after the transaction commits. It goes to the inbox of each recipient, and to the channels that they chose. */
  notify<Data extends object>(
    transaction: Transaction,
    kind: NoticeKind<Data>,
    notice: Notice<Data>,
  ): MaybePromise<void>;
}
