/** Id of the URL field. */
export const URL_FIELD_ID = 'url-field';
