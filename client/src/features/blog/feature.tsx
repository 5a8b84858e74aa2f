import { Newspaper } from 'lucide-react';
import { addCommand } from '../../kit/commands/command';
import { defineFeature } from '../../kit/defineFeature';
import { blogPaths } from './paths';
import { blogCommentRecord, blogPostRecord } from './records';

export const blog = defineFeature({
  name: 'blog',
  records: [blogPostRecord, blogCommentRecord],
  commands: [
    addCommand({ path: blogPaths.create, title: 'blog.add' }, Newspaper, {
      action: 'create',
      subject: 'BlogPost',
    }),
  ],
  pages: [
    {
      path: blogPaths.list,
      title: 'blog.title',
      load: () => import('./BlogListPage'),
      rule: { action: 'read', subject: 'BlogPost' },
      entry: { id: 25, icon: Newspaper, key: 'b', section: 'content' },
    },
    {
      path: blogPaths.create,
      title: 'blog.add',
      load: () => import('./edit/BlogCreatePage'),
      rule: { action: 'create', subject: 'BlogPost' },
    },
    {
      path: blogPaths.bin,
      title: 'blog.bin.title',
      load: () => import('./BlogBinPage'),
      rule: { action: 'delete', subject: 'BlogPost' },
    },
    {
      path: blogPaths.detail(':id'),
      title: 'blog.one',
      load: () => import('./BlogPostPage'),
      rule: { action: 'read', subject: 'BlogPost' },
    },
    {
      path: blogPaths.edit(':id'),
      title: 'blog.edit',
      load: () => import('./edit/BlogEditPage'),
      rule: { action: 'update', subject: 'BlogPost' },
    },
  ],
});
