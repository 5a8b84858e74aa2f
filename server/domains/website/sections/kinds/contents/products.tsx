import { ContentKind } from '../../../contents/contentEnums.ts';
import { contentSection } from './contentList.tsx';

/** Products, in their order. */
export const products = contentSection(ContentKind.PRODUCT, 3);
