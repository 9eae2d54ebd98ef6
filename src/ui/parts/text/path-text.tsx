import { Fragment } from 'react';

/** A readable path. Its parts stay in their order, also those that are read from right to left. */
export function PathText({ path }: { readonly path: string }) {
  return path.split('/').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its place
    <Fragment key={at}>
      {at > 0 && '/'}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
