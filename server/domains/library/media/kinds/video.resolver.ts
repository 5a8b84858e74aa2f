import { Resolver } from 'type-graphql';
import { VideoPatch } from './kinds.inputs.ts';
import { MediaKindResolver } from './mediaKindResolver.ts';
import { Video } from './video.entity.ts';

@Resolver(() => Video)
export class VideoResolver extends MediaKindResolver(Video, VideoPatch, {
  views: 'videos',
  list: '/admin/videos',
  record: '/admin/videos/:id',
}) {}
