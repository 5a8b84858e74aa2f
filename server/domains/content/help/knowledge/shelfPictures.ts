import type { OpenFolder } from '../../../../kit/storage/fileKinds.ts';

/** Pictures of categories of the knowledge base. */
export const shelfPictures: OpenFolder = { name: 'help', widths: [320, 640] };
