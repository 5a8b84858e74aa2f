import { Link, Text, type TextProps } from '@chakra-ui/react';

const addresses = /https?:\/\/[^\s<>"'«»“”]+/gi;
/** Punctuation at the end of a sentence is not part of an address. */
const sentenceEnd = /[.,;:!?…)\]}]+$/;

/** Plain text with its line breaks, in which URLs are links. Never rendered as HTML. */
export function PlainText({ text, ...props }: { text: string } & TextProps) {
  return (
    <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto" {...props}>
      {piecesOf(text).map(({ at, piece, isLink }) =>
        isLink ? (
          <Link key={at} href={piece} target="_blank" rel="noopener noreferrer nofollow" variant="underline">
            {piece}
          </Link>
        ) : (
          piece
        ),
      )}
    </Text>
  );
}

interface Piece {
  at: number;
  piece: string;
  isLink: boolean;
}

/** Splits a text into URLs and the text between them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = found.replace(sentenceEnd, '');
    if (!isWebAddress(address)) continue;
    if (index > end) pieces.push({ at: end, piece: text.slice(end, index), isLink: false });
    end = index + address.length;
    pieces.push({ at: index, piece: address, isLink: true });
  }
  if (end < text.length) pieces.push({ at: end, piece: text.slice(end), isLink: false });
  return pieces;
}

/** Addresses with a user name or password are refused, because they can imitate another host. */
function isWebAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password;
}
