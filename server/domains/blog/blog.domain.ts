import type { Domain } from '../../kit/domain.ts';
import { BlogBookmark } from './blogBookmark.entity.ts';
import { BlogCategory } from './blogCategory.entity.ts';
import { BlogComment } from './blogComment.entity.ts';
import { BlogPost } from './blogPost.entity.ts';

export const blog: Domain = {
  entities: [BlogCategory, BlogPost, BlogComment, BlogBookmark],
  resolvers: [],
};
