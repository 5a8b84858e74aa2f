import { ArrayMaxSize, Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/validators.ts';
import { maxHtml } from '../../../kit/html/cleanHtml.ts';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { EmissionState } from './emissionEnums.ts';

const maxLinked = 50;
const day = 24 * 60 * 60 * 1000;

@InputType({ description: 'A new emission. Its people are set afterwards.' })
export class EmissionInput {
  @Field({ description: 'Title on the air, 1 to 160 characters.' })
  @Length(1, 160)
  title!: string;

  @OptionalField(() => String, {
    description:
      'Slug in addresses, at most 120 characters. Normalised to letters, digits and hyphens, and made from the title when it is empty. Rejected with `taken` when another emission of the radio has this slug, even in the recycle bin, and with `invalid` when no letter or digit remains.',
    whenAbsent: 'Made from the title when absent.',
  })
  @Length(0, 120)
  slug?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Summary in one or two sentences, at most 500 characters of plain text; an empty text for none.',
  })
  @Length(0, 500)
  summary?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Description as HTML, at most 100,000 characters; an empty text for none. Scripts, styles, frames, forms and external pictures are removed, as are all elements that the portal’s text editor does not offer.',
  })
  @Length(0, maxHtml)
  description?: string;

  @OptionalField(() => String, {
    description: 'Colour in the calendar, `#rrggbb`.',
    whenAbsent: 'Defaults to blue.',
  })
  @IsColour()
  colour?: string;

  @OptionalField(() => EmissionState, {
    description: 'State of the emission.',
    whenAbsent: 'Defaults to DRAFT.',
  })
  state?: EmissionState;

  @OptionalField(() => Boolean, {
    description: 'True to list the emission on the website, where a draft never appears.',
    whenAbsent: 'Defaults to true.',
  })
  isListed?: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Usual duration of an episode in milliseconds, 1,000 to 86,400,000; null when the duration varies.',
  })
  @Min(1000)
  @Max(day)
  usualDuration?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `EmissionCategory`; null for none.',
  })
  categoryId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the audience rating, a `Classification`; null for none.',
  })
  classificationId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the `Language`s spoken in the emission, at most 50; they replace the current languages. An empty list for none.',
  })
  @ArrayMaxSize(maxLinked)
  languageIds?: string[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the `EmissionTag`s, at most 50; they replace the current tags. An empty list for none.',
  })
  @ArrayMaxSize(maxLinked)
  tagIds?: string[];

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Generic` (signature tune) that the plan plays at the start of the emission’s slots. Null for none. Not played in live slots and in slots with a rundown. Not played either when the slot has no sound of an episode or rush, and its signature tunes together would fill the whole slot.',
  })
  openerId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Generic` (signature tune) with which the plan closes the emission’s slots; null for none. It follows the sound of the episode or rush when the slot has one; otherwise it plays at the very end of the slot. Not played in live slots and in slots with a rundown. Not played either when the slot has no such sound, and its signature tunes together would fill the whole slot.',
  })
  closerId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the `Jingle`s that belong to the emission, at most 50; they replace the current jingles. An empty list for none.',
  })
  @ArrayMaxSize(maxLinked)
  jingleIds?: string[];

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Playlist` that fills unplanned time in the emission’s slots, except live slots. A playlist of the slot takes precedence. Null for none. Without a playlist and a clock, the clock of the hour fills the time, or the default playlist.',
  })
  fillerId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Clock` that fills unplanned time in the emission’s slots, except live slots. Null for none. Setting a playlist removes the clock and vice versa; rejected with `invalid` when both are given.',
  })
  fillerClockId?: string | null;
}

export const EmissionPatch = patchOf(EmissionInput, 'EmissionPatch', 'Changes to an emission.');
export type EmissionPatch = Partial<EmissionInput>;
