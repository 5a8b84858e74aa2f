import { Button, chakra } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfFile } from '../../../../kit/data/files/textOfFile';
import { baseName } from './importTargets';

const File = chakra('input');

/** Button that reads a playlist file (M3U, PLS or XSPF). Passes its text, and its file name without the extension. */
export function M3uFileButton({ onRead }: { onRead: (text: string, name: string) => void }) {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <File
        ref={file}
        type="file"
        accept=".m3u,.m3u8,.pls,.xspf,audio/mpegurl,audio/x-mpegurl,audio/x-scpls,application/xspf+xml"
        display="none"
        aria-label={t('playlists.importing.choose')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen)
            void chosen.arrayBuffer().then((bytes) => onRead(textOfFile(bytes), baseName(chosen.name)));
          currentTarget.value = '';
        }}
      />
      <Button variant="outline" onClick={() => file.current?.click()}>
        <FileUp aria-hidden /> {t('playlists.importing.choose')}
      </Button>
    </>
  );
}
