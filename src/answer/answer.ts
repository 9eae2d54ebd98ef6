import type { Consultation } from '../catalogue/crawler';
import type { TestedCrawler } from '../catalogue/tested-crawler';
import type { Judgement, Rule } from '../engine';

/** See `TestedCrawler`. */
export type KnownConsultation = TestedCrawler['consultation'];

/** The consultations that keep the file from deciding. */
export type NotDecided = Exclude<Consultation, 'asks' | 'control-token'>;

/** The answer to one question: may this crawler fetch this URL? */
export interface CrawlAnswer {
  /**
   * `undefined`: the dialect leaves it open, or reading fails. `not-applicable`: the file doesn't decide, because of
   * the crawler or the file's location.
   */
  readonly outcome: Judgement['outcome'];
  /** The part that decides: the crawler's own habits, the file's location, the server's answer, or the rules. */
  readonly by: 'crawler' | Judgement['by'];
  /** The 1-based line that decides or, if the crawler decides, asks it to stay away; 0 for none. */
  readonly line: number;
  /** The judgement on a crawler that follows the file. */
  readonly judgement: Judgement;
}

/**
 * Composes the answer from the engine's judgement, the line of the rules' decision, and the crawler's relation to
 * robots.txt. The only place that knows their order: crawler, location, server, rules.
 */
export function composeAnswer(
  judgement: Judgement,
  rulesLine: number,
  consultation: KnownConsultation = 'unknown',
): CrawlAnswer {
  const line = judgement.by === 'rules' ? rulesLine : 0;
  if (!isDecidedByCrawler(consultation)) return { ...judgement, line, judgement };
  return {
    outcome: 'not-applicable',
    by: 'crawler',
    line: judgement.outcome === 'disallowed' ? line : 0,
    judgement,
  };
}

/** Returns true if robots.txt doesn't decide: the crawler need not obey, doesn't, or the name isn't a crawler's. */
export function isDecidedByCrawler(consultation: KnownConsultation): consultation is NotDecided {
  return consultation !== 'asks' && consultation !== 'control-token' && consultation !== 'unknown';
}

/** Returns true for a crawler that need not obey robots.txt, or doesn't. */
export function needNotObey(consultation: KnownConsultation): boolean {
  return consultation === 'fetches-for-a-person' || consultation === 'does-not-obey';
}

/**
 * Returns true if a rule, or the server's answer, would block a crawler that follows the file. This one is only asked to
 * stay away.
 */
export function isAsked({ by, judgement }: Pick<CrawlAnswer, 'by' | 'judgement'>): boolean {
  return by === 'crawler' && judgement.outcome === 'disallowed';
}

/** Returns the rule in the line of an answer; null if there is none, or if reading stops with an error in that line. */
export function ruleIn({ line }: Pick<CrawlAnswer, 'line'>, winner: Rule | null | undefined): Rule | null {
  return winner?.line === line ? winner : null;
}
