import { Resolver } from 'type-graphql';
import { Jingle } from './jingle.entity.ts';
import { JinglePatch } from './kinds.inputs.ts';
import { MediaKindResolver } from './mediaKindResolver.ts';

@Resolver(() => Jingle)
export class JingleResolver extends MediaKindResolver(Jingle, JinglePatch, {
  views: 'jingles',
  list: '/admin/multimedia/jingles',
  record: '/admin/multimedia/jingles/:id',
}) {}
