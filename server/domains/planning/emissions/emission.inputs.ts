import { ArrayMaxSize, Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/colour.ts';
import { maxHtml } from '../../../kit/html/cleanHtml.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { EmissionState } from './emissionEnums.ts';

const maxLinked = 50;
const day = 24 * 60 * 60 * 1000;

@InputType({ description: 'A new emission. Its people are set afterwards.' })
export class EmissionInput {
  @Field({ description: 'What it is called on air, 1 to 160 characters.' })
  @Length(1, 160)
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Its name in addresses, at most 120 characters; written with letters, digits and hyphens whatever is given. `taken` when another emission of the radio has it. Made from the title when absent or empty.',
  })
  @Length(0, 120)
  slug?: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is in one or two sentences, at most 500 characters of plain text.',
  })
  @Length(0, 500)
  summary?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it is, as HTML, at most 100,000 characters. What the editor does not make is taken out: scripts, styles, frames, forms, pictures from elsewhere.',
  })
  @Length(0, maxHtml)
  description?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The colour that it has in the calendar, `#rrggbb`; blue when absent.',
  })
  @IsColour()
  colour?: string;

  @Field(() => EmissionState, { nullable: true, description: 'Where it stands; a draft when absent.' })
  state?: EmissionState;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the website shows it, once it is no draft; yes when absent.',
  })
  isListed?: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'How long an episode usually is, in milliseconds, 1,000 to 86,400,000; null when it varies.',
  })
  @Min(1000)
  @Max(day)
  usualDuration?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'What it is about: id of an `EmissionCategory`; null for none.',
  })
  categoryId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'For whom it is made: id of a `Classification`; null for none.',
  })
  classificationId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Its languages: id of each `Language`, at most 50, instead of those it has.',
  })
  @ArrayMaxSize(maxLinked)
  languageIds?: string[];

  @Field(() => [ID], {
    nullable: true,
    description: 'Its tags: id of each `EmissionTag`, at most 50, instead of those it has.',
  })
  @ArrayMaxSize(maxLinked)
  tagIds?: string[];

  @Field(() => ID, {
    nullable: true,
    description: 'What opens an episode: id of a `Generic`; null for none.',
  })
  openerId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'What closes an episode: id of a `Generic`; null for none.',
  })
  closerId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Its own jingles: id of each `Jingle`, at most 50, instead of those it has.',
  })
  @ArrayMaxSize(maxLinked)
  jingleIds?: string[];

  @Field(() => ID, {
    nullable: true,
    description:
      'What fills an episode that has nothing of its own: id of a `Playlist`; null for the default playlist.',
  })
  fillerId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'A clock that does so instead: id of a `Clock`; null for none. Of playlist and clock the one that is given takes the place of the other; `invalid` for both.',
  })
  fillerClockId?: string | null;
}

export const EmissionPatch = patchOf(EmissionInput, 'EmissionPatch', 'Changes to an emission.');
export type EmissionPatch = Partial<EmissionInput>;
