import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainText } from '../../../kit/data/texts/PlainText';

const longText = 700;
const manyLines = 12;

const isLong = (text: string) => text.length > longText || text.split('\n').length > manyLines;

/** Text of a post; a long text is collapsed initially. */
export function PostText({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!text) return null;
  return (
    <Box px="4" mt="3">
      <PlainText text={text} lineClamp={isLong(text) && !isOpen ? 8 : undefined} />
      {isLong(text) ? (
        <Button
          variant="plain"
          size="xs"
          px="0"
          color="brand.fg"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('profile.post.less') : t('profile.post.more')}
        </Button>
      ) : null}
    </Box>
  );
}
