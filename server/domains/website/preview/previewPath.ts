/** URL path of the preview of a content. */
export const previewPathOf = (ticket: string): string => `/preview/${ticket}`;

/** URL path below which all pages of a website are shown to the people who have a ticket. */
export const sitePreviewPath = (rest: string): string => `/preview/site/${rest}`;
