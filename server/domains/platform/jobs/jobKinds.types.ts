import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';

@OutputType({
  rule: allow('read', 'FailedJob'),
  description: 'Kind of background job, with the number of jobs on all processes.',
})
export class JobKindState {
  @Field({ description: 'Name of the kind, such as `multimedia.analyse`.' })
  kind!: string;

  @Field({
    nullable: true,
    description:
      'Description of the job in one English sentence. Null for a kind that this version of the server does not know; such jobs wait for a newer version.',
  })
  does?: string;

  @Field({
    nullable: true,
    description:
      'Schedule as a cron expression in UTC. Null for jobs that are queued on demand, and for kinds that this version of the server does not know.',
  })
  schedule?: string;

  @Field(() => Int, { description: 'Number of jobs that wait for their first or next attempt.' })
  waiting!: number;

  @Field(() => Int, { description: 'Number of running jobs.' })
  running!: number;

  @Field(() => Int, { description: 'Number of failed jobs in `failedJobs`.' })
  failed!: number;
}
