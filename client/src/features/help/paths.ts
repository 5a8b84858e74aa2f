/** Addresses of the frequent questions and of the knowledge base. */
export const helpPaths = {
  faq: '/admin/faq',
  knowledge: '/admin/knowledge-base',
  addArticle: '/admin/knowledge-base/new',
  shelf: (key: string) => `/admin/knowledge-base/${key}`,
  article: (key: string, slug: string) => `/admin/knowledge-base/${key}/${slug}`,
  editArticle: (key: string, slug: string) => `/admin/knowledge-base/${key}/${slug}/edit`,
};

/** A frequent question, open in its chapter. */
export const faqQuestionPath = (chapter: string, id: string) =>
  `${helpPaths.faq}?${new URLSearchParams({ chapter, question: id })}`;

/** A new article, on the shelf from which one came. */
export const addArticlePath = (topicId?: string) =>
  topicId ? `${helpPaths.addArticle}?topic=${topicId}` : helpPaths.addArticle;
