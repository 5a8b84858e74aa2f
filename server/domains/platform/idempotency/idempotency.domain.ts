import type { Domain } from '../../../kit/domain.ts';
import { StoredAnswer } from './storedAnswer.entity.ts';
import { StoredAnswers } from '../../../kit/operations/storedAnswers.ts';
import { sweepAnswersJob } from './sweepAnswersJob.ts';

/** Idempotency keys: mutations that a caller may repeat without running them twice. */
export const idempotency: Domain = {
  entities: [StoredAnswer],
  resolvers: [],
  jobs: [sweepAnswersJob],
  services: (settings) => ({ storedAnswers: new StoredAnswers(settings) }),
};
