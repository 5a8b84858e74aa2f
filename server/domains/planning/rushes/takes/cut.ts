import { Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';

const from = 'Where it begins, in milliseconds after the start of the file.';
const to = 'Where it ends, in milliseconds after the start of the file; later than its beginning.';

@OutputType({ rule: 'parent', description: 'A part of a take that is left out.' })
export class Cut {
  @Field(() => Int, { description: from }) from!: number;
  @Field(() => Int, { description: to }) to!: number;
}

/** Longer than any file that is taken. */
export const longest = 24 * 60 * 60 * 1000;

@InputType({ description: 'A part of a take that is left out.' })
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
