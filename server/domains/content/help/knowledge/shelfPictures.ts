import type { OpenFolder } from '../../../../kit/storage/fileKinds.ts';

/** Folder of the uploaded pictures of the categories of the knowledge base. */
export const shelfPictures: OpenFolder = { name: 'help', widths: [320, 640] };
