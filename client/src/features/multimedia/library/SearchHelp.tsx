import { IconButton } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useWanted } from '../../../kit/layout/useWanted';

const load = () => import('./SearchHelpPopup');
const SearchHelpPopup = lazy(load);

/** Says which words the search of the library understands. */
export function SearchHelp() {
  const { isWanted, wanting } = useWanted(load);
  const button = <SearchHelpButton aria-haspopup="dialog" {...wanting} />;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <SearchHelpPopup />
    </Suspense>
  );
}

export function SearchHelpButton(props: Omit<React.ComponentProps<typeof IconButton>, 'aria-label'>) {
  const { t } = useTranslation();
  const label = t('multimedia.searchHelp.open');
  return (
    <IconButton
      size="xs"
      variant="ghost"
      color="fg.muted"
      minW={{ base: '11', md: '8' }}
      aria-label={label}
      title={label}
      {...props}
    >
      <CircleHelp aria-hidden />
    </IconButton>
  );
}
