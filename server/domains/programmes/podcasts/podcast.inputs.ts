import { ArrayMaxSize, Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsLink } from '../../../kit/graphql/validators.ts';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { PodcastKind } from './podcast.entity.ts';

@InputType({ description: 'A new podcast. Its cover is uploaded afterwards.' })
export class PodcastInput {
  @Field(() => ID, {
    description:
      'Id of the `Emission` whose episodes the podcast publishes. Rejected with `taken` when the emission already has a podcast, even if that podcast is in the recycle bin.',
  })
  emissionId!: string;

  @OptionalField(() => String, {
    description: 'Title in directories, 1 to 200 characters.',
    whenAbsent: 'Defaults to the title of the emission.',
  })
  @Length(1, 200)
  title?: string;

  @OptionalField(() => String, {
    description: 'Description, plain text of at most 4,000 characters; an empty text for none.',
    whenAbsent: 'Defaults to the summary of the emission.',
  })
  @Length(0, 4000)
  description?: string;

  @OptionalField(() => String, {
    description: 'Author, as directories show it, at most 200 characters; an empty text for none.',
    whenAbsent: 'Defaults to the name of the radio.',
  })
  @Length(0, 200)
  author?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the contact for directories, at most 200 characters; an empty text for none.',
  })
  @Length(0, 200)
  ownerName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Mail address of the contact, public in the feed; an empty text for none.',
  })
  @Length(0, 254)
  ownerEmail?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Http or https address of the website of the podcast, at most 300 characters; an empty text for none.',
  })
  @IsLink()
  link?: string;

  @OptionalField(() => String, {
    description: 'Language as a BCP 47 tag, such as `fr`.',
    whenAbsent: 'Defaults to the language of the radio.',
  })
  @Length(2, 35)
  language?: string;

  @Field(() => [String], {
    nullable: true,
    description:
      'Categories in directories: at most three of `podcastCategories`, the most important first. An empty list for none.',
  })
  @ArrayMaxSize(3)
  categories?: string[];

  @OptionalField(() => PodcastKind, {
    description: 'Order in which listeners should play the episodes.',
    whenAbsent: 'Defaults to EPISODIC.',
  })
  kind?: PodcastKind;

  @OptionalField(() => Boolean, {
    description: 'True when the content contains explicit language.',
    whenAbsent: 'Defaults to false.',
  })
  explicit?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Copyright holder, at most 200 characters; an empty text for none.',
  })
  @Length(0, 200)
  copyright?: string;

  @OptionalField(() => Boolean, {
    description:
      'True to publish the podcast. Its feed is public once it also has a published episode with a playable sound.',
    whenAbsent: 'Defaults to false.',
  })
  isPublished?: boolean;

  @OptionalField(() => Boolean, {
    description: 'True to forbid other podcast hosts to import the feed (`podcast:locked`).',
    whenAbsent: 'Defaults to true.',
  })
  isLocked?: boolean;
}

export const PodcastPatch = patchOf(PodcastInput, 'PodcastPatch', 'Changes to a podcast.');
export type PodcastPatch = Partial<PodcastInput>;
