import { Button, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { LibraryBig, Plus, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { SearchField } from '../../../kit/list/parts/ListToolbar';
import { FoundArticles } from './FoundArticles';
import { useKnowledgeBaseQuery } from './knowledge.generated';
import { addArticlePath } from '../paths';
import { ShelfCard } from './ShelfCard';
import { useAddress } from './useAddress';

const cards = {
  gap: '4',
  templateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(3, minmax(0, 1fr))',
  },
};

/** Knowledge base with a search, and its shelves as cards. */
export default function KnowledgePage() {
  const { t } = useTranslation();
  const { search, change } = useAddress();
  const query = useKnowledgeBaseQuery({ variables: { search: search || null } });
  const shelves = (query.data ?? query.previousData)?.knowledgeCategories;
  const isDimmed = useDelayed(query.loading && shelves !== undefined);
  return (
    <>
      <PageHeader
        title={t('knowledge.title')}
        description={t('knowledge.description')}
        actions={
          <Can action="create" subject="KnowledgeQuestion">
            <Button asChild colorPalette="brand">
              <Link to={addArticlePath()}>
                <Plus aria-hidden /> {t('knowledge.add')}
              </Link>
            </Button>
          </Can>
        }
      />
      <Card role="search" p="3" mb="4">
        <SearchField
          label={t('knowledge.search')}
          value={search}
          onChange={(text) => change({ q: text.trim() })}
          isLarge
        />
      </Card>
      <RecordState query={query} record={shelves} skeleton={<ShelvesSkeleton />}>
        {(found) => (
          <Stack gap="4" opacity={isDimmed ? 0.55 : 1}>
            {search ? <FoundArticles search={search} /> : null}
            {found.length > 0 ? (
              <Grid {...cards}>
                {found.map((shelf) => (
                  <ShelfCard key={shelf!.id} shelf={shelf!} search={search} />
                ))}
              </Grid>
            ) : (
              <Nothing search={search} onClear={() => change({ q: undefined })} />
            )}
          </Stack>
        )}
      </RecordState>
    </>
  );
}

function Nothing({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Card>
      {search ? (
        <StateMessage
          icon={SearchX}
          title={t('list.noMatch')}
          action={
            <Button variant="outline" onClick={onClear}>
              {t('list.clearSearch')}
            </Button>
          }
        >
          {t('knowledge.noMatch', { search })}
        </StateMessage>
      ) : (
        <StateMessage icon={LibraryBig} title={t('list.empty')}>
          {t('knowledge.empty')}
        </StateMessage>
      )}
    </Card>
  );
}

function ShelvesSkeleton() {
  const { t } = useTranslation();
  return (
    <Grid {...cards} role="status" aria-label={t('list.loading')}>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} overflow="hidden">
          <Skeleton aspectRatio={16 / 9} borderRadius="0" />
          <Skeleton h="5" w="50%" m="4" mb="2" />
          <Skeleton h="10" m="4" mt="0" />
        </Card>
      ))}
    </Grid>
  );
}
