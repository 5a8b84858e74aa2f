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
  description: 'Raw recording as uploaded. Appears in no list of the library.',
})
export class RushSound extends MediaItem {
  override kind = MediaKind.RUSH;
}
