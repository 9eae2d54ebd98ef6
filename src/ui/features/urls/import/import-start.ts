/** What the dialog for URLs begins with. */
export type ImportStart =
  | { readonly kind: 'paste' }
  /** A file that was dropped, or null where one is to be chosen. */
  | { readonly kind: 'file'; readonly file: File | null }
  | { readonly kind: 'edit' }
  /** How far an import is, or what the last one did. */
  | { readonly kind: 'report' };
