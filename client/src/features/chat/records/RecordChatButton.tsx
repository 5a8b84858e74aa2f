import { Button } from '@chakra-ui/react';
import { MessagesSquare } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { lazyPart } from '../../../kit/late/late';
import type { ChattedKind } from './chattedKind';

const RecordChatDrawer = lazyPart(() => import('./RecordChatDrawer'));

/** In an address it opens the thread next to the record, as notifications of mentions do. */
const inAddress = 'talk';

/** Opens the thread about a record, for who reads the chat. */
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
