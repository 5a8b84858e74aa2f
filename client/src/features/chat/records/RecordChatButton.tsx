import { Button } from '@chakra-ui/react';
import { MessagesSquare } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { lazyPart } from '../../../kit/late/late';
import type { ChattedKind } from './chattedKind';

const RecordChatDrawer = lazyPart(() => import('./RecordChatDrawer'));

/** Opens the thread about a record, for who reads the chat. */
export function RecordChatButton({ kind, id, title }: { kind: ChattedKind; id: string; title: string }) {
  const { t } = useTranslation();
  const mayRead = useCan()({ action: 'read', subject: 'ChatThread' });
  const [isOpen, setIsOpen] = useState(false);
  if (!mayRead) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <MessagesSquare aria-hidden /> {t('chatRecords.talk')}
      </Button>
      {isOpen ? (
        <Suspense>
          <RecordChatDrawer kind={kind} id={id} title={title} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
