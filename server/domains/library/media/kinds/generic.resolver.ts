import { Resolver } from 'type-graphql';
import { Generic } from './generic.entity.ts';
import { GenericPatch } from './kinds.inputs.ts';
import { MediaKindResolver } from './mediaKindResolver.ts';

@Resolver(() => Generic)
export class GenericResolver extends MediaKindResolver(Generic, GenericPatch, {
  views: 'generics',
  list: '/admin/multimedia/generics',
  record: '/admin/multimedia/generics/:id',
}) {}
