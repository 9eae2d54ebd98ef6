/*
 * Stops React's development build from capturing a stack trace for each element, which takes a tenth of the component tests' time. React itself stops
 * after 10,000 elements per second; this pretends that the limit is reached. React's warnings stay, without the stack of their owner.
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
