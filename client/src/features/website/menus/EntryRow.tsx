import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, ExternalLink, EyeOff, FileText, IndentDecrease, IndentIncrease } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuRecordState } from '../../../apollo/schemaTypes.generated';
import { OrderedRow, useRowActions } from '../../../kit/form/order/OrderedRow';
import { siteLanguages } from '../useSiteLanguages';
import { levelWidth, type RowMoves } from './MenuTree';
import { isLink, type EntryValues } from './menuValues';
import { useEntryName } from './useEntryName';

interface Props {
  index: number;
  entry: EntryValues;
  /** Visibility of the entry's record on the website; undefined for other entries. */
  state: MenuRecordState | undefined;
  /** Message of a problem that the server has found; undefined without one. */
  problem: string | undefined;
  mayUpdate: boolean;
  moves: RowMoves;
  onEdit: () => void;
  onRemove: () => void;
}

/** Width of the handle and the gap beside the name. On a telephone the rest of that line is the name's, and the buttons follow below. */
const besideName = '4rem';

/** Row of an entry of a menu. Marks an entry that visitors do not see, with the reason. */
export function EntryRow({ index, entry, state, problem, mayUpdate, moves, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  const name = useEntryName()(entry);
  const actions = useRowActions(onEdit, onRemove);
  const levels = ([-1, 1] as const)
    .filter((step) => moves.canNest(step))
    .map((step) => ({
      label: t(step < 0 ? 'website.menus.levelUp' : 'website.menus.levelDown'),
      icon: (
        <Box asChild _rtl={{ transform: 'scaleX(-1)' }}>
          {step < 0 ? <IndentDecrease aria-hidden /> : <IndentIncrease aria-hidden />}
        </Box>
      ),
      run: () => moves.nest(step),
    }));
  return (
    <OrderedRow
      id={entry.key}
      index={index}
      name={name}
      isEditable={mayUpdate}
      onMove={moves.move}
      onKeyDown={mayUpdate ? moves.onKeyDown : undefined}
      actions={[...levels, ...actions]}
      ps={`${8 + entry.depth * levelWidth}px`}
      wrap={{ base: 'wrap', md: 'nowrap' }}
    >
      <Text flex={{ base: `1 0 calc(100% - ${besideName})`, md: '1' }} minW="0" truncate>
        {entry.depth > 0 ? (
          <Box as="span" srOnly>
            {t('website.menus.level', { level: entry.depth + 1 })}{' '}
          </Box>
        ) : null}
        <bdi>{name}</bdi>
      </Text>
      <EntryMark
        problem={problem ?? (isIncomplete(entry) ? t('website.menus.incomplete') : undefined)}
        state={state}
      />
      {isLink(entry) ? <ExternalLink size={14} aria-label={t('website.menus.link')} /> : null}
      {entry.record ? (
        <FileText size={14} aria-label={t(`website.menus.recordTypes.${entry.record.type}`)} />
      ) : null}
    </OrderedRow>
  );
}

function EntryMark({ problem, state }: Pick<Props, 'problem' | 'state'>) {
  const { t } = useTranslation();
  if (problem)
    return (
      <Flex align="center" gap="1" textStyle="xs" color="fg.error">
        <CircleAlert size={12} aria-hidden /> {problem}
      </Flex>
    );
  if (!state || state === 'SHOWN') return null;
  return (
    <Flex align="center" gap="1" textStyle="xs" color="fg.warning">
      <EyeOff size={12} aria-hidden /> {t(`website.menus.states.${state}`)}
    </Flex>
  );
}

const isIncomplete = (entry: EntryValues) =>
  isLink(entry) && (!entry.link.trim() || siteLanguages.every((language) => !entry.labels[language].trim()));
