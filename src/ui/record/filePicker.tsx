import type { JSX } from 'preact';
import { useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';

const KINDS = '.txt,.ggf,.wtb,.jou,.trn,.json,text/plain';

/** A button that lets files be chosen. */
export function FilePicker({ take }: { readonly take: (files: readonly File[]) => void }): JSX.Element {
  const t = useTranslate();
  const choose = (input: HTMLInputElement): void => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) take(files);
  };
  return (
    <label class="button file-picker">
      <Icon name="open" />
      {t('import.files')}
      <input type="file" multiple accept={KINDS} onChange={(event) => choose(event.currentTarget)} />
    </label>
  );
}
