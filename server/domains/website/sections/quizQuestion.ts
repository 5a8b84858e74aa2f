import { Field, InputType, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';

export const maxQuestions = 10;
export const maxQuestion = 200;
export const minAnswers = 2;
export const maxAnswers = 4;
export const maxAnswer = 120;
export const maxExplanation = 500;

const text = 'The question as plain text, 1 to 200 characters.';
const answers = 'The answers to choose from as plain text: 2 to 4, each of 1 to 120 characters.';
const right = 'Index of the right answer, from 0.';
const explanation =
  'Plain text of at most 500 characters, shown once an answer is chosen; empty for no explanation.';

@OutputType({ rule: 'parent', description: 'A question of a quiz on the website.' })
export class QuizQuestion {
  @Field({ description: text }) text!: string;
  @Field(() => [String], { description: answers }) answers!: string[];
  @Field(() => Int, { description: right }) right!: number;
  @Field({ description: explanation }) explanation!: string;
}

/** A question of a quiz. Its limits are checked by the schema of the section. */
@InputType({ description: 'A question of a quiz on the website.' })
export class QuizQuestionInput {
  @Field({ description: text }) text!: string;
  @Field(() => [String], { description: answers }) answers!: string[];
  @Field(() => Int, { description: right }) right!: number;
  @Field({ defaultValue: '', description: explanation }) explanation!: string;
}
