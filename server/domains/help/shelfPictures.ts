import type { OpenFolder } from '../../kit/storage/fileKinds.ts';

/** The pictures of shelves of the knowledge base. */
export const shelfPictures: OpenFolder = { name: 'help', widths: [320, 640] };
