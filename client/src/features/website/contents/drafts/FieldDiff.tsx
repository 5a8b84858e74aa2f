import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { wordDiff } from './wordDiff';

interface Props {
  label: string;
  before: string;
  after: string;
  /** Language tag of the texts. */
  language: string;
}

/** Compares a field of two versions: the whole text, with the added and removed words marked. */
export function FieldDiff({ label, before, after, language }: Props) {
  const { t } = useTranslation();
  return (
    <Box>
      <Heading as="h3" textStyle="compact" fontWeight="medium" mb="1">
        {label}
      </Heading>
      {before === after ? (
        <Text color="fg.muted">{t('website.revisions.same')}</Text>
      ) : (
        <Text whiteSpace="pre-line" dir="auto" lang={language} overflowWrap="anywhere">
          {wordDiff(before, after, language).map(({ kind, text }, index) =>
            kind === 'SAME' ? (
              text
            ) : (
              <Text
                key={index}
                as={kind === 'ADDED' ? 'ins' : 'del'}
                bg={kind === 'ADDED' ? 'bg.success' : 'bg.error'}
                textDecoration={kind === 'ADDED' ? 'underline' : 'line-through'}
              >
                {text}
              </Text>
            ),
          )}
        </Text>
      )}
    </Box>
  );
}
