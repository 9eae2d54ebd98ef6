/** Id of the editor's region: the skip link and the line links lead there. */
export const EDITOR_ID = 'editor';
