import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Notice, NoticeKind } from './noticeKind.ts';
import type { Notices } from './notices.ts';
import { notifyJob } from './notifyJob.ts';

/** Tells people by jobs: whoever tells something waits for none of them. */
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
    // Without a name of its own it has one that keeps a job that runs twice from telling it twice.
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
