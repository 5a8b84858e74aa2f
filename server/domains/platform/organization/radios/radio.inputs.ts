import {
  Length,
  Matches,
  Max,
  Min,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsTimeZone } from '../../../../kit/graphql/validators.ts';
import { SafeInt } from '../../../../kit/graphql/scalars.ts';
import { patchOf } from '../../../../kit/resource/resolvers/patchOf.ts';

@ValidatorConstraint({ name: 'language' })
class LanguageTag implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    try {
      return typeof value === 'string' && Intl.getCanonicalLocales(value)[0] === value;
    } catch {
      return false;
    }
  }
}

@InputType({ description: 'New radio.' })
export class RadioInput {
  @Field({ description: 'Name on the air, 1 to 80 characters.' })
  @Length(1, 80)
  name!: string;

  @Field({
    description:
      'Slug for URLs: 2 to 40 lower case letters and digits, with single hyphens between them. Rejected with `taken` when another radio has it.',
  })
  @Length(2, 40)
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  slug!: string;

  @Field({ description: 'IANA time zone, such as `Europe/Paris`.' })
  @IsTimeZone()
  timeZone!: string;

  @Field({ description: 'BCP 47 tag of the language, such as `fr`.' })
  @Validate(LanguageTag)
  language!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Company` that runs the radio; null for a radio that the platform itself runs.',
  })
  companyId?: string | null;

  @Field(() => SafeInt, {
    nullable: true,
    description: 'Maximum size of the media library in bytes, 0 or more; null when only the disk limits it.',
  })
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  mediaQuota?: number | null;
}

export const RadioPatch = patchOf(RadioInput, 'RadioPatch', 'Changes to a radio.');
export type RadioPatch = Partial<RadioInput>;
