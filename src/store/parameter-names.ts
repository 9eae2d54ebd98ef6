/** Names that the page takes from its address: in the fragment all, in the query all but `text`, for servers see queries. */
export const parameterNames = ['crawler', 'url', 'engine', 'view', 'theme', 'example', 'text'] as const;

export type ParameterName = (typeof parameterNames)[number];
