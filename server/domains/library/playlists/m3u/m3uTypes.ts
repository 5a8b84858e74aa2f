import { Field, Int, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { MediaItem } from '../../media/mediaItem.entity.ts';
import { Playlist } from '../playlist.entity.ts';

export enum M3uResult {
  FOUND = 'FOUND',
  AMBIGUOUS = 'AMBIGUOUS',
  NOT_FOUND = 'NOT_FOUND',
}
registerEnumType(M3uResult, {
  name: 'M3uResult',
  description: 'Whether a medium of the library matches a line of an imported playlist.',
  valuesConfig: {
    FOUND: {
      description: 'Exactly one playable medium matches the file name, or the credit and title.',
    },
    AMBIGUOUS: {
      description:
        'Several media match, or the label names another song than the medium with that file name. See `candidates`.',
    },
    NOT_FOUND: {
      description: 'No match among the media that can be played today and that the viewer may read.',
    },
  },
});

@OutputType({ rule: 'parent', description: 'Line of an imported playlist that names a file.' })
export class M3uLine {
  @Field(() => Int, { description: 'Line number in the text, starting at 1.' }) line!: number;
  @Field({ description: 'Path as given in the text; the label for an XSPF track without a location.' })
  path!: string;
  @Field({ description: 'Label of the line in the imported file, such as “credit - title”; may be empty.' })
  label!: string;
  @Field(() => M3uResult, { description: 'Whether a medium of the library matches the line.' })
  result!: M3uResult;
  @Field(() => MediaItem, { nullable: true, description: 'Matching medium; null unless `result` is FOUND.' })
  media!: MediaItem | null;
  @Field(() => [MediaItem], {
    description: 'Matching media, at most 5, when `result` is AMBIGUOUS; otherwise empty.',
  })
  candidates!: MediaItem[];
}

@OutputType({ rule: 'parent', description: 'Result of the import of a playlist, line by line.' })
export class M3uImport {
  @Field(() => Playlist, { nullable: true, description: 'Playlist after the import; null for a preview.' })
  playlist!: Playlist | null;
  @Field(() => Int, { description: 'Number of lines with exactly one match.' }) found!: number;
  @Field(() => Int, { description: 'Number of lines without a match or with several.' }) missed!: number;
  @Field(() => [M3uLine], {
    description:
      'Page of the lines that name a file. Lines without a match or with several matches come first, then lines with one match, both in the order of the file.',
  })
  lines!: M3uLine[];
}
