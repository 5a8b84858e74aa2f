import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Requires } from '../../../kit/read/requires.ts';
import { ContentDraft } from './contentDraft.entity.ts';
import { ContentText, textOfFields } from './contentText.ts';

@Resolver(() => ContentDraft)
export class ContentDraftResolver {
  @Requires('fields')
  @FieldResolver(() => ContentText, { description: 'The text that will be published.' })
  text(@Root() { fields }: ContentDraft): ContentText {
    return textOfFields(fields);
  }
}
