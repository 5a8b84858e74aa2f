import { Length, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { PlanningLabelInput } from './planningLabel.inputs.ts';

@InputType({ description: 'A new category of emissions.' })
export class EmissionCategoryInput extends PlanningLabelInput {
  @Field(() => String, {
    nullable: true,
    description: 'Description, at most 500 characters; an empty text for none.',
  })
  @Length(0, 500)
  description?: string;
}
export const EmissionCategoryPatch = patchOf(
  EmissionCategoryInput,
  'EmissionCategoryPatch',
  'Changes to a category of emissions.',
);

@InputType({ description: 'A new tag of emissions.' })
export class EmissionTagInput extends PlanningLabelInput {}
export const EmissionTagPatch = patchOf(EmissionTagInput, 'EmissionTagPatch', 'Changes to a tag.');

@InputType({ description: 'A new audience rating.' })
export class ClassificationInput extends PlanningLabelInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Minimum age in years, 0 to 21; null for no minimum.',
  })
  @Min(0)
  @Max(21)
  minimumAge?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Description, at most 500 characters; an empty text for none.',
  })
  @Length(0, 500)
  description?: string;
}
export const ClassificationPatch = patchOf(
  ClassificationInput,
  'ClassificationPatch',
  'Changes to an audience rating.',
);
