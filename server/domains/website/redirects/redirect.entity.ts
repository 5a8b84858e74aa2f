import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { BooleanFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';

@Entity()
@Unique({ properties: ['radio', 'path'] })
@Index({ properties: ['radio', 'target'] })
@OutputType({
  rule: allow('read', 'Redirect'),
  description:
    'A redirect from a URL of the website without a page to another URL. Each former URL of a content or topic has one.',
})
export class Redirect extends RadioOwned {
  @Field({ description: 'Path below the address of the website, such as `/en/old-page`; unique.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', length: 300 })
  path!: string;

  @Field({
    description:
      'Target of the redirect: a path below the address of the website, or a web address. When a redirect is entered, a target that is itself redirected is replaced by its own target.',
  })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', length: 500 })
  target!: string;

  @Field({
    description:
      'True for a redirect that was made automatically from the former address of a content or topic. It was made when the address changed, or when the topic was merged into another. It follows further changes, and redirects while the content is published or the topic exists. False after the redirect was updated.',
  })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  isAutomatic: boolean = false;
}
