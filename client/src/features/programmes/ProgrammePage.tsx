import { Button, Grid, Stack } from '@chakra-ui/react';
import { Pencil, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../kit/access/useCan';
import { RecordState } from '../../kit/data/texts/RecordState';
import { PageHeader } from '../../kit/layout/PageHeader';
import { LeadCard } from '../../kit/LeadCard';
import { RecycleButton } from './RecycleButton';

interface Props<TRecord extends { title: string; summary?: string }> {
  /** Type of the record, and subject of its permissions. */
  type: 'Emission' | 'Episode' | 'Podcast';
  query: ComponentProps<typeof RecordState>['query'];
  record: TRecord | null | undefined;
  /** True when the viewer presents or produces the emission of the record, or manages all. */
  isMine: boolean;
  /** Title while the record loads. */
  unnamed: string;
  /** The list of these records. */
  back: { to: string; label: string };
  badge: (record: TRecord) => ReactNode;
  /** Buttons before those that delete and edit. */
  actions?: (record: TRecord) => ReactNode;
  recycle: (record: TRecord) => Promise<boolean>;
  onEdit: () => void;
  children: (record: TRecord, mayEdit: boolean) => ReactNode;
}

/** Detail page of an emission, an episode or a podcast. */
export function ProgrammePage<TRecord extends { title: string; summary?: string }>({
  type,
  query,
  record,
  isMine,
  unnamed,
  back,
  badge,
  actions,
  recycle,
  onEdit,
  children,
}: Props<TRecord>) {
  const { t } = useTranslation();
  const can = useCan();
  const mayEdit = isMine && can({ action: 'update', subject: type });
  const mayDelete = isMine && can({ action: 'delete', subject: type });
  return (
    <>
      <PageHeader
        title={record?.title ?? unnamed}
        description={record?.summary ? <bdi>{record.summary}</bdi> : undefined}
        back={back}
        beside={record ? badge(record) : null}
        actions={
          record ? (
            <>
              {actions?.(record)}
              {mayDelete ? <RecycleButton recycle={() => recycle(record)} leaveTo={back.to} /> : null}
              {mayEdit ? (
                <Button colorPalette="brand" onClick={onEdit}>
                  <Pencil aria-hidden /> {t('actions.edit')}
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      <RecordState query={query} record={record}>
        {(found) => children(found, mayEdit)}
      </RecordState>
    </>
  );
}

const covers = { Emission: 'emissions', Episode: 'episodes', Podcast: 'podcasts' };

interface PartsProps extends Pick<ComponentProps<typeof LeadCard>, 'otherwise' | 'withoutText' | 'mayEdit'> {
  type: 'Emission' | 'Episode' | 'Podcast';
  record: { id: string; title: string; cover: string; version: number };
  icon: LucideIcon;
  /** Content beside the cover. */
  facts: ReactNode;
  /** The wide column. */
  children: ReactNode;
  /** The narrow column, which is below the wide one on small screens. */
  aside: ReactNode;
  /** Width of the narrow column. Defaults to `22rem`. */
  asideWidth?: string;
}

/** Content of a programme's page: cover and facts at the top, and below them two columns. */
export function ProgrammeParts({
  type,
  record: { id, title, cover, version },
  facts,
  children,
  aside,
  asideWidth = '22rem',
  ...lead
}: PartsProps) {
  return (
    <>
      <LeadCard
        owner={{
          typename: type,
          id,
          name: title,
          property: 'cover',
          url: `/uploads/${covers[type]}/${id}/cover`,
        }}
        src={cover}
        version={version}
        {...lead}
      >
        {facts}
      </LeadCard>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: `minmax(0, 1fr) ${asideWidth}` }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5" minW="0">
          {children}
        </Stack>
        <Stack gap="5" minW="0">
          {aside}
        </Stack>
      </Grid>
    </>
  );
}
