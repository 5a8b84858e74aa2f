import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Length } from 'class-validator';
import { Field } from 'type-graphql';
import { ListField } from '../../../kit/list/listField.ts';
import { Writable } from '../../../kit/resource/inputsOf.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Label } from '../../platform/public.ts';

@Entity()
@OutputType({
  rule: allow('read', 'MediaCategory'),
  description: 'Category of the library, such as “Current” or “Gold”. A medium has at most one.',
})
export class MediaCategory extends Label {
  @Field({ description: 'Description, at most 500 characters; may be empty.' })
  @Writable({
    checks: [Length(0, 500)],
    isOptional: true,
    description: 'Description, at most 500 characters; an empty text for none.',
  })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  description: string = '';
}
