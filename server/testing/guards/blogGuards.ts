import type { Guard } from './guard.ts';

const html = 'kit/html/cleanHtml.test.ts';
const posts = 'domains/blog/blogPosts.test.ts';
const comments = 'domains/blog/blogComments.test.ts';
const pictures = 'domains/blog/blogPictures.test.ts';

/** What HTML of people may do, and whose articles are whose. */
export const blogGuards: readonly Guard[] = [
  {
    name: 'the HTML of an article is cleaned when it is written',
    file: 'domains/blog/blogPostValues.ts',
    on: 'cleanHtml(content)',
    off: 'content',
    provenBy: [{ file: posts, tests: ['are cleaned on every write, whichever way it comes'] }],
  },
  {
    name: 'HTML of one kind only is kept',
    file: 'kit/html/cleanHtml.ts',
    on: "allowedTags: [...blocks, ...inline, 'a', 'img'],",
    off: 'allowedTags: false,',
    provenBy: [{ file: html, tests: ['does nothing with all of them in one'] }],
  },
  {
    name: 'elements of HTML keep few attributes',
    file: 'kit/html/cleanHtml.ts',
    on: "a: ['href', 'rel', 'target'],",
    off: "'*': ['*'],",
    provenBy: [{ file: html, tests: ['does nothing with all of them in one'] }],
  },
  {
    name: 'a link of HTML is no other host in disguise',
    file: 'kit/html/addresses.ts',
    on: ' || url.username || url.password',
    off: '',
    provenBy: [{ file: html, tests: ['links to no host in disguise'] }],
  },
  {
    name: 'a path of HTML does not leave the portal',
    file: 'kit/html/addresses.ts',
    on: "!pathname.startsWith('//')",
    off: 'true',
    provenBy: [{ file: html, tests: ['does nothing with all of them in one'] }],
  },
  {
    name: 'pictures of HTML are our own',
    file: 'kit/html/addresses.ts',
    on: 'src && /^\\/files\\/[a-z]{1,30}\\/[\\da-f]{32}-\\d{2,4}\\.webp$/.test(src) ? src : undefined;',
    off: 'src;',
    provenBy: [{ file: html, tests: ['loads nothing from elsewhere'] }],
  },
  {
    name: 'an article is changed, deleted and restored by its author',
    file: 'domains/blog/blogPost.resolver.ts',
    on: 'if (post) requireOwnPost(context, post);',
    off: 'void [post, requireOwnPost];',
    provenBy: [
      {
        file: posts,
        tests: [
          'of somebody else are not changed, deleted or restored by an author',
          'that are not published are unknown to all but their author and those who manage articles',
        ],
      },
    ],
  },
  {
    name: 'the recycle bin shows an author their own articles',
    file: 'kit/resource/recoverableResolver.ts',
    on: 'reads.whereDeleted?.(context)',
    off: 'undefined',
    provenBy: [
      { file: posts, tests: ['of somebody else are not changed, deleted or restored by an author'] },
    ],
  },
  {
    name: 'an article that is not published is not shown',
    file: 'domains/blog/blogAccess.ts',
    on: "post.or([manages, post('t.status', '=', BlogStatus.PUBLISHED), post('t.author', '=', viewer)]);",
    off: "post.or([manages, post('t.id', '>', 0), post('t.author', '=', viewer)]);",
    provenBy: [
      {
        file: posts,
        tests: ['that are not published are unknown to all but their author and those who manage articles'],
      },
    ],
  },
  {
    name: 'a comment is seen below what one sees',
    file: 'domains/blog/blogComment.resolver.ts',
    on: "or([manages, eb('about.status', '=', BlogStatus.PUBLISHED), eb('about.author', '=', viewer)]),",
    off: "or([manages, eb('about.id', '>', 0), eb('about.author', '=', viewer)]),",
    provenBy: [{ file: comments, tests: ['are not seen below what one does not see'] }],
  },
  {
    name: 'the picture of an article is changed by its author',
    file: 'domains/blog/blogPictures.ts',
    on: 'await requireOwnPostNamed(context, postId);',
    off: '',
    provenBy: [
      { file: pictures, tests: ['is changed by nobody who may not change articles, or not this one'] },
    ],
  },
  {
    name: 'pictures for texts are taken from whoever writes',
    file: 'domains/blog/blogPictures.ts',
    on: "if (!abilities.allows(update)) abilities.require(allow('create', 'BlogPost'));",
    off: 'void [abilities, update];',
    provenBy: [{ file: pictures, tests: ['is taken from nobody who does not write'] }],
  },
  {
    name: 'no drawing is read once the samples are drawn',
    file: 'kit/images/drawings.ts',
    on: 'sharp.block(svg);',
    off: '',
    provenBy: [
      { file: pictures, tests: ['are drawn for each of them, and no other drawing is read afterwards'] },
    ],
  },
];
