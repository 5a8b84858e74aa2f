/** Paths of the blog. */
export const blogPaths = {
  list: '/admin/blog',
  create: '/admin/blog/new',
  bin: '/admin/blog/bin',
  detail: (id: string) => `/admin/blog/${id}`,
  edit: (id: string) => `/admin/blog/${id}/edit`,
  /** Lists the articles of a category, or those with a tag. */
  ofCategory: (id: string) => `/admin/blog?categoryId=${id}`,
  ofTag: (tag: string) => `/admin/blog?tags=${encodeURIComponent(tag)}`,
};

/** Upload address of pictures in the text of an article. */
export const textPicturesUrl = '/uploads/blog/pictures';
