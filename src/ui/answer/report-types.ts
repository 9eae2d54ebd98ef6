import type { TesterState } from '../../store';

/** The engine's answer to the question. */
export type VerdictReport = NonNullable<NonNullable<TesterState['report']>['verdict']>;

/** A group of the file. */
export type GroupReport = VerdictReport['groups'][number];
