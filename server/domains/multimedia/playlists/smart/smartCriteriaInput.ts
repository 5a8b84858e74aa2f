import { ArrayMaxSize, ArrayMinSize, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { CriteriaOrder, CriterionField, CriterionOperator, type SmartCriteria } from './smartCriteria.ts';

@InputType({ description: 'One condition of a smart playlist.' })
export class SmartCriterionInput {
  @Field(() => CriterionField, { description: 'What is looked at.' })
  field!: CriterionField;

  @Field(() => CriterionOperator, {
    description:
      'How it is compared: texts by IS, IS_NOT and CONTAINS; numbers by IS, IS_NOT, AT_LEAST and AT_MOST; KIND and EXPLICIT by IS and IS_NOT.',
  })
  operator!: CriterionOperator;

  @Field({
    description:
      'With what, as text of 1 to 200 characters: numbers in digits, booleans as `true` or `false`.',
  })
  value!: string;
}

@InputType({ description: 'What the items of a smart playlist have in common.' })
export class SmartCriteriaInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether every criterion must hold, as when absent; else one is enough.',
  })
  matchAll?: boolean | null;

  @Field(() => [SmartCriterionInput], {
    description:
      '1 to 20 conditions. BAD_USER_INPUT names what is wrong with one, such as `criteria.0.value`.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  criteria!: SmartCriterionInput[];

  @Field(() => CriteriaOrder, {
    nullable: true,
    description: 'Which come first; the newest when absent.',
  })
  order?: CriteriaOrder | null;

  @Field(() => Int, {
    nullable: true,
    description: 'At most so many items, 1 to 1,000; null for all that fit.',
  })
  @Min(1)
  @Max(1000)
  limit?: number | null;
}

/** The criteria as they are stored: a plain value, whatever class it came in. */
export const plainCriteria = ({ matchAll, criteria, order, limit }: SmartCriteriaInput): SmartCriteria => ({
  matchAll: matchAll ?? true,
  criteria: criteria.map(({ field, operator, value }) => ({ field, operator, value: value.trim() })),
  order: order ?? CriteriaOrder.NEWEST,
  limit: limit ?? null,
});
