import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import {
  ExternalLink,
  MessageSquareText,
  CircleCheck,
  CircleX,
  Clock3,
  ShieldAlert,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WebCommentStatus } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { StatusBadge, type Tone } from '../../../kit/data/texts/StatusBadge';
import { When } from '../../../kit/data/texts/When';
import { momentsOf } from '../../../kit/list/filters/periodMoments';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { addressOfSite, contentPaths, publicPathOf } from '../paths';
import { useWebsiteAddressQuery } from '../settings/settings.generated';
import { useWebCommentListQuery, type WebCommentRowFragment } from './comments.generated';
import { useWebCommentActions } from './useWebCommentActions';

/** Queue of the comments of visitors, with their texts. */
export default function WebCommentListPage() {
  const { t } = useTranslation();
  const actionsOf = useWebCommentActions();
  const { data } = useWebsiteAddressQuery();
  const withEmail = useCan()({ action: 'read', subject: 'WebCommentEmail' });
  const list = useListPage(useWebCommentListQuery, {
    name: 'comments',
    variables: { withEmail },
    defaultSort: { key: 'sentAt', order: 'DESC' },
    columns: [
      {
        key: 'text',
        header: t('webComments.comment'),
        isFixed: true,
        cell: (comment) => <CommentText comment={comment} />,
        text: ({ name, text }) => `${name}: ${text}`,
        card: 'title',
      },
      {
        key: 'status',
        header: t('webComments.status'),
        sortBy: 'status',
        width: '136px',
        cell: ({ status }) => <WebCommentStatusBadge status={status} />,
        text: ({ status }) => t(`webComments.statuses.${status}`),
        card: 'detail',
      },
      {
        key: 'content',
        header: t('webComments.content'),
        sortBy: 'contentTitle',
        width: '24%',
        from: 'md',
        cell: ({ content }) => (
          <ContentLinks content={content} site={data && addressOfSite(data.websiteAddress)} />
        ),
        text: ({ content }) => content?.title,
      },
      {
        key: 'sentAt',
        header: t('webComments.sentAt'),
        sortBy: 'sentAt',
        width: '184px',
        from: 'lg',
        cell: ({ sentAt }) => <When moment={sentAt} />,
        card: 'detail',
      },
    ],
    filters: [
      {
        field: 'status',
        label: t('webComments.status'),
        options: webCommentStatuses.map((value) => ({ value, label: t(`webComments.statuses.${value}`) })),
      },
      { field: 'contentTitle', kind: 'text', label: t('webComments.content') },
      { field: 'sentAt', kind: 'period', label: t('webComments.sentAt'), momentsOf },
    ],
  });
  const rowActions = (comment: WebCommentRowFragment) =>
    actionsOf([comment]).map(({ key: _, run, ...action }) => ({ ...action, onClick: () => void run() }));
  return (
    <ListPage
      list={list}
      title={t('webComments.title')}
      description={t('webComments.description')}
      icon={MessageSquareText}
      searchLabel={t('webComments.search')}
      emptyText={t('webComments.empty')}
      rowName={({ name }) => t('webComments.by', { name })}
      rowActions={rowActions}
      maxRowActions={4}
      cardActions={rowActions}
      bulkActions={
        actionsOf([{ id: '', status: 'WAITING' }]).length > 0
          ? (comments, clear) =>
              actionsOf(comments).map(({ key, label, icon: Icon, run }) => (
                <Button key={key} size="xs" variant="outline" onClick={async () => (await run()) && clear()}>
                  <Icon aria-hidden /> {label}
                </Button>
              ))
          : undefined
      }
    />
  );
}

const badges: Record<WebCommentStatus, { tone: Tone; icon: LucideIcon }> = {
  WAITING: { tone: 'warning', icon: Clock3 },
  APPROVED: { tone: 'good', icon: CircleCheck },
  REFUSED: { tone: 'neutral', icon: CircleX },
  SPAM: { tone: 'neutral', icon: ShieldAlert },
};

const webCommentStatuses = Object.keys(badges) as WebCommentStatus[];

/** Badge with the status of a comment. */
function WebCommentStatusBadge({ status }: { status: WebCommentStatus }) {
  const { t } = useTranslation();
  return <StatusBadge {...badges[status]} label={t(`webComments.statuses.${status}`)} />;
}

function CommentText({ comment: { name, email, text, parent } }: { comment: WebCommentRowFragment }) {
  const { t } = useTranslation();
  return (
    <Box minW="0">
      <Flex gap="2" wrap="wrap" align="baseline">
        <Text as="bdi" fontWeight="medium">
          {name}
        </Text>
        {email ? (
          <Text as="bdi" dir="ltr" textStyle="caption" color="fg.muted">
            {email}
          </Text>
        ) : null}
      </Flex>
      {parent ? (
        <Text textStyle="caption" color="fg.muted">
          {t('webComments.answerTo', { name: parent.name })}
        </Text>
      ) : null}
      <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
}

/** Links to the content in the portal, and to its page on the website. */
function ContentLinks({
  content,
  site,
}: {
  content: WebCommentRowFragment['content'];
  site: string | undefined;
}) {
  const { t } = useTranslation();
  if (!content) return t('webComments.contentDeleted');
  return (
    <Flex gap="2" align="center" minW="0">
      <Box minW="0" truncate dir="auto">
        <Link className="row-name" to={contentPaths(content.kind).detail(content.id)}>
          <bdi>{content.title}</bdi>
        </Link>
      </Box>
      {site ? (
        <IconButton
          asChild
          variant="ghost"
          size="xs"
          color="fg.muted"
          flexShrink="0"
          aria-label={t('webComments.openPage', { title: content.title })}
          title={t('webComments.openPage', { title: content.title })}
        >
          <a href={`${publicPathOf(site, content)}#comments`} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
          </a>
        </IconButton>
      ) : null}
    </Flex>
  );
}
