import { Accordion, Box, Flex, IconButton } from '@chakra-ui/react';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { RowActions, type RowAction } from '../../../kit/list/table/RowActions';
import { useDeleteRecord } from '../../../kit/records/useDeleteRecord';
import { useDeleteFaqQuestionMutation, type FaqEntryFragment } from './faq.generated';
import type { Chapter } from './faqView';
import { Highlighted } from '../Highlighted';
import { faqQuestionPath } from '../paths';
import { useAddress } from '../knowledge/useAddress';

interface Props {
  chapter: Chapter;
  search: string;
  onEdit: (entry: FaqEntryFragment) => void;
}

/**
 * Accordion of the questions of a chapter. One question is open at a time, and the address contains its id. During a
 * search, all found questions are open at first, so that the matches are visible.
 */
export function FaqAccordion({ chapter, search, onEdit }: Props) {
  const { get, change } = useAddress();
  const linked = get('question');
  const [found, setFound] = useState(() => chapter.questions.map(({ id }) => id));
  const isSearch = search !== '';
  useScrollTo(linked);
  return (
    <Accordion.Root
      collapsible
      multiple={isSearch}
      value={isSearch ? found : linked ? [linked] : []}
      onValueChange={({ value }) =>
        isSearch ? setFound(value) : change({ chapter: chapter.key, question: value[0] })
      }
    >
      {chapter.questions.map((entry) => (
        <Accordion.Item key={entry.id} value={entry.id} _last={{ borderBottomWidth: '0' }}>
          <Accordion.ItemTrigger
            id={elementOf(entry.id)}
            minH={{ base: '11', md: '10' }}
            py="2.5"
            textStyle="sm"
            cursor="pointer"
            _hover={{ color: 'brand.fg' }}
          >
            <Box as="span" flex="1" dir="auto">
              <Highlighted text={entry.question} search={search} />
            </Box>
            <Accordion.ItemIndicator />
          </Accordion.ItemTrigger>
          <Accordion.ItemContent>
            <Accordion.ItemBody pt="0" pb="4">
              <Box dir="auto" whiteSpace="pre-line" maxW="44em" lineHeight="1.65" color="fg.muted">
                <Highlighted text={entry.answer} search={search} />
              </Box>
              <EntryActions entry={entry} chapter={chapter} onEdit={onEdit} />
            </Accordion.ItemBody>
          </Accordion.ItemContent>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

function EntryActions({
  entry,
  chapter,
  onEdit,
}: {
  entry: FaqEntryFragment;
  chapter: Chapter;
  onEdit: Props['onEdit'];
}) {
  const { t } = useTranslation();
  const can = useCan();
  const notifyError = useNotifyError();
  const deleteQuestion = useDeleteRecord<FaqEntryFragment>(useDeleteFaqQuestionMutation(), 'knowledge', {
    values: ({ question }) => ({ question }),
  });
  const copyLink = async () => {
    const { href } = new URL(faqQuestionPath(chapter.key, entry.id), location.origin);
    try {
      await navigator.clipboard.writeText(href);
      notify({ type: 'success', title: t('faq.linkCopied') });
    } catch (error) {
      notifyError(t('faq.linkFailed'), error);
    }
  };
  const actions: RowAction[] = [
    ...(can({ action: 'update', subject: 'FaqQuestion' })
      ? [{ label: t('actions.edit'), icon: Pencil, onClick: () => onEdit(entry) }]
      : []),
    ...(can({ action: 'delete', subject: 'FaqQuestion' })
      ? [
          {
            label: t('actions.delete'),
            icon: Trash2,
            isDestructive: true,
            onClick: () => void deleteQuestion(entry),
          },
        ]
      : []),
  ];
  return (
    <Flex mt="2" gap="0.5">
      <IconButton
        size="xs"
        variant="ghost"
        color="fg.muted"
        aria-label={t('faq.copyLink', { question: entry.question })}
        title={t('faq.copy')}
        onClick={() => void copyLink()}
      >
        <Link2 size={15} aria-hidden />
      </IconButton>
      <RowActions name={entry.question} actions={actions} />
    </Flex>
  );
}

const elementOf = (id: string) => `faq-question-${id}`;

/** Scrolls to the question in the address when the page opens. Questions opened later are in view already. */
function useScrollTo(linked: string | undefined) {
  useEffect(() => {
    if (linked) document.getElementById(elementOf(linked))?.scrollIntoView({ block: 'nearest' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the page is opened
  }, []);
}
