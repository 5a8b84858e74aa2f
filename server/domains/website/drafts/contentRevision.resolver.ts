import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Requires } from '../../../kit/read/requires.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { ContentRevision } from './contentRevision.entity.ts';
import { ContentText, textOfFields } from './contentText.ts';

@Resolver(() => ContentRevision)
export class ContentRevisionResolver extends ReadResolver(ContentRevision, {
  rule: allow('read', 'Content'),
}) {
  @Requires('fields')
  @FieldResolver(() => ContentText, { description: 'The text that was published.' })
  text(@Root() { fields }: ContentRevision): ContentText {
    return textOfFields(fields);
  }
}
