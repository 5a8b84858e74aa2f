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
  description: 'Result of a line of an imported playlist.',
  valuesConfig: {
    FOUND: { description: 'One medium of the library has this file name, or this credit and title.' },
    AMBIGUOUS: { description: 'Several media have; `candidates` are the first of them.' },
    NOT_FOUND: { description: 'No medium has, or none that can be played today.' },
  },
});

@OutputType({ rule: 'parent', description: 'A line of an imported playlist that names a file.' })
export class M3uLine {
  @Field(() => Int, { description: 'Its number in the text, from 1.' }) line!: number;
  @Field({ description: 'The path as it stands there.' }) path!: string;
  @Field({ description: 'What is said of it, such as “credit - title”; may be empty.' }) label!: string;
  @Field(() => M3uResult, { description: 'What became of it.' }) result!: M3uResult;
  @Field(() => MediaItem, { nullable: true, description: 'What it means; null unless it was found.' })
  media!: MediaItem | null;
  @Field(() => [MediaItem], { description: 'At most 5 media that it can mean, when there are several.' })
  candidates!: MediaItem[];
}

@OutputType({ rule: 'parent', description: 'Result of the import of a playlist, line by line.' })
export class M3uImport {
  @Field(() => Playlist, { nullable: true, description: 'The playlist afterwards; null for a preview.' })
  playlist!: Playlist | null;
  @Field(() => Int, { description: 'How many lines were found.' }) found!: number;
  @Field(() => Int, { description: 'How many lines were not, or can mean several media.' }) missed!: number;
  @Field(() => [M3uLine], { description: 'Every line that names a file, in order.' }) lines!: M3uLine[];
}
