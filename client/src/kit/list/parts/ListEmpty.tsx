import { Button } from '@chakra-ui/react';
import { SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../feedback/StateMessage';
import { fieldMessage } from '../../form/fieldErrors';

interface Props {
  list: { isNarrowed: boolean; clear: () => void };
  icon: LucideIcon;
  title: string;
  emptyText: string;
  emptyAction?: ReactNode;
}

/** Message about an invalid search, with a button that clears the search. */
export function SearchRefused({ list }: { list: { searchProblem: string | undefined; clear: () => void } }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <StateMessage
        icon={SearchX}
        title={t('list.searchRefused')}
        action={
          <Button variant="outline" onClick={list.clear}>
            {t('list.clear')}
          </Button>
        }
      >
        {fieldMessage(t, list.searchProblem)}
      </StateMessage>
    </div>
  );
}

/** Message of an empty list: either no row matches the filters, or the list has no rows at all. */
export function ListEmpty({ list, icon, emptyText, emptyAction }: Props) {
  const { t } = useTranslation();
  if (!list.isNarrowed) {
    return (
      <StateMessage icon={icon} title={t('list.empty')} action={emptyAction}>
        {emptyText}
      </StateMessage>
    );
  }
  return (
    <StateMessage
      icon={SearchX}
      title={t('list.noMatch')}
      action={
        <Button variant="outline" onClick={list.clear}>
          {t('list.clear')}
        </Button>
      }
    >
      {t('list.noMatchHint')}
    </StateMessage>
  );
}
