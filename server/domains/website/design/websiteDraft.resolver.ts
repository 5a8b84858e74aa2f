import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Requires } from '../../../kit/read/requires.ts';
import { designOfStored, WebsiteDesign, type StoredDesign } from './websiteDesign.ts';
import { WebsiteDraft } from './websiteDraft.entity.ts';

@Resolver(() => WebsiteDraft)
export class WebsiteDraftResolver {
  @Requires('fields')
  @FieldResolver(() => WebsiteDesign, { description: 'The design that will be published.' })
  design(@Root() { fields }: { fields: StoredDesign }): WebsiteDesign {
    return designOfStored(fields);
  }
}
