import type { Domain } from '../../../kit/domain.ts';
import { viewsOf, viewsOfBin } from '../../../kit/list/viewedList.ts';
import { BlogBookmark } from './blogBookmark.entity.ts';
import { BlogCategory } from './blogCategory.entity.ts';
import { BlogCategoryResolver } from './blogCategory.resolver.ts';
import { BlogComment } from './comments/blogComment.entity.ts';
import { blogCommentResolvers } from './comments/blogComment.resolver.ts';
import { blogFiles } from './blogPictures.ts';
import { BlogPost } from './blogPost.entity.ts';
import { BlogPostResolver } from './blogPost.resolver.ts';

export const blog: Domain = {
  views: {
    blog: viewsOf('BlogPost'),
    'blog-bin': viewsOfBin('BlogPost'),
  },
  entities: [BlogCategory, BlogPost, BlogComment, BlogBookmark],
  resolvers: [BlogPostResolver, BlogCategoryResolver, ...blogCommentResolvers],
  files: blogFiles,
  seed: async (em) => (await import('./blog.seed.ts')).seedBlog(em),
  seedFiles: async (storage) => (await import('./samplePictures.ts')).storeSamplePictures(storage),
};
