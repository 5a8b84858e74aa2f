/** Addresses of the blog. */
export const blogPaths = {
  list: '/admin/blog',
  create: '/admin/blog/new',
  bin: '/admin/blog/bin',
  detail: (id: string) => `/admin/blog/${id}`,
  edit: (id: string) => `/admin/blog/${id}/edit`,
  /** The articles of a category, or those with a tag. */
  ofCategory: (id: string) => `/admin/blog?categoryId=${id}`,
  ofTag: (tag: string) => `/admin/blog?tags=${encodeURIComponent(tag)}`,
};

/** Where pictures for the text of an article are sent to. */
export const textPicturesUrl = '/uploads/blog/pictures';
