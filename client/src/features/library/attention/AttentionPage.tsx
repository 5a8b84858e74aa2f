import { Box, Button } from '@chakra-ui/react';
import { CircleAlert, FileCheck, RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MediaFailure } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { useFormat } from '../../../kit/data/format/useFormat';
import { ListPage } from '../../../kit/list/ListPage';
import type { RowAction } from '../../../kit/list/table/RowActions';
import { useListPage } from '../../../kit/list/useListPage';
import { DuplicatesLink } from '../duplicates/DuplicatesLink';
import { useBulkDeletion } from '../library/deletion/useBulkDeletion';
import { kindNamed, kindsOfMedia } from '../library/kinds';
import { typeOfKind } from '../media/kinds';
import { reasonText } from '../media/failures';
import { useMediaChanges } from '../media/useMediaChanges';
import { useFailedMediaQuery, type FailedMediaQuery } from './attention.generated';
import { useAnalyseAgain } from './useAnalyseAgain';

type Failed = FailedMediaQuery['failedMedia']['items'][number];

/** Lists unusable uploaded files of all kinds, with the reason and the available actions. */
export default function AttentionPage() {
  const { t } = useTranslation();
  const can = useCan();
  const format = useFormat();
  const analyseAgain = useAnalyseAgain();
  const [discard, dialog] = useBulkDeletion();
  const mayDiscard = ({ kind }: Failed) =>
    can({ action: 'delete', subject: 'MediaItem' }) && can({ action: 'delete', subject: typeOfKind[kind] });
  const list = useListPage(useFailedMediaQuery, {
    name: 'attention',
    columns: [
      {
        key: 'title',
        header: t('multimedia.fields.title'),
        sortBy: 'title',
        isFixed: true,
        width: '30%',
        cell: ({ kind, title, fileName, artwork }) => (
          <PicturedName src={artwork} icon={kindNamed(kind).icon} name={title} detail={fileName} />
        ),
        card: 'title',
      },
      {
        key: 'kind',
        header: t('attention.kind'),
        sortBy: 'kind',
        from: 'lg',
        width: '130px',
        cell: ({ kind }) => t(`multimedia.${kindNamed(kind).words}.one`),
      },
      {
        key: 'failure',
        header: t('multimedia.fields.failure'),
        sortBy: 'failure',
        cell: (medium) => <Reason medium={medium} />,
        text: (medium) => reasonText(t, medium),
        card: 'detail',
      },
      {
        key: 'createdAt',
        header: t('multimedia.fields.added'),
        sortBy: 'createdAt',
        from: 'xl',
        width: '116px',
        cell: ({ createdAt }) => (
          <time dateTime={createdAt} title={format.exactly(createdAt)}>
            {format.day(createdAt)}
          </time>
        ),
      },
    ],
    filters: [
      {
        field: 'kind',
        label: t('attention.kind'),
        options: kindsOfMedia.map(({ kind, words }) => ({
          value: kind,
          label: t(`multimedia.${words}.one`),
        })),
      },
      {
        field: 'failure',
        label: t('multimedia.fields.failure'),
        options: mediaFailures.map((value) => ({ value, label: t(`multimedia.failures.${value}`) })),
      },
    ],
  });
  // Reloads on every media change of the radio: an analysis adds or removes files. Also reloads after an interruption of the event
  // connection.
  useMediaChanges(list.retry, list.retry);

  const actionsOf = (medium: Failed): RowAction[] => {
    const { duplicateOf } = medium;
    return [
      ...(analyseAgain.may(medium)
        ? [
            {
              label: t('multimedia.again.do'),
              icon: RotateCcw,
              onClick: () => void analyseAgain.run([medium]).then(list.retry),
            },
          ]
        : []),
      ...(duplicateOf
        ? [
            {
              label: t('attention.openFirst'),
              icon: FileCheck,
              to: kindNamed(duplicateOf.kind).paths.detail(duplicateOf.id),
            },
          ]
        : []),
      ...(mayDiscard(medium)
        ? [
            {
              label: t('attention.discard'),
              icon: Trash2,
              isDestructive: true,
              onClick: () => void discard([medium]),
            },
          ]
        : []),
    ];
  };
  return (
    <>
      <ListPage
        list={list}
        title={t('attention.title')}
        description={t('attention.description')}
        icon={CircleAlert}
        searchLabel={t('attention.search')}
        emptyText={t('attention.empty')}
        actions={<DuplicatesLink />}
        rowName={({ title }) => title}
        rowLink={({ id, kind }) => kindNamed(kind).paths.detail(id)}
        rowActions={actionsOf}
        cardActions={actionsOf}
        bulkActions={(media, clear) => {
          const retriable = media.filter(analyseAgain.may);
          return (
            <>
              {retriable.length > 0 ? (
                <Button
                  size="xs"
                  variant="outline"
                  onClick={() => void analyseAgain.run(retriable).then(clear).then(list.retry)}
                >
                  <RotateCcw aria-hidden /> {t('multimedia.again.do')}
                </Button>
              ) : null}
              {media.every(mayDiscard) ? (
                <Button
                  size="xs"
                  variant="outline"
                  onClick={async () => {
                    if (await discard(media)) clear();
                  }}
                >
                  <Trash2 aria-hidden /> {t('attention.discard')}
                </Button>
              ) : null}
            </>
          );
        }}
      />
      {dialog}
    </>
  );
}

/** Reasons why files cannot be used, in the order of the filter. */
const mediaFailures = [
  'DUPLICATE',
  'DAMAGED',
  'FORMAT_NOT_ACCEPTED',
  'NOT_MEDIA',
  'WRONG_KIND',
  'EMPTY',
  'TOO_LONG',
  'FILE_MISSING',
  'STORAGE_FULL',
  'UNEXPECTED',
] as const satisfies readonly MediaFailure[];

/** The reason why a file cannot be used; for a duplicate, with a link to the original. */
function Reason({ medium }: { medium: Failed }) {
  const { t } = useTranslation();
  const reason = reasonText(t, medium);
  const { duplicateOf } = medium;
  if (!duplicateOf) return <span title={reason}>{reason}</span>;
  return (
    <span title={reason}>
      {t('attention.sameAs')}{' '}
      <Box asChild color="brand.fg" textDecoration="underline">
        <Link to={kindNamed(duplicateOf.kind).paths.detail(duplicateOf.id)}>
          <bdi>{duplicateOf.title}</bdi>
        </Link>
      </Box>
    </span>
  );
}
