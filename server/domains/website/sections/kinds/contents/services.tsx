import { ContentKind } from '../../../contents/contentEnums.ts';
import { contentSection } from './contentList.tsx';

/** Services, in their order. */
export const services = contentSection(ContentKind.SERVICE, 3);
