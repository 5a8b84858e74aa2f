import { Box } from '@chakra-ui/react';
import { Music } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordState } from '../../../../kit/data/texts/RecordState';
import { PageHeader } from '../../../../kit/layout/PageHeader';
import { ListPage } from '../../../../kit/list/ListPage';
import type { List } from '../../../../kit/list/types';
import { libraryPaths } from '../../paths';
import { nameOf, pictureOf, type CatalogueRecord, type CatalogueKindScreens } from './catalogue';
import { CatalogueActions } from './CatalogueActions';
import { LeadCard } from '../../../../kit/LeadCard';
import { LikelyDuplicates } from '../../duplicates/catalogue/LikelyDuplicates';
import type { MediumRow } from '../medium/medium';
import { ReviewBadge } from '../list/ReviewBadge';
import { useCatalogueActions } from './useCatalogueActions';
import { usePlayActions } from '../list/usePlayActions';

interface Props<TRecord extends CatalogueRecord, TSong extends MediumRow, TSortKey extends string> {
  kind: CatalogueKindScreens;
  record: TRecord;
  description: string;
  /** The songs of the record. */
  list: List<TSong, TSortKey>;
  EditDrawer: ComponentType<{ record: TRecord; onClose: () => void }>;
  /** Details of the record. */
  children: ReactNode;
}

/** Detail page of an artiste or album, with its songs. */
export function CataloguePage<
  TRecord extends CatalogueRecord,
  TSong extends MediumRow,
  TSortKey extends string,
>({ kind, record, description, list, EditDrawer, children }: Props<TRecord, TSong, TSortKey>) {
  const { t } = useTranslation();
  const actions = useCatalogueActions(kind);
  const playActionsOf = usePlayActions(list);
  const [isEditing, setIsEditing] = useState(false);
  const { id, version, needsReview } = record;
  const { type, words, icon, paths, pictureName } = kind;
  const name = nameOf(record);
  return (
    <>
      <ListPage
        list={list}
        title={name}
        description={description}
        back={{ to: paths.list, label: t(`multimedia.${words}.title`) }}
        beside={needsReview ? <ReviewBadge t={t} /> : null}
        lead={
          <LeadCard
            owner={{
              typename: type,
              id,
              name,
              property: pictureName,
              url: `/uploads/${words}/${id}/${pictureName}`,
            }}
            src={pictureOf(record)}
            icon={icon}
            withoutText={t('multimedia.withoutArtwork')}
            mayEdit={actions.mayEdit}
            version={version}
          >
            {children}
            {actions.mayEdit ? (
              <Box mt="4">
                <LikelyDuplicates id={id} kind={kind} />
              </Box>
            ) : null}
          </LeadCard>
        }
        icon={Music}
        searchLabel={t('multimedia.songs.search')}
        actions={
          <CatalogueActions kind={kind} record={record} actions={actions} onEdit={() => setIsEditing(true)} />
        }
        emptyText={t(`multimedia.${words}.noSongs`)}
        rowName={(song) => song.title}
        rowLink={(song) => libraryPaths.Song.detail(song.id)}
        rowActions={playActionsOf}
        cardActions={playActionsOf}
        maxRowActions={1}
      />
      {actions.dialog}
      {isEditing ? <EditDrawer record={record} onClose={() => setIsEditing(false)} /> : null}
    </>
  );
}

/** Placeholder while the record loads, or the reason why it cannot be shown. */
export function CataloguePageState({
  kind: { words, paths },
  query,
}: {
  kind: CatalogueKindScreens;
  query: Parameters<typeof RecordState>[0]['query'];
}) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t(`multimedia.${words}.one`)}
        back={{ to: paths.list, label: t(`multimedia.${words}.title`) }}
      />
      <RecordState query={query} record={undefined}>
        {() => null}
      </RecordState>
    </>
  );
}
