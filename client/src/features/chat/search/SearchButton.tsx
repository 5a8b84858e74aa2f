import { IconButton } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chat } from '../store/useChat';
import { SearchDrawer } from './SearchDrawer';

/** Button that opens the message search. */
export function SearchButton({ chat, openId }: { chat: Chat; openId: string | null }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const label = t('chatSearch.title');
  return (
    <>
      <IconButton variant="outline" aria-label={label} title={label} onClick={() => setIsOpen(true)}>
        <Search />
      </IconButton>
      {isOpen ? <SearchDrawer chat={chat} openId={openId} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
