import { Box, Button, Text, type SystemStyleObject } from '@chakra-ui/react';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../../kit/data/texts/StatusBadge';
import { useFormat } from '../../../../kit/data/format/useFormat';
import type { Preview } from './useImport';

const badgeStyles = {
  FOUND: { tone: 'good', icon: CircleCheck },
  AMBIGUOUS: { tone: 'warning', icon: CircleHelp },
  NOT_FOUND: { tone: 'neutral', icon: CircleX },
} as const;

/** Result of each line of an imported file; lines without exactly one match come first. */
export function ImportLines({
  preview: { found, missed, lines },
  isBusy,
  onMore,
}: {
  preview: Preview;
  isBusy: boolean;
  onMore: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Box>
      <Text role="status" fontWeight="medium">
        {t('playlists.importing.found', { count: found })} ·{' '}
        {t('playlists.importing.missed', { count: missed })}
      </Text>
      <Box as="ol" css={styles} aria-label={t('playlists.importing.lines')}>
        {lines.map(({ line, path, label, result, media, candidates }) => (
          <li key={line} className="line">
            <span className="line-number">{format.integer(line)}</span>
            <span className="line-words">
              <span className="line-name" dir="auto" title={label || path}>
                {label || path}
              </span>
              <span className="line-detail" dir="auto">
                <bdi>
                  {media
                    ? [media.credit, media.title].filter(Boolean).join(' – ')
                    : candidates.length > 0
                      ? format.list(candidates.map(({ title }) => title))
                      : path}
                </bdi>
              </span>
            </span>
            <StatusBadge {...badgeStyles[result]} label={t(`playlists.importing.results.${result}`)} />
          </li>
        ))}
      </Box>
      {lines.length < found + missed ? (
        <Button variant="outline" size="sm" mt="2" loading={isBusy} onClick={onMore}>
          {t('playlists.importing.more')}
        </Button>
      ) : null}
    </Box>
  );
}

const cut: SystemStyleObject = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const styles: SystemStyleObject = {
  listStyleType: 'none',
  mt: '2',
  '& .line': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& .line-number': {
    minW: '8',
    textAlign: 'end',
    textStyle: 'xs',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .line-words': { flex: '1', minW: '0', lineHeight: '1.3' },
  '& .line-name': cut,
  '& .line-detail': { ...cut, textStyle: 'xs', color: 'fg.muted' },
};
