import { Field, Int } from 'type-graphql';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow } from '../../kit/rules/rule.ts';

@OutputType({
  rule: allow('read', 'FailedJob'),
  description:
    'A kind of work of the system that is done apart from requests, and how much of it there is on all processes.',
})
export class JobKindState {
  @Field({ description: 'Its name, such as `multimedia.analyse`.' })
  kind!: string;

  @Field({
    nullable: true,
    description:
      'What it does, in one sentence in English; null of a kind that this version does not know, whose jobs wait for one that does.',
  })
  does?: string;

  @Field({
    nullable: true,
    description: 'When it comes by itself: a cron expression in UTC; null when something asks for it.',
  })
  schedule?: string;

  @Field(() => Int, { description: 'How many jobs wait for their first or another try.' })
  waiting!: number;

  @Field(() => Int, { description: 'How many are worked on.' })
  running!: number;

  @Field(() => Int, { description: 'How many were given up and are still listed in `failedJobs`.' })
  failed!: number;
}
