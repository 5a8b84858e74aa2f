import { StarterKit } from '@tiptap/starter-kit';
import { CaptionedImage } from './captionedImage';
import { isAllowedAddress } from './linkAddress';
import { QuoteSource } from './quoteSource';
import { RecordLink, ReferenceNode, type NameReference } from './references';
import { tableNodes } from './tables';

const extensions = [
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
  CaptionedImage,
  QuoteSource,
  ...tableNodes,
];

/**
 * Editor extensions: exactly the elements that the server's `cleanHtml` allows. With `nameReference` they include references to records
 * and videos.
 */
export const extensionsWith = (nameReference: NameReference | undefined) =>
  nameReference
    ? [...extensions, ReferenceNode.configure({ nameOf: nameReference }), RecordLink]
    : extensions;
