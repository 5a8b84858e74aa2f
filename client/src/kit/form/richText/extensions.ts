import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedAddress } from './linkAddress';

/** Editor extensions. Together they allow exactly the elements that the server's `cleanHtml` allows. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isAllowedAddress(address),
      shouldAutoLink: isAllowedAddress,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
];
