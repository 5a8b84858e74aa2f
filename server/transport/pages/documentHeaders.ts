/** Headers of documents that pages and programs of any origin may load. */
export const anyOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Content security policy of documents: a browser that opens one runs nothing in it. */
export const documentPolicy = "default-src 'none'; sandbox";
