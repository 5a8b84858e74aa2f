import { Entity } from '@mikro-orm/decorators/legacy';
import { ExcludedFromLibrary } from '../../../../kit/read/excludedFromLibrary.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { MediaItem } from '../mediaItem.entity.ts';
import { MediaKind } from './mediaKind.ts';

@Entity({ discriminatorValue: MediaKind.EPISODE })
@ExcludedFromLibrary()
@OutputType({
  rule: allow('read', 'Episode'),
  description: 'Finished sound of an episode. Appears in no list of the library.',
})
export class EpisodeSound extends MediaItem {
  override kind = MediaKind.EPISODE;
}
