import { Box, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../../kit/access/useCan';
import { auditRule } from '../../../../kit/audit/paths';
import { RecordHistory } from '../../../../kit/audit/RecordHistory';
import { PictureEditor } from '../../../../kit/form/uploads/PictureEditor';
import type { PictureOwner } from '../../../../kit/form/uploads/usePictureUpload';
import { Card } from '../../../../kit/layout/Card';
import { Artwork } from './Artwork';

/** Before the songs of an artiste or an album: the picture, what is said of it, and what was done to it. */
export function LeadCard({
  owner,
  src,
  icon,
  mayEdit,
  version,
  children,
}: {
  owner: PictureOwner;
  src: string;
  icon: LucideIcon;
  mayEdit: boolean;
  version: number;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Card p="4" mb="5">
      <Flex gap="6" direction={{ base: 'column', md: 'row' }}>
        <Box w={{ base: 'full', md: '44' }} maxW="44" flexShrink="0" mx={{ base: 'auto', md: '0' }}>
          {mayEdit ? (
            <PictureEditor
              owner={owner}
              hasPicture={src !== ''}
              shape="l2"
              measure={{ w: 'full', aspectRatio: 1 }}
              withoutText={t('multimedia.withoutArtwork')}
            >
              {(preview) => <Artwork src={preview ?? src} icon={icon} />}
            </PictureEditor>
          ) : (
            <Box aspectRatio={1}>
              <Artwork src={src} icon={icon} />
            </Box>
          )}
        </Box>
        <Box flex="1" minW="0">
          {children}
        </Box>
        <Can {...auditRule}>
          <Box w={{ base: 'full', lg: '72' }} flexShrink="0">
            <Box as="h2" textStyle="sm" fontWeight="semibold" mb="2">
              {t('audit.history')}
            </Box>
            <RecordHistory type={owner.typename} id={owner.id} version={version} />
          </Box>
        </Can>
      </Flex>
    </Card>
  );
}
