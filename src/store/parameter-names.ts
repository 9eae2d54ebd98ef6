/** Parameters that the page reads from its address: all in the fragment; in the query all except `text`, because servers see queries. */
export const parameterNames = ['crawler', 'url', 'engine', 'view', 'theme', 'example', 'text'] as const;

export type ParameterName = (typeof parameterNames)[number];
