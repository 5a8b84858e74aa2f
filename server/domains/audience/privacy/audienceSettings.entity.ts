import { Entity, Enum, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';
import { AudiencePrivacy, usualPrivacy } from './audiencePrivacy.ts';

@Entity()
@Unique({ properties: ['radio'] })
@OutputType({
  rule: allow('read', 'AudienceSettings'),
  description: 'Privacy setting of a radio: which data it stores about its listeners.',
})
export class AudienceSettings extends RadioOwned {
  @Field(() => AudiencePrivacy, { description: 'Level of detail that is stored about listeners.' })
  @Enum({ items: () => AudiencePrivacy })
  privacy: AudiencePrivacy = usualPrivacy;
}
