import { Badge, Button } from '@chakra-ui/react';
import { ArrowLeft, Signpost } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RedirectInput } from '../../../apollo/schemaTypes.generated';
import { text } from '../../../kit/form/plain/kinds';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { momentColumn } from '../../../kit/plain/columns';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { webmasterPaths } from '../paths';
import { redirectOperations, type RedirectFieldsFragment } from './redirects.generated';

/** List of the website's redirects: those that a user entered, and those from former URLs of contents. */
export default function RedirectListPage() {
  const { t } = useTranslation();
  return (
    <PlainListPage
      of={redirects}
      icon={Signpost}
      defaultSort={{ key: 'path', order: 'ASC' }}
      beforeAdd={
        <Button asChild variant="outline">
          <Link to={webmasterPaths.page}>
            <ArrowLeft aria-hidden /> {t('webmaster.title')}
          </Link>
        </Button>
      }
      columns={[
        {
          key: 'path',
          header: t('redirects.path'),
          sortBy: 'path',
          isFixed: true,
          width: '38%',
          cell: ({ path }) => (
            <bdi className="row-name" dir="ltr">
              {path}
            </bdi>
          ),
          card: 'title',
        },
        {
          key: 'target',
          header: t('redirects.target'),
          sortBy: 'target',
          cell: ({ target }) => (
            <bdi className="row-aside" dir="ltr">
              {target}
            </bdi>
          ),
          card: 'detail',
        },
        {
          key: 'isAutomatic',
          header: t('redirects.origin'),
          sortBy: 'isAutomatic',
          cell: ({ isAutomatic }) =>
            isAutomatic ? <Badge>{t('redirects.automatic')}</Badge> : t('redirects.byHand'),
          card: 'detail',
        },
        momentColumn('createdAt', t('redirects.createdAt'), { from: 'lg' }),
      ]}
    />
  );
}

/** Records, list and forms of the redirects of the website. */
const redirects = plainRecords({
  name: 'redirects',
  operations: redirectOperations,
  addHint: 'redirects.addHint',
  form: plainForm<RedirectInput, RedirectFieldsFragment>({
    name: 'path',
    fields: {
      path: text({ label: 'redirects.path', help: 'redirects.pathHelp', maxLength: 300 }),
      target: text({ label: 'redirects.target', help: 'redirects.targetHelp', maxLength: 500 }),
    },
  }),
});
