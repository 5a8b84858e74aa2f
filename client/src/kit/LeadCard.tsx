import { Box, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from './access/useCan';
import { auditRule } from './audit/paths';
import { RecordHistory } from './audit/RecordHistory';
import { PictureEditor } from './form/uploads/PictureEditor';
import type { PictureOwner } from './form/uploads/usePictureUpload';
import { Card } from './layout/Card';
import { Artwork } from './data/people/Artwork';

/** Lead section of a page about a record: picture, description and history. */
export function LeadCard({
  owner,
  src,
  otherwise = '',
  icon,
  withoutText,
  mayEdit,
  version,
  children,
}: {
  owner: PictureOwner;
  src: string;
  /** Picture to show when the record has none. */
  otherwise?: string;
  icon: LucideIcon;
  /** Sentence of the confirmation that says what happens when the picture is removed. */
  withoutText: string;
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
              withoutText={withoutText}
            >
              {(preview) => <Artwork src={preview ?? (src || otherwise)} icon={icon} />}
            </PictureEditor>
          ) : (
            <Box aspectRatio={1}>
              <Artwork src={src || otherwise} icon={icon} />
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
