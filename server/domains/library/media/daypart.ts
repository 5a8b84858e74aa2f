import { ArrayMaxSize, ArrayMinSize, Matches, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';

const days = 'Days of the week, 1 for Monday to 7 for Sunday; every day when empty.';
const from = 'Start in the radio’s time zone, `HH:MM`, inclusive.';
const to =
  'End, `HH:MM`, exclusive; a time at or before `from` lies on the next day. `24:00` is midnight at the end of the day.';

@OutputType({ rule: 'parent', description: 'Time range of the day on some days of the week.' })
export class Daypart {
  @Field(() => [Int], { description: days }) days!: number[];
  @Field({ description: from }) from!: string;
  @Field({ description: to }) to!: string;
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

@InputType({ description: 'Time range of the day on some days of the week.' })
export class DaypartInput {
  @Field(() => [Int], { description: days })
  @ArrayMinSize(0)
  @ArrayMaxSize(7)
  @Min(1, { each: true })
  @Max(7, { each: true })
  days!: number[];

  @Field({ description: from })
  @Matches(clock)
  from!: string;

  @Field({ description: to })
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)
  to!: string;
}
