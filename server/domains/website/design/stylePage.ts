import type { PublicPage } from '../../../kit/pages/publicPage.ts';
import { query } from '../../../kit/query/query.ts';
import { findRadio } from '../../programmes/public.ts';
import { styleSheetOf } from './styleSheet.ts';

const findPublishedStyles = query('website.findPublishedStyles', (db) =>
  db.selectFrom('Website').select(['template', 'style', 'formerDesign']).where('isPublic', '=', true),
);

/**
 * Serves the style sheets of public websites: the published and the previous one. Browsers may still show pages with the previous one. The
 * URL only selects a stored style; no part of it becomes part of the style sheet.
 */
export const stylePage: PublicPage = {
  path: '/site-style/:radio/:file',
  async render({ database, params }) {
    const radio = await findRadio(database, params['radio']!);
    const stored = radio && (await findPublishedStyles.first({ database, radioId: radio.id }));
    const designs = stored ? [stored, ...(stored.formerDesign ? [stored.formerDesign] : [])] : [];
    const sheet = designs.map(styleSheetOf).find(({ name }) => name === params['file']);
    return sheet && { ...styleResponse(sheet.text), radioId: radio!.id, isImmutable: true };
  },
};

export const styleResponse = (text: string) => ({
  status: 200 as const,
  type: 'text/css; charset=utf-8',
  text,
});
