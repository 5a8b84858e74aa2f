import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { When } from '../../../kit/data/texts/When';
import { matchesIn, matchIn } from '../../../kit/textMatch';
import type { ChatHitFieldsFragment } from '../chat.generated';
import { atMessage } from '../paths';
import { useThreadName } from '../threads/useThreadName';

/** Found message, as a link to its position in the thread. */
export function HitRow({
  hit: { author, body, createdAt, sequence, thread },
  text = '',
  showsThread = true,
  onOpen,
  children,
}: {
  hit: ChatHitFieldsFragment;
  /** The searched text. */
  text?: string;
  showsThread?: boolean;
  onOpen: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const nameOf = useThreadName();
  return (
    <Flex as="li" gap="1" align="flex-start">
      <Box asChild flex="1" minW="0" borderRadius="l2" p="2" _hover={{ bg: 'bg.muted' }}>
        <Link to={atMessage(thread, sequence)} onClick={onOpen}>
          <Flex gap="2" align="baseline">
            <Text as="bdi" fontWeight="medium" truncate flex="1">
              {author?.fullName ?? t('chat.formerPerson')}
            </Text>
            <Text as="span" textStyle="xs" color="fg.muted" flexShrink="0">
              <When moment={createdAt} />
            </Text>
          </Flex>
          {showsThread ? (
            <Text textStyle="xs" color="fg.muted" truncate>
              <bdi>{nameOf(thread)}</bdi>
            </Text>
          ) : null}
          <Text dir="auto" lineClamp={3} overflowWrap="anywhere" mt="0.5">
            {piecesAround(body, text).map(({ at, piece, isFound }) =>
              isFound ? (
                <Text key={at} as="mark" bg="brand.subtle" color="inherit" fontWeight="medium">
                  {piece}
                </Text>
              ) : (
                piece
              ),
            )}
          </Text>
        </Link>
      </Box>
      {children}
    </Flex>
  );
}

/** Number of characters that are shown before the match. In a long text, what precedes them is cut off. */
const before = 60;

/** Cuts a message's text to the part around its first match. Splits that part into matches and other text. */
export function piecesAround(body: string, text: string) {
  const first = matchIn(body, text)?.[0] ?? -1;
  const from = first > before * 2 ? first - before : 0;
  const words = (from > 0 ? '…' : '') + body.slice(from, from + 400);
  const pieces: Array<{ at: number; piece: string; isFound: boolean }> = [];
  let end = 0;
  for (const [at, until] of matchesIn(words, text)) {
    if (at > end) pieces.push({ at: end, piece: words.slice(end, at), isFound: false });
    pieces.push({ at, piece: words.slice(at, until), isFound: true });
    end = until;
  }
  if (end < words.length) pieces.push({ at: end, piece: words.slice(end), isFound: false });
  return pieces;
}
