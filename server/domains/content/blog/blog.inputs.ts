import { ArrayMaxSize, Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { maxHtml } from '../../../kit/html/cleanHtml.ts';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { BlogStatus } from './blogPost.entity.ts';

@InputType({ description: 'New article; the viewer becomes its author.' })
export class BlogPostInput {
  @Field({ description: 'Title, 1 to 160 characters.' })
  @Length(1, 160)
  title!: string;

  @OptionalField(() => String, {
    description:
      'Slug, at most 120 characters; converted to letters, digits and hyphens, and made from the title when it is empty. Rejected with `taken` when another article has this slug.',
    whenAbsent: 'Made from the title when absent.',
  })
  @Length(0, 120)
  slug?: string;

  @OptionalField(() => BlogStatus, { description: 'Status.', whenAbsent: 'Defaults to DRAFT.' })
  status?: BlogStatus;

  @OptionalField(() => String, {
    description: 'Excerpt as plain text, at most 500 characters; empty to use the beginning of the article.',
    whenAbsent: 'Defaults to the beginning of the article.',
  })
  @Length(0, 500)
  excerpt?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Article as HTML, at most 100,000 characters. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures.',
  })
  @Length(0, maxHtml)
  content?: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Tags: at most 12 words or short phrases of 1 to 40 characters.',
  })
  tags?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of the `BlogCategory`s, at most 8; BAD_USER_INPUT at each that does not exist.',
  })
  @ArrayMaxSize(8)
  categoryIds?: string[];
}

export const BlogPostPatch = patchOf(BlogPostInput, 'BlogPostPatch', 'Changes to an article.');
export type BlogPostPatch = Partial<BlogPostInput>;
