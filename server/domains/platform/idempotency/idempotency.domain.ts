import type { Domain } from '../../../kit/domain.ts';
import { KeptAnswer } from './keptAnswer.entity.ts';
import { StoredAnswers } from '../../../kit/idempotency/storedAnswers.ts';
import { sweepAnswersJob } from './sweepAnswersJob.ts';

/** Idempotency keys: mutations that a caller may repeat without running them twice. */
export const idempotency: Domain = {
  entities: [KeptAnswer],
  resolvers: [],
  jobs: [sweepAnswersJob],
  services: (settings) => ({ storedAnswers: new StoredAnswers(settings) }),
};
