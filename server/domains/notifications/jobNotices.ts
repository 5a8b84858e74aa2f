import type { Transaction } from '../../kit/database/database.ts';
import type { Jobs } from '../../kit/jobs/jobs.ts';
import type { Notice, NoticeKind } from '../../kit/notices/noticeKind.ts';
import type { Notices } from '../../kit/notices/notices.ts';
import { tellJob } from './delivery/tellJob.ts';

/** How many people one job tells. */
const atATime = 250;

/** Tells people by jobs: whoever tells something waits for none of them. */
export class JobNotices implements Notices {
  readonly #jobs: Jobs;

  constructor(jobs: Jobs) {
    this.#jobs = jobs;
  }

  async tell<Data extends object>(
    transaction: Transaction,
    { name }: NoticeKind<Data>,
    { to, radioId, data, path, group = '', isMention = false }: Notice<Data>,
  ): Promise<void> {
    const people = [...new Set(to)];
    const told = { kind: name, about: radioId, data, path, group, isMention, at: Date.now() };
    for (let from = 0; from < people.length; from += atATime)
      await this.#jobs.add(transaction, tellJob, { ...told, to: people.slice(from, from + atATime) });
  }
}
