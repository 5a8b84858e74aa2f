import type { Domain } from '../../kit/domain.ts';
import { Bookmark } from './bookmark.entity.ts';

export const portal: Domain = {
  entities: [Bookmark],
  resolvers: [],
};
