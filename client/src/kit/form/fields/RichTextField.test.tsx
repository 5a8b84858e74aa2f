// @module-tag smoke
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RadioTower } from 'lucide-react';
import type { InsertDrawerProps } from '../richText/editorInsert';
import { renderPage } from '../../../testing/renderPage';
import { RichTextField } from './RichTextField';
import { useSaveForm } from '../useSaveForm';

/** Mock upload that accepts every picture. */
class SentUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 200;
  responseText = JSON.stringify({ src: picture, width: 800, height: 450 });
  open() {}
  setRequestHeader() {}
  send() {
    setTimeout(() => this.dispatchEvent(new Event('load')));
  }
  abort() {}
}

const chosen = { kind: 'record', target: 'Emission:12', title: 'The evening' } as const;
/** A drawer of the feature that inserts a reference: here with a single choice for each form of it. */
const inserts = [
  {
    name: 'reference',
    icon: RadioTower,
    label: 'From this station',
    Drawer: ({ onInsert, onClose }: InsertDrawerProps) =>
      (['record', 'link'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          onClick={() => {
            onClose();
            onInsert({ ...chosen, kind });
          }}
        >
          Insert {kind}
        </button>
      )),
  },
];

const picture = `/files/blog/${'a'.repeat(32)}-1600.webp`;
const save = vi.fn<(values: { body: string }) => Promise<void>>(async () => {});
function Example({ body }: { body: string }) {
  const form = useSaveForm({ defaultValues: { body }, save });
  return (
    <form onSubmit={form.submit}>
      <RichTextField
        form={form}
        name="body"
        label="Body"
        help="What it says"
        picturesUrl="/uploads/pictures"
        inserts={inserts}
      />
      <output>{String(form.formState.isDirty)}</output>
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.reset({ body: '<p>Theirs</p>' })}>
        Take theirs
      </button>
    </form>
  );
}

async function show(body = '') {
  renderPage(<Example body={body} />, { answer: () => ({ data: {} }) });
  return screen.findByRole('textbox', { name: /^Body/ });
}

const button = (name: string) => screen.getByRole('button', { name });
const isDirty = () => screen.getByRole('status', { name: '' }).textContent;

beforeEach(() => {
  save.mockClear();
  vi.stubGlobal('XMLHttpRequest', SentUpload);
  // The test browser has no layout, so the editor's measurements must return empty boxes.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

describe('a rich-text field', () => {
  it('is a text box with the name and the help of its field, and a toolbar', async () => {
    const box = await show('<p>Hello</p>');
    expect(box.textContent).toBe('Hello');
    expect(box.getAttribute('aria-multiline')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'What it says',
    );
    expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeTruthy();
  });

  it('is clean until something is written, however the editor spells the same text', async () => {
    await show('<p>One<br />two</p><hr />');
    expect(isDirty()).toBe('false');
    await userEvent.click(button('Numbered list'));
    await waitFor(() => expect(isDirty()).toBe('true'));
    expect(screen.getByRole('textbox', { name: /^Body/ }).className).toContain('rich-text');
  });

  it('shows an error when it is required and empty', async () => {
    const box = await show('');
    await userEvent.click(button('Save'));
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(save).not.toHaveBeenCalled();
  });

  it('saves the text as HTML', async () => {
    await show('<p>Hello</p>');
    await userEvent.click(button('Heading'));
    expect(button('Heading').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ body: '<h2>Hello</h2>' }));
  });

  it('follows when the form is given another text', async () => {
    const box = await show('<p>Mine</p>');
    fireEvent.click(button('Take theirs'));
    await waitFor(() => expect(box.textContent).toBe('Theirs'));
    expect(isDirty()).toBe('false');
  });

  it('has one stop of the Tab key, and arrows from button to button', async () => {
    await show();
    const toolbar = screen.getByRole('toolbar');
    expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    button('Undo').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(button('Redo'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(button('From this station'));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(button('Undo'));
    expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('requests the address of a link, and refuses an invalid one', async () => {
    const box = await show('');
    await userEvent.click(button('Link'));
    const address = screen.getByRole('textbox', { name: 'Link address' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/Enter a web address/);
    await userEvent.clear(address);
    await userEvent.type(address, 'example.org{Enter}');
    expect(box.querySelector('a')?.getAttribute('href')).toBe('https://example.org');
    expect(save).not.toHaveBeenCalled();
  });

  it('uploads a picture, inserts it and requests its description', async () => {
    const box = await show('<p>Hello</p>');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['pixels'], 'mast.png', { type: 'image/png' }));
    await waitFor(() => expect(box.querySelector(`img[src="${picture}"]`)).toBeTruthy());
    fireEvent.change(await screen.findByLabelText('Alternative text'), { target: { value: 'A mast' } });
    await waitFor(() => expect(box.querySelector('img')?.getAttribute('alt')).toBe('A mast'));
    await userEvent.click(button('Save'));
    await waitFor(() =>
      expect(save.mock.calls[0]?.[0].body).toContain('alt="A mast" width="800" height="450"'),
    );
  });

  it('takes no picture that is only an address or holds its own data', async () => {
    const box = await show(
      '<p>a</p><img src="data:image/png;base64,AA"><figure><img src="data:image/png;base64,AA"></figure><script>alert(1)</script>',
    );
    expect(box.querySelector('img, script')).toBeNull();
  });

  it('preserves figures, sources of quotes, tables and references', async () => {
    const body = [
      `<figure><img src="${picture}" alt="A mast"><figcaption>Our mast</figcaption></figure>`,
      '<blockquote><p>Listen.</p><cite>Ada Merle</cite></blockquote>',
      '<table><tbody><tr><th><p>a</p></th><td colspan="2"><p>b</p></td></tr></tbody></table>',
      '<p data-record="Emission:12">The evening</p>',
      '<p data-video="https://vimeo.com/1">Live</p>',
      '<p>See <a data-record="Content:7">this</a></p>',
    ].join('');
    const box = await show(body);
    expect(screen.getByText('Card · programme')).toBeTruthy();
    expect(screen.getByText('Video on Vimeo')).toBeTruthy();
    expect(isDirty()).toBe('false');
    box.focus();
    await userEvent.click(button('Horizontal line'));
    await userEvent.click(button('Save'));
    await waitFor(() => expect(save).toHaveBeenCalled());
    const saved = save.mock.calls[0]![0].body.replace('<hr>', '');
    for (const part of body.split(/(?<=<\/(?:figure|blockquote|table|p)>)(?=<[^/])/))
      expect(saved).toContain(part);
  });

  it('gives a picture a caption', async () => {
    const box = await show('<p>Hello</p>');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['pixels'], 'mast.png', { type: 'image/png' }));
    fireEvent.change(await screen.findByLabelText('Caption'), { target: { value: 'Our mast' } });
    await waitFor(() => expect(box.querySelector('figure figcaption')?.textContent).toBe('Our mast'));
    expect(screen.getByText('Required before publication.')).toBeTruthy();
  });

  it('asks for the source of a quote inside a quote alone', async () => {
    const box = await show('<p>Listen.</p>');
    expect(button('Source of the quote').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Quote'));
    await userEvent.click(button('Source of the quote'));
    expect(box.querySelector('blockquote > cite')).toBeTruthy();
    expect(button('Source of the quote').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button('Source of the quote'));
    expect(box.querySelector('cite')).toBeNull();
  });

  it('keeps the text around a new table, and moves into its first cell', async () => {
    const box = await show('<p>Before</p>');
    await userEvent.click(button('Table'));
    expect(box.querySelectorAll('table')).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Table' })).toBeTruthy();
    expect(box.textContent).toBe('Before');
  });

  it('inserts a table, and changes its rows and columns', async () => {
    const box = await show('<p></p>');
    await userEvent.click(button('Table'));
    expect(box.querySelectorAll('tr')).toHaveLength(3);
    expect(box.querySelectorAll('th')).toHaveLength(3);
    expect(box.querySelector('table + p')).toBeTruthy();
    expect(button('Table').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Add row'));
    await userEvent.click(button('Remove column'));
    expect(box.querySelectorAll('tr')).toHaveLength(4);
    expect(box.querySelectorAll('th')).toHaveLength(2);
    await userEvent.click(button('From this station'));
    await userEvent.click(button('Insert record'));
    expect(box.querySelector('table .reference')).toBeNull();
    expect(box.querySelector('table + .reference')).toBeTruthy();
  });

  it('inserts cards and links of records', async () => {
    const box = await show('<p></p>');
    await userEvent.click(button('From this station'));
    await userEvent.click(button('Insert link'));
    expect(box.querySelector('a[data-record="Emission:12"]')?.textContent).toBe('The evening');
    await userEvent.click(button('From this station'));
    await userEvent.click(button('Insert record'));
    await userEvent.click(button('Save'));
    await waitFor(() =>
      expect(save.mock.calls[0]?.[0].body).toContain('<p data-record="Emission:12">The evening</p>'),
    );
  });
});
