import { Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { centre } from '../../../kit/images/crop.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { ForVisitors } from '../../../kit/rules/visitors.ts';

const x = 'Percent of the width from the left, 0 to 100.';
const y = 'Percent of the height from the top, 0 to 100.';

@OutputType({
  rule: 'parent',
  description:
    'Focal point of a picture: crops are centred on it, as far as the edges of the picture allow. In percent; 50, 50 is the centre.',
})
export class PictureFocus {
  @ForVisitors() @Field(() => Int, { description: x }) x: number = centre.x;
  @ForVisitors() @Field(() => Int, { description: y }) y: number = centre.y;
}

@InputType({ description: 'Focal point of a picture, which its crops keep visible.' })
export class PictureFocusInput {
  @Field(() => Int, { description: x })
  @Min(0)
  @Max(100)
  x!: number;

  @Field(() => Int, { description: y })
  @Min(0)
  @Max(100)
  y!: number;
}

export const storedFocus = ({ x: left, y: top }: PictureFocusInput): PictureFocus => ({ x: left, y: top });
