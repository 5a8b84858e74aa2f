import { Box, Code, Link, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { piecesOf } from '../../../kit/data/PlainText';
import { blocksOf, spansOf } from './words';

/** What somebody wrote: lines as they are, addresses of the web as links, code and quotes as such, and nothing of it as HTML. */
export function MessageWords({ text }: { text: string }) {
  return blocksOf(text).map(({ kind, text: words }, at) => {
    if (kind === 'code')
      return (
        <Box
          key={at}
          as="pre"
          dir="ltr"
          overflowX="auto"
          bg="bg.muted"
          borderRadius="l2"
          px="3"
          py="2"
          my="1"
          textStyle="compact"
        >
          <code>{words}</code>
        </Box>
      );
    const lines = (
      <Text key={at} dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
        <Words text={words} />
      </Text>
    );
    if (kind === 'words') return lines;
    // Its mark stands at the side where the page begins, whatever the direction of the words.
    return (
      <Box
        key={at}
        as="blockquote"
        borderInlineStartWidth="3px"
        borderColor="border.emphasized"
        ps="3"
        my="1"
        color="fg.muted"
      >
        {lines}
      </Box>
    );
  });
}

function Words({ text }: { text: string }) {
  return spansOf(text).map(({ at, text: words, isCode }) =>
    isCode ? (
      <Code key={at} dir="ltr" size="sm">
        {words}
      </Code>
    ) : (
      <Fragment key={at}>
        {piecesOf(words).map(({ at: start, piece, isLink }) =>
          isLink ? (
            <Link
              key={start}
              href={piece}
              target="_blank"
              rel="noopener noreferrer nofollow"
              variant="underline"
            >
              {piece}
            </Link>
          ) : (
            piece
          ),
        )}
      </Fragment>
    ),
  );
}
