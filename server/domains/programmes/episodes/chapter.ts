import { Length, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsLink } from '../../../kit/graphql/validators.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';

const start = 'Start in milliseconds after the start of the sound.';
const title = 'Title, 1 to 200 characters.';
const link =
  'Http or https address of a page about the chapter, at most 300 characters; an empty text for none.';

@OutputType({ rule: 'parent', description: 'A chapter of an episode.' })
export class Chapter {
  @Field(() => Int, { description: start }) start!: number;
  @Field({ description: title }) title!: string;
  @Field({ description: link }) link!: string;
}

const day = 24 * 60 * 60 * 1000;

@InputType({ description: 'A chapter of an episode.' })
export class ChapterInput {
  @Field(() => Int, { description: `${start} Must be later than the start of the previous chapter.` })
  @Min(0)
  @Max(day)
  start!: number;

  @Field({ description: title })
  @Length(1, 200)
  title!: string;

  @Field(() => String, { nullable: true, description: link })
  @IsLink()
  link?: string;
}
