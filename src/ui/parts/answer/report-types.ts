import type { TesterState } from '../../../store';

/** What the engine says of one version of text and question. */
export type Report = NonNullable<TesterState['report']>;

/** The engine's answer to the question. */
export type VerdictReport = NonNullable<Report['verdict']>;

/** A group of the file. */
export type GroupReport = VerdictReport['groups'][number];
