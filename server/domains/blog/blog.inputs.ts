import { ArrayMaxSize, Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { maxHtml } from '../../kit/html/cleanHtml.ts';
import { patchOf } from '../../kit/resource/patchOf.ts';
import { BlogStatus } from './blogPost.entity.ts';

@InputType({ description: 'A new article; whoever makes it is its author.' })
export class BlogPostInput {
  @Field({ description: 'Its title, 1 to 160 characters.' })
  @Length(1, 160)
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Its name in addresses, at most 120 characters; written with letters, digits and hyphens whatever is given. `taken` when another article has it. Made from the title when absent or empty.',
  })
  @Length(0, 120)
  slug?: string;

  @Field(() => BlogStatus, { nullable: true, description: 'How far it is; a draft when absent.' })
  status?: BlogStatus;

  @Field(() => String, {
    nullable: true,
    description: 'What it is about, plain text, at most 500 characters; its beginning when absent or empty.',
  })
  @Length(0, 500)
  excerpt?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The article as HTML, at most 100,000 characters. What the editor does not make is taken out: scripts, styles, frames, forms, pictures from elsewhere.',
  })
  @Length(0, maxHtml)
  content?: string;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 12 words or short phrases of 1 to 40 characters.',
  })
  tags?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Id of each `BlogCategory` that it is in, at most 8; BAD_USER_INPUT names one that does not exist.',
  })
  @ArrayMaxSize(8)
  categoryIds?: string[];
}

export const BlogPostPatch = patchOf(BlogPostInput, 'BlogPostPatch', 'Changes to an article.');
export type BlogPostPatch = Partial<BlogPostInput>;
