import { Box, Code, Link, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useViewer } from '../../../../apollo/session/SessionContext';
import { piecesOf } from '../../../../kit/data/texts/PlainText';
import { mentionSpansOf } from '../../mentions/mentionAt';
import type { Message } from './messageWindow';
import { blocksOf, spansOf } from './words';

const asTyped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** Text of a message: line breaks, links, code and quotes are formatted, and HTML is shown as text. */
export function MessageWords({ text, mentions = [] }: { text: string; mentions?: Message['mentions'] }) {
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
      <p key={at} dir="auto" style={asTyped}>
        <Words text={words} mentions={mentions} />
      </p>
    );
    if (kind === 'words') return lines;
    // The border is at the start side of the page, independent of the direction of the text.
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

function Words({ text, mentions }: { text: string; mentions: Message['mentions'] }) {
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
            <Fragment key={start}>
              {mentions.length > 0 ? <Mentions text={piece} mentions={mentions} /> : piece}
            </Fragment>
          ),
        )}
      </Fragment>
    ),
  );
}

/** Text with highlighted mentions; mentions of the viewer are highlighted most. */
function Mentions({ text, mentions }: { text: string; mentions: Message['mentions'] }) {
  const viewer = useViewer();
  return mentionSpansOf(text).map(({ at, text: words, name }) => {
    const person = name ? mentions.find(({ username }) => username.toLowerCase() === name) : undefined;
    if (!person) return <Fragment key={at}>{words}</Fragment>;
    return (
      <Text
        key={at}
        as="bdi"
        title={person.fullName}
        color="brand.fg"
        fontWeight="medium"
        bg={person.id === viewer.id ? 'brand.subtle' : undefined}
        borderRadius="sm"
        px={person.id === viewer.id ? '0.5' : undefined}
      >
        {words}
      </Text>
    );
  });
}
