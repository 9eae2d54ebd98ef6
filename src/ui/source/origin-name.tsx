import { examples } from '../../catalogue';
import { fileTexts } from '../../messages';
import type { DocumentOrigin } from '../../store';
import { Icon } from '../parts/icon';
import type { IconName } from '../parts/icon-shapes';
import { useTester } from '../tester-context';
import styles from './source-bar.module.css';

/** Where the text came from, and whether it was changed since. */
export function OriginName() {
  const origin = useTester((state) => state.document.origin);
  const isEmpty = useTester((state) => state.document.text.length === 0);
  const isEdited = useTester((state) => state.document.edited);
  if (isEmpty) {
    return (
      <>
        <Icon name="file" />
        <span className={styles['facts']}>{fileTexts.none}</span>
      </>
    );
  }
  return (
    <>
      <Icon name={iconOf(origin)} />
      <span className={styles['name']}>{nameOf(origin)}</span>
      {isEdited && origin.kind !== 'typed' && <span className={styles['facts']}>{fileTexts.edited}</span>}
    </>
  );
}

function iconOf(origin: DocumentOrigin): IconName {
  return origin.kind === 'example' ? 'example' : 'file';
}

function nameOf(origin: DocumentOrigin): string {
  switch (origin.kind) {
    case 'typed':
      return fileTexts.typed;
    case 'file':
      return origin.name;
    case 'example':
      return fileTexts.example(examples.find(({ id }) => id === origin.id)?.title ?? origin.id);
  }
}
