import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { Card } from '../../../kit/layout/Card';
import type { FaqEntryFragment } from './faq.generated';
import { FaqAccordion } from './FaqAccordion';
import { matchElsewhere, type Chapter } from './faqView';
import { HelpIcon } from '../HelpIcon';
import { useAddress } from '../knowledge/useAddress';

interface Props {
  chapters: readonly Chapter[];
  chapter: Chapter;
  search: string;
  onEdit: (entry: FaqEntryFragment) => void;
}

/** Chapter with its description and its questions. */
export function FaqQuestions({ chapters, chapter, search, onEdit }: Props) {
  return (
    <Card as="section" p={{ base: '4', md: '5' }} minW="0" aria-labelledby="faq-chapter">
      <Flex align="center" gap="3" mb="3">
        <HelpIcon name={chapter.icon} />
        <Box minW="0">
          <Heading as="h2" id="faq-chapter" textStyle="md" fontWeight="semibold" dir="auto">
            {chapter.title}
          </Heading>
          <Text color="fg.muted" textStyle="compact" dir="auto">
            {chapter.subtitle}
          </Text>
        </Box>
      </Flex>
      {chapter.questions.length > 0 ? (
        <FaqAccordion chapter={chapter} search={search} onEdit={onEdit} />
      ) : (
        <NoQuestions chapters={chapters} chapter={chapter} search={search} />
      )}
    </Card>
  );
}

function NoQuestions({ chapters, chapter, search }: Omit<Props, 'onEdit'>) {
  const { t } = useTranslation();
  const { change } = useAddress();
  const otherChapter = matchElsewhere(chapters, chapter);
  if (search === '')
    return (
      <StateMessage icon={SearchX} title={t('list.empty')} headingLevel="h2">
        {t('faq.empty')}
      </StateMessage>
    );
  return (
    <StateMessage
      icon={SearchX}
      title={t('list.noMatch')}
      action={
        <>
          {otherChapter ? (
            <Button colorPalette="brand" onClick={() => change({ chapter: otherChapter.key })}>
              {t('faq.lookIn', { title: otherChapter.title })}
            </Button>
          ) : null}
          <Button variant="outline" onClick={() => change({ q: undefined })}>
            {t('list.clearSearch')}
          </Button>
        </>
      }
    >
      {otherChapter ? t('faq.elsewhere', { title: otherChapter.title }) : t('faq.noMatch', { search })}
    </StateMessage>
  );
}
