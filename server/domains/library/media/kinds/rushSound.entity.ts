import { Entity } from '@mikro-orm/decorators/legacy';
import { ExcludedFromLibrary } from '../../../../kit/read/excludedFromLibrary.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { MediaItem } from '../mediaItem.entity.ts';
import { MediaKind } from './mediaKind.ts';

@Entity({ discriminatorValue: MediaKind.RUSH })
@ExcludedFromLibrary()
@OutputType({
  rule: allow('read', 'Rush'),
  description: 'Raw recording as uploaded. The lists of the library do not contain it.',
})
export class RushSound extends MediaItem {
  override kind = MediaKind.RUSH;
}
