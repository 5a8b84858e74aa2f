import { Button } from '@chakra-ui/react';
import { MessagesSquare } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { lazyPart } from '../../../kit/late/late';
import type { ChattedKind } from './chattedKind';

const RecordChatDrawer = lazyPart(() => import('./RecordChatDrawer'));

/** Query parameter that opens the thread of the record. Notifications of mentions link to it. */
const inAddress = 'talk';

/** Button that opens the thread about a record; hidden for viewers who may not read the chat. */
export function RecordChatButton({ kind, id, title }: { kind: ChattedKind; id: string; title: string }) {
  const { t } = useTranslation();
  const mayRead = useCan()({ action: 'read', subject: 'ChatThread' });
  const [search, setSearch] = useSearchParams();
  if (!mayRead) return null;
  const turn = (isOpen: boolean) =>
    setSearch(
      (before) => {
        if (isOpen) before.set(inAddress, '');
        else before.delete(inAddress);
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <Button variant="outline" onClick={() => turn(true)}>
        <MessagesSquare aria-hidden /> {t('chatRecords.talk')}
      </Button>
      {search.has(inAddress) ? (
        <Suspense>
          <RecordChatDrawer kind={kind} id={id} title={title} onClose={() => turn(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
