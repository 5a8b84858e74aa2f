import { Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';

const from = 'Start in milliseconds after the start of the file.';
const to = 'End in milliseconds after the start of the file; later than the start of the cut.';

@OutputType({
  rule: 'parent',
  description: 'A cut: a part of a take (a recording of a rush) that the finished sound leaves out.',
})
export class Cut {
  @Field(() => Int, { description: from }) from!: number;
  @Field(() => Int, { description: to }) to!: number;
}

/** Upper limit in milliseconds for positions in a take: longer than any accepted file. */
export const longest = 24 * 60 * 60 * 1000;

@InputType({
  description: 'A cut: a part of a take (a recording of a rush) that the finished sound leaves out.',
})
export class CutInput {
  @Field(() => Int, { description: from })
  @Min(0)
  @Max(longest)
  from!: number;

  @Field(() => Int, { description: to })
  @Min(1)
  @Max(longest)
  to!: number;
}
