import { ArrayMaxSize, IsIn, Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { viewedLists } from './viewedLists.ts';

@InputType({ description: 'A new view of a list.' })
export class LibraryViewInput {
  @Field({ description: 'Its name, 1 to 80 characters.' })
  @Length(1, 80)
  name!: string;

  @Field({
    description:
      'The list that it is a view of, by its name on the screen, such as `songs`, `invoices` or `invoices-bin`.',
  })
  @IsIn(Object.keys(viewedLists))
  list!: string;

  @Field({
    description: 'The state of the list, as its address on the screen writes it, at most 2,000 characters.',
  })
  @Length(0, 2000)
  query!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Keys of the columns that are hidden, at most 50 of 1 to 40 characters.',
  })
  @ArrayMaxSize(50)
  @Length(1, 40, { each: true })
  hiddenColumns?: string[];

  @Field(() => [String], {
    nullable: true,
    description: 'Keys of the columns in the order that was chosen, at most 50 of 1 to 40 characters.',
  })
  @ArrayMaxSize(50)
  @Length(1, 40, { each: true })
  columnOrder?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether everybody of the radio sees it, for whoever may update what the list holds; else it is the viewer’s own.',
  })
  shared?: boolean;
}

export const LibraryViewPatch = patchOf(LibraryViewInput, 'LibraryViewPatch', 'Changes to a view.');
export type LibraryViewPatch = Partial<LibraryViewInput>;
