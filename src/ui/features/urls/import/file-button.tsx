import { type ChangeEvent, useEffect, useRef } from 'react';
import { urlsImportTexts } from '../../../../messages';
import { Button } from '../../../parts/controls/button';

/** What is offered in the browser's dialog; others can be chosen there too. */
const ACCEPT =
  '.csv,.tsv,.tab,.txt,.list,.xml,.log,.har,.json,.gz,text/*,application/json,application/xml,application/gzip';

interface FileButtonProps {
  readonly label: string;
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the browser's dialog for a file. */
export function FileButton({ label, isFirst, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // After the window has opened, which puts the focus on its first button.
  useEffect(() => {
    if (isFirst) button.current?.focus({ preventScroll: true });
  }, [isFirst]);
  const open = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Emptied, so that the same file can be chosen again after it was changed on disk.
    event.currentTarget.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <Button ref={button} outlined onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={urlsImportTexts.file.field}
        accept={ACCEPT}
        onChange={open}
      />
    </>
  );
}
