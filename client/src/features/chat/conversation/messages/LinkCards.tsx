import { Box, Flex, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { piecesOf } from '../../../../kit/data/texts/PlainText';
import { useRecordsAtQuery, type RecordsAtQuery } from '../../chat.generated';

type Found = NonNullable<RecordsAtQuery['recordsAt'][number]>;

/** Maximum number of cards below one message. */
const maxCards = 3;

/** Cards of the records that a message links to. Shows only records that the viewer may see. */
export function LinkCards({ text }: { text: string }) {
  const paths = pathsIn(text);
  return paths.length === 0 ? null : <Cards paths={paths} />;
}

function Cards({ paths }: { paths: string[] }) {
  const { data } = useRecordsAtQuery({ variables: { paths }, errorPolicy: 'ignore' });
  const found = data?.recordsAt.filter((recordAt) => recordAt !== null && recordAt.link !== null) as
    | Found[]
    | undefined;
  if (!found || found.length === 0) return null;
  return (
    <Flex direction="column" gap="1.5" my="1">
      {found.map((card) => (
        <Card key={`${card.kind} ${card.id}`} found={card} />
      ))}
    </Flex>
  );
}

function Card({ found: { title, subtitle, link } }: { found: Found }) {
  const { t } = useTranslation();
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      px="3"
      py="1.5"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      alignSelf="flex-start"
      maxW="full"
      _hover={{ bg: 'bg.muted' }}
    >
      <Link to={link!}>
        <Box color="fg.muted" flexShrink="0">
          <FileText size={18} aria-hidden />
        </Box>
        <Box minW="0">
          <Text as="bdi" display="block" fontWeight="medium" truncate>
            {title}
          </Text>
          <Text textStyle="xs" color="fg.muted" truncate dir="auto">
            {subtitle || t('chatRecords.toRecord')}
          </Text>
        </Box>
      </Link>
    </Flex>
  );
}

/** Distinct paths of this portal that a text links to, without their query; at most `maxCards`. */
export function pathsIn(text: string): string[] {
  const links = piecesOf(text).filter(({ isLink }) => isLink);
  const paths = links.flatMap(({ piece }) => {
    const url = URL.parse(piece);
    return url?.origin === location.origin && url.pathname.startsWith('/admin/') ? url.pathname : [];
  });
  return [...new Set(paths)].slice(0, maxCards);
}
