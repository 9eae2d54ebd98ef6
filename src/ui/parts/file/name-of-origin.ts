import { examples } from '../../../catalogue';
import { fileTexts } from '../../../messages';
import type { DocumentOrigin } from '../../../store';

/** Returns the name of a text's origin. */
export function nameOfOrigin(origin: DocumentOrigin): string {
  switch (origin.kind) {
    case 'typed':
      return fileTexts.typed;
    case 'link':
      return fileTexts.link;
    case 'site':
      return origin.url.replace('https://', '');
    case 'file':
      return origin.name;
    case 'example':
      return fileTexts.example(examples.find(({ id }) => id === origin.id)?.title ?? origin.id);
  }
}
