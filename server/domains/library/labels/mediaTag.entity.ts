import { Entity } from '@mikro-orm/decorators/legacy';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Label } from '../../platform/public.ts';

@Entity()
@OutputType({
  rule: allow('read', 'MediaTag'),
  description: 'Tag of media, such as “summer”. A medium may have several.',
})
export class MediaTag extends Label {}
