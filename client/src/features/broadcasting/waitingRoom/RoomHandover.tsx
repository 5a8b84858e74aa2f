import { Button } from '@chakra-ui/react';
import { MicVocal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { studioPath } from '../paths';
import { HandoverSection } from '../studio/handover/HandoverSection';
import { useHandover } from '../studio/handover/useHandover';

/** Open handover in the waiting room. Until they go live, the person who takes over has a button that opens the studio. */
export function RoomHandover() {
  const { t } = useTranslation();
  const state = useHandover();
  return (
    <HandoverSection
      state={state}
      desk={undefined}
      action={
        state.isComing && state.handover?.to === null ? (
          <Button asChild size="sm">
            <Link to={studioPath}>
              <MicVocal aria-hidden /> {t('studio.handover.openStudio')}
            </Link>
          </Button>
        ) : null
      }
    />
  );
}
