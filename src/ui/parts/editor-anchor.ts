/** Id of the editor's region. The skip link and the line links lead to it. */
export const EDITOR_ID = 'editor';
