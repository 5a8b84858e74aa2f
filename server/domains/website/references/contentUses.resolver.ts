import { Ctx, Field, FieldResolver, ID, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { RecordType } from '../../../kit/html/references.ts';
import { batched } from '../../../kit/read/batch.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Emission, Episode } from '../../programmes/public.ts';
import { Content } from '../contents/content.entity.ts';
import { contentsReferringTo } from './referenceUses.ts';
import { partsReferringTo, WebsitePart } from './websiteUses.ts';

@OutputType({ rule: 'parent', description: 'Content of the website whose text or draft refers to a record.' })
class ContentUse {
  @Field(() => ID, { description: 'Id of the `Content`.' })
  id!: string;

  @Field({ description: 'Title of the content.' })
  title!: string;
}

/** Creates the field of the contents that refer to a record of a type. Media have them in `usedIn`, among their other uses. */
function usesOf(item: ClassType, type: RecordType) {
  const load = batched((context, ids) => contentsReferringTo(context, type, ids));
  const loadParts = batched((context, ids) => partsReferringTo(context, type, ids));

  @Resolver(() => item)
  class ContentUsesResolver {
    @FieldResolver(() => [ContentUse], {
      description:
        'Contents of the website whose text or draft refers to the record, at most 100. The most recently created come first. Empty for viewers who may not read contents. These contents do not prevent the deletion of the record; pages then leave the reference out.',
    })
    usedInContents(@Root() { id }: Row, @Ctx() context: Context): Promise<ContentUse[]> {
      return load(context, id);
    }

    @FieldResolver(() => [WebsitePart], {
      description:
        'Parts of the website itself that show the record or refer to it. Empty for viewers who may not read the website. These parts do not prevent the deletion of the record; pages then leave the reference or the section out.',
    })
    usedInWebsite(@Root() { id }: Row, @Ctx() context: Context): Promise<WebsitePart[]> {
      return loadParts(context, id);
    }
  }
  return ContentUsesResolver;
}

export const contentUsesResolvers = [
  usesOf(Emission, 'Emission'),
  usesOf(Episode, 'Episode'),
  usesOf(Content, 'Content'),
];
