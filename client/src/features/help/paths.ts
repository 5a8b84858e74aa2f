/** URL paths of the frequent questions and of the knowledge base. */
export const helpPaths = {
  faq: '/admin/faq',
  knowledge: '/admin/knowledge-base',
  addArticle: '/admin/knowledge-base/new',
  shelf: (key: string) => `/admin/knowledge-base/${key}`,
  article: (key: string, slug: string) => `/admin/knowledge-base/${key}/${slug}`,
  editArticle: (key: string, slug: string) => `/admin/knowledge-base/${key}/${slug}/edit`,
};

/** Path that opens a frequent question in its chapter. */
export const faqQuestionPath = (chapter: string, id: string) =>
  `${helpPaths.faq}?${new URLSearchParams({ chapter, question: id })}`;

/** Path of the form for a new article, with the given topic as the default. */
export const addArticlePath = (topicId?: string) =>
  topicId ? `${helpPaths.addArticle}?topic=${topicId}` : helpPaths.addArticle;
