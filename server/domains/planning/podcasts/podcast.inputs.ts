import { ArrayMaxSize, Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsLink } from '../../../kit/graphql/link.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { PodcastKind } from './podcast.entity.ts';

@InputType({ description: 'A new podcast. Its cover is sent afterwards.' })
export class PodcastInput {
  @Field(() => ID, {
    description:
      'The emission whose episodes it holds: id of an `Emission`; `taken` when it has a podcast already, also in the recycle bin.',
  })
  emissionId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is called in directories, 1 to 200 characters; that of the emission when absent.',
  })
  @Length(1, 200)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it is about, plain text of at most 4,000 characters; the summary of the emission when absent.',
  })
  @Length(0, 4000)
  description?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who makes it, at most 200 characters; the radio when absent.',
  })
  @Length(0, 200)
  author?: string;

  @Field(() => String, { nullable: true, description: 'Whom directories write to, at most 200 characters.' })
  @Length(0, 200)
  ownerName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where they write to; everybody can read it in the feed. Empty for nowhere.',
  })
  @Length(0, 254)
  ownerEmail?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Http or https address of its page, of at most 300 characters; empty for none.',
  })
  @IsLink()
  link?: string;

  @Field(() => String, {
    nullable: true,
    description: 'BCP 47 tag of its language, such as `fr`; that of the radio when absent.',
  })
  @Length(2, 35)
  language?: string;

  @Field(() => [String], {
    nullable: true,
    description: 'What directories sort it by: at most three of `podcastCategories`.',
  })
  @ArrayMaxSize(3)
  categories?: string[];

  @Field(() => PodcastKind, {
    nullable: true,
    description: 'In which order it is to be heard; EPISODIC when absent.',
  })
  kind?: PodcastKind;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it holds words that are not for everyone; no when absent.',
  })
  explicit?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who holds the rights, at most 200 characters.',
  })
  @Length(0, 200)
  copyright?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its feed is open to everybody; no when absent.',
  })
  isPublished?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether other hosts are told not to take it over; yes when absent.',
  })
  isLocked?: boolean;
}

export const PodcastPatch = patchOf(PodcastInput, 'PodcastPatch', 'Changes to a podcast.');
export type PodcastPatch = Partial<PodcastInput>;
