import { Box, Flex, Text } from '@chakra-ui/react';
import { useEditorState, type Editor } from '@tiptap/react';
import { ImagePlus, Link as LinkIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { commandGroups, type EditorCommand } from './commands';
import { EditorButton } from './EditorButton';
import { insertReference, selectedText, type EditorInsert } from './editorInsert';
import { LinkPanel } from './panels/LinkPanel';
import { PicturePanel } from './panels/PicturePanel';
import { TablePanel } from './panels/TablePanel';
import type { PictureInsert } from './usePictureInsert';

interface Props {
  editor: Editor;
  label: string;
  pictures: PictureInsert | undefined;
  inserts: readonly EditorInsert[];
}

/**
 * Editor toolbar. It is a single Tab stop; arrow keys move between buttons. The panels for links, pictures and tables
 * open below it.
 */
export function EditorToolbar({ editor, label, pictures, inserts }: Props) {
  const { t } = useTranslation();
  const toolbar = useRef<HTMLDivElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState<string>(commandGroups[0]![0]!.name);
  const [isLinking, setLinking] = useState(false);
  const [opened, setOpened] = useState<EditorInsert>();
  const state = useEditorState({ editor, selector: stateOf });

  const buttonOf = ({ name, icon, run, isActive }: EditorCommand) => (
    <EditorButton
      key={name}
      name={name}
      icon={icon}
      label={t(`editor.${name}`)}
      isPressed={isActive ? state.active[name] : undefined}
      isDisabled={!state.can[name]}
      isCurrent={current === name}
      onFocus={() => setCurrent(name)}
      onClick={() => run(editor.chain().focus(), editor).run()}
    />
  );

  return (
    <Box borderBottomWidth="1px">
      <Flex
        ref={toolbar}
        role="toolbar"
        aria-label={label}
        aria-orientation="horizontal"
        wrap="wrap"
        gap="0.5"
        p="1"
        onKeyDown={(event) => moveAlong(event, toolbar.current!)}
      >
        {commandGroups.map((commands, index) => (
          <Flex key={commands[0]!.name} wrap="wrap" gap="0.5" pe="1.5" me="1" borderEndWidth={{ md: '1px' }}>
            {commands.map(buttonOf)}
            {index === insertGroup ? (
              <>
                <EditorButton
                  name="link"
                  icon={LinkIcon}
                  label={t('editor.link')}
                  isPressed={state.active['link']}
                  isCurrent={current === 'link'}
                  isExpanded={isLinking}
                  onFocus={() => setCurrent('link')}
                  onClick={() => setLinking(!isLinking)}
                />
                {pictures ? (
                  <EditorButton
                    name="picture"
                    icon={ImagePlus}
                    label={t('editor.picture')}
                    isBusy={pictures.progress !== undefined}
                    isCurrent={current === 'picture'}
                    onFocus={() => setCurrent('picture')}
                    onClick={() => fileInput.current?.click()}
                  />
                ) : null}
                {inserts.map((insert) => (
                  <EditorButton
                    key={insert.name}
                    name={insert.name}
                    icon={insert.icon}
                    label={insert.label}
                    isCurrent={current === insert.name}
                    onFocus={() => setCurrent(insert.name)}
                    onClick={() => setOpened(insert)}
                  />
                ))}
              </>
            ) : null}
          </Flex>
        ))}
      </Flex>
      {pictures ? (
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label={t('editor.picture')}
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void pictures.insert(editor, file);
            target.value = '';
          }}
        />
      ) : null}
      {isLinking ? <LinkPanel editor={editor} onClose={() => setLinking(false)} /> : null}
      {state.active['image'] && !isLinking ? <PicturePanel key={state.picture} editor={editor} /> : null}
      {state.active['inTable'] && !isLinking ? <TablePanel editor={editor} /> : null}
      {opened ? (
        // The drawer has a form of its own: its submission must not save the form around the editor.
        <Box onSubmit={(event) => event.stopPropagation()}>
          <opened.Drawer
            selected={selectedText(editor)}
            onInsert={(reference) => insertReference(editor, reference)}
            onClose={() => setOpened(undefined)}
          />
        </Box>
      ) : null}
      <Text role="status" textStyle="xs" color="fg.muted" px="3" pb="2" _empty={{ display: 'none' }}>
        {pictures?.progress === undefined
          ? null
          : t('editor.uploading', { percent: Math.round(pictures.progress * 100) })}
      </Text>
      <Text role="alert" textStyle="xs" color="fg.error" px="3" pb="2" _empty={{ display: 'none' }}>
        {pictures?.problem ?? null}
      </Text>
    </Box>
  );
}

/** Index of the command group after which the link and picture buttons are shown. */
const insertGroup = 3;

function stateOf({ editor }: { editor: Editor }) {
  const commands = commandGroups.flat();
  return {
    active: {
      ...Object.fromEntries(commands.map(({ name, isActive }) => [name, isActive?.(editor) ?? false])),
      link: editor.isActive('link'),
      image: editor.isActive('image'),
      inTable: editor.isActive('table'),
    } as Record<string, boolean>,
    can: Object.fromEntries(
      commands.map(({ name, run }) => [name, run(editor.can().chain().focus(), editor).run()]),
    ) as Record<string, boolean>,
    picture: editor.isActive('image') ? editor.state.selection.from : 0,
  };
}

function moveAlong(event: KeyboardEvent, toolbar: HTMLElement) {
  const buttons = [...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const forward = getComputedStyle(toolbar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const targets: Record<string, number> = {
    [forward]: (at + 1) % buttons.length,
    [backward]: (at - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = targets[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}
