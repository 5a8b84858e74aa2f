import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/colour.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';

@InputType({ description: 'A new language of the radio.' })
export class LanguageInput {
  @Field({
    description: 'Its name, 1 to 80 characters; `taken` when another of the radio has it, whatever the case.',
  })
  @Length(1, 80)
  name!: string;

  @Field({
    description:
      'Its BCP 47 tag, such as `fr` or `pt-BR`, in any case; `invalid` when it is none, `taken` in the radio.',
  })
  @Length(2, 35)
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The colour that it is shown in, `#rrggbb`; grey when absent.',
  })
  @IsColour()
  colour?: string;
}

export const LanguagePatch = patchOf(LanguageInput, 'LanguagePatch', 'Changes to a language.');
export type LanguagePatch = Partial<LanguageInput>;
