import { ArrayMaxSize, Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsLink } from '../../../kit/graphql/link.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { PodcastKind } from './podcast.entity.ts';

@InputType({ description: 'A new podcast. Its cover is uploaded afterwards.' })
export class PodcastInput {
  @Field(() => ID, {
    description:
      'Id of the `Emission` with its episodes; `taken` when that has a podcast already, also one in the recycle bin.',
  })
  emissionId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Title in directories, 1 to 200 characters; that of the emission when absent.',
  })
  @Length(1, 200)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Description, plain text of at most 4,000 characters; the summary of the emission when absent.',
  })
  @Length(0, 4000)
  description?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Author, at most 200 characters; the radio when absent.',
  })
  @Length(0, 200)
  author?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the contact for directories, at most 200 characters.',
  })
  @Length(0, 200)
  ownerName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Mail address of the contact, public in the feed; empty for none.',
  })
  @Length(0, 254)
  ownerEmail?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Http or https address of its website, at most 300 characters; empty for none.',
  })
  @IsLink()
  link?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Language as a BCP 47 tag, such as `fr`; that of the radio when absent.',
  })
  @Length(2, 35)
  language?: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Categories in directories: at most three of `podcastCategories`.',
  })
  @ArrayMaxSize(3)
  categories?: string[];

  @Field(() => PodcastKind, {
    nullable: true,
    description: 'Order in which its episodes are listened to; EPISODIC when absent.',
  })
  kind?: PodcastKind;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True when it contains explicit language; false when absent.',
  })
  explicit?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Copyright holder, at most 200 characters.',
  })
  @Length(0, 200)
  copyright?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to make its feed public; false when absent.',
  })
  isPublished?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to forbid other hosts to import it (`podcast:locked`); true when absent.',
  })
  isLocked?: boolean;
}

export const PodcastPatch = patchOf(PodcastInput, 'PodcastPatch', 'Changes to a podcast.');
export type PodcastPatch = Partial<PodcastInput>;
