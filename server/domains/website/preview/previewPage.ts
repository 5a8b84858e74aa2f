import type { PublicPage } from '../../../kit/pages/publicPage.ts';
import { previewPathOf } from './previewPath.ts';

/** Serves the page of a content with its draft to people who have a ticket. */
export const previewPage: PublicPage = {
  path: previewPathOf(':ticket'),
  isPrivate: true,
  async render(request) {
    const previewed = request.services.contentPreviews.open('content', request.params['ticket']!);
    return previewed && (await import('./previewView.ts')).renderPreview(request, previewed);
  },
};
