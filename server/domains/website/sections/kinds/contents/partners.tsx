import { ContentKind } from '../../../contents/contentEnums.ts';
import { contentSection } from './contentList.tsx';

/** Partners, in their order. */
export const partners = contentSection(ContentKind.PARTNER, 8);
