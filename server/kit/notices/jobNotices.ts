import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Notice, NoticeKind } from './noticeKind.ts';
import type { Notices } from './notices.ts';
import { notifyJob } from './notifyJob.ts';

/** Sends notices as jobs, so that callers do not wait until all recipients have theirs. */
export class JobNotices implements Notices {
  readonly #jobs: Jobs;

  constructor(jobs: Jobs) {
    this.#jobs = jobs;
  }

  async notify<Data extends object>(
    transaction: Transaction,
    { name, event }: NoticeKind<Data>,
    { to, except, named, radioId, data, path, group = '', once, isMention = false }: Notice<Data>,
  ): Promise<void> {
    const people = typeof to === 'string' ? to : [...new Set(to)].filter((person) => person !== except);
    if (people.length === 0 && !event) return;
    // The key prevents a repeated job from sending the notice twice. It is random unless the caller gives one.
    const key = once === undefined ? randomUUID() : `${name} ${once}`;
    await this.#jobs.add(transaction, notifyJob, {
      kind: name,
      to: people,
      about: radioId,
      data,
      path,
      group,
      isMention,
      at: Date.now(),
      once: key,
      ...(except !== undefined && { except }),
      ...(named !== undefined && { named }),
    });
  }
}
