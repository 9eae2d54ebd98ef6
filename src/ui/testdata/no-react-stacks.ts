/*
 * React's development build notes where each element was created, for the stacks of its warnings: a tenth of the time of all component tests. It
 * stops after 10,000 elements within a second; here it is as if there had been so many. The warnings themselves stay.
 */
import React from 'react';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
