import { Box, Text, type SystemStyleObject } from '@chakra-ui/react';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../../kit/data/StatusBadge';
import { useFormat } from '../../../../kit/data/useFormat';
import type { Preview } from './useImport';

const looks = {
  FOUND: { tone: 'good', icon: CircleCheck },
  AMBIGUOUS: { tone: 'warning', icon: CircleHelp },
  NOT_FOUND: { tone: 'neutral', icon: CircleX },
} as const;

/** As many lines as one looks through; the figures above them tell of all. */
const maxShown = 300;

/** What became of each line of an M3U: those that were not found first. */
export function ImportLines({ preview: { found, missed, lines } }: { preview: Preview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const missedFirst = lines.toSorted((a, b) => Number(a.result === 'FOUND') - Number(b.result === 'FOUND'));
  return (
    <Box>
      <Text role="status" fontWeight="medium">
        {t('playlists.importing.found', { count: found })} ·{' '}
        {t('playlists.importing.missed', { count: missed })}
      </Text>
      <Box as="ol" css={styles} aria-label={t('playlists.importing.lines')}>
        {missedFirst.slice(0, maxShown).map(({ line, path, label, result, media, candidates }) => (
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
            <StatusBadge {...looks[result]} label={t(`playlists.importing.results.${result}`)} />
          </li>
        ))}
      </Box>
      {lines.length > maxShown ? (
        <Text textStyle="compact" color="fg.muted">
          {t('playlists.importing.others')}
        </Text>
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
