/** The first screen of the import dialog. */
export type ImportStart =
  | { readonly kind: 'paste' }
  /** The dropped file; null if one is yet to be chosen. */
  | { readonly kind: 'file'; readonly file: File | null }
  | { readonly kind: 'edit' }
  /** The progress of an import or the result of the last one. */
  | { readonly kind: 'report' };
