import { Entity } from '@mikro-orm/decorators/legacy';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Label } from '../../organization/radios/label.ts';

@Entity()
@OutputType({
  rule: allow('read', 'MediaTag'),
  description: 'A word that media are marked with, such as “summer”. A medium may bear many.',
})
export class MediaTag extends Label {}
