import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { PlanningLabelInput } from '../labels/planningLabel.inputs.ts';

@InputType({ description: 'A new language of the radio.' })
export class LanguageInput extends PlanningLabelInput {
  @Field({
    description:
      'BCP 47 tag, such as `fr` or `pt-BR`, in upper or lower case. Rejected with `invalid` when the text is not a tag or its language is unknown, and with `taken` when the radio already has this language.',
  })
  @Length(2, 35)
  code!: string;
}

export const LanguagePatch = patchOf(LanguageInput, 'LanguagePatch', 'Changes to a language.');
export type LanguagePatch = Partial<LanguageInput>;
