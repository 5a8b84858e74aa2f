import { Badge, Button, Flex } from '@chakra-ui/react';
import { ArrowLeft, Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../kit/data/format/useFormat';
import { useMerging } from '../../../kit/merging/useMerging';
import { asideColumn } from '../../../kit/plain/columns';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { contentPaths } from '../paths';
import { TopicDot } from '../TopicName';
import { useKind } from '../useKind';
import { foundTopics } from './foundTopics';
import { topicsOf } from './topics';
import { useMergeTopicsMutation, type TopicFieldsFragment } from './topics.generated';

/** List of the topics of one area. */
export default function TopicListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const kind = useKind();
  const { moreActions, drawer } = useMerging<TopicFieldsFragment>({
    subject: 'Topic',
    useFound: foundTopics[kind],
    merge: useMergeTopicsMutation(),
    effect: ({ name, contentCount }) => t('topics.merge', { name, count: contentCount }),
  });
  return (
    <>
      <PlainListPage
        key={kind}
        of={topicsOf[kind]}
        icon={Tags}
        variables={{ area: kind }}
        defaultSort={{ key: 'position', order: 'ASC' }}
        moreActions={moreActions}
        beside={<Badge>{t(`website.areas.${kind}.title`)}</Badge>}
        beforeAdd={
          <Button asChild variant="outline">
            <Link to={contentPaths(kind).list}>
              <ArrowLeft aria-hidden /> {t(`website.areas.${kind}.title`)}
            </Link>
          </Button>
        }
        columns={[
          {
            key: 'name',
            header: t('topics.name'),
            sortBy: 'name',
            isFixed: true,
            cell: ({ name, colour }) => (
              <Flex align="center" gap="2.5" minW="0">
                <TopicDot colour={colour} />
                <bdi className="row-name">{name}</bdi>
              </Flex>
            ),
            card: 'title',
          },
          asideColumn('slug', t('topics.slug'), { width: '24%', from: 'md' }),
          {
            key: 'position',
            header: t('topics.position'),
            sortBy: 'position',
            align: 'end',
            width: '110px',
            from: 'md',
            cell: ({ position }) => format.integer(position),
          },
          {
            key: 'contentCount',
            header: t('topics.contentCount'),
            align: 'end',
            width: '130px',
            cell: ({ contentCount }) => format.integer(contentCount),
            card: 'end',
          },
        ]}
      />
      {drawer}
    </>
  );
}
