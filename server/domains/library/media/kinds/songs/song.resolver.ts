import { Resolver } from 'type-graphql';
import { ToMany } from '../../../../../kit/read/children.ts';
import { Artiste } from '../../../catalogue/artiste.entity.ts';
import { SongPatch } from '../kinds.inputs.ts';
import { MediaKindResolver } from '../mediaKindResolver.ts';
import { Song } from './song.entity.ts';

@Resolver(() => Song)
@ToMany('artistes', () => Artiste, { first: 10, description: 'Artistes of the song.' })
export class SongResolver extends MediaKindResolver(Song, SongPatch, {
  views: 'songs',
  list: '/admin/multimedia/songs',
  record: '/admin/multimedia/songs/:id',
}) {}
