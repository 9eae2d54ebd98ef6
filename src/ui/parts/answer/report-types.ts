import type { TesterState } from '../../../store';

/** The worker's report on one version of text and question. */
export type Report = NonNullable<TesterState['report']>;

/** The worker's verdict on the question. */
export type VerdictReport = NonNullable<Report['verdict']>;

/** A group of the file. */
export type GroupReport = VerdictReport['groups'][number];
