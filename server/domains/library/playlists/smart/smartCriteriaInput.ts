import { ArrayMaxSize, ArrayMinSize, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { CriteriaOrder, CriterionField, CriterionOperator, type SmartCriteria } from './smartCriteria.ts';

@InputType({ description: 'Condition of a smart playlist.' })
export class SmartCriterionInput {
  @Field(() => CriterionField, { description: 'Property to compare.' })
  field!: CriterionField;

  @Field(() => CriterionOperator, {
    description:
      'Comparison of the property with the value. Texts are compared by IS, IS_NOT and CONTAINS; numbers by IS, IS_NOT, AT_LEAST and AT_MOST; KIND and EXPLICIT by IS and IS_NOT.',
  })
  operator!: CriterionOperator;

  @Field({
    description:
      'Value to compare with, as text of 1 to 200 characters. Booleans are `true` or `false`, numbers are in digits. YEAR is 1000 to 9999, DURATION 0 to 86,400, ADDED_DAYS_AGO 0 to 36,500.',
  })
  value!: string;
}

@InputType({ description: 'Criteria of a smart playlist.' })
export class SmartCriteriaInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True when all criteria must match, false when one match is enough. Defaults to true.',
  })
  matchAll?: boolean | null;

  @Field(() => [SmartCriterionInput], {
    description:
      'Conditions, 1 to 20. BAD_USER_INPUT names the field with a problem: `criteria.0.value` in a preview, `criteria.criteria.0.value` in a playlist.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  criteria!: SmartCriterionInput[];

  @Field(() => CriteriaOrder, {
    nullable: true,
    description: 'Order of the items; defaults to NEWEST.',
  })
  order?: CriteriaOrder | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of items, 1 to 1,000; null or absent for all matches.',
  })
  @Min(1)
  @Max(1000)
  limit?: number | null;
}

/** Converts the input of a smart playlist's criteria to plain objects, which are stored. */
export const plainCriteria = ({ matchAll, criteria, order, limit }: SmartCriteriaInput): SmartCriteria => ({
  matchAll: matchAll ?? true,
  criteria: criteria.map(({ field, operator, value }) => ({ field, operator, value: value.trim() })),
  order: order ?? CriteriaOrder.NEWEST,
  limit: limit ?? null,
});
