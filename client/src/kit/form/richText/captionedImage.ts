import { Image } from '@tiptap/extension-image';

/** Picture with an optional caption, as `figure` with `figcaption`; without one, as `img`. */
export const CaptionedImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), caption: { default: '', rendered: false, parseHTML: () => null } };
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: (element) => {
          const image = element.querySelector('img');
          const src = image?.getAttribute('src');
          if (!image || !src || src.startsWith('data:')) return false;
          const [alt, width, height] = ['alt', 'width', 'height'].map((name) => image.getAttribute(name));
          return {
            src,
            alt,
            width,
            height,
            caption: element.querySelector('figcaption')?.textContent.trim() ?? '',
          };
        },
      },
      { tag: 'img[src]:not([src^="data:"])' },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    const image = ['img', HTMLAttributes] as const;
    const caption = node.attrs['caption'] as string;
    return caption ? ['figure', image, ['figcaption', caption]] : image;
  },
});
