import { type AnswerEffect, effectOf } from '../fetch/effect';
import { type Judgement, judge } from '../fetch/judge';
import { type Scope, scopeOf } from '../fetch/scope';
import { PLAIN_ANSWER } from '../fetch/server-answer';
import type { RobotsTxt } from '../parse';
import type { Condition, Question } from './question';
import { decideByRules, type RulesVerdict } from './rules-verdict';

/**
 * The result of a question, with its evidence. `outcome`, `reason` and `line` are the rules' decision;
 * `judgement` is the final verdict.
 */
export interface FetchedVerdict extends RulesVerdict {
  /** The final verdict, which also considers the file's location and the server's answer. */
  readonly judgement: Judgement;
  /** Null if the file's location is unknown, unless the dialect reads no robots.txt of the URL's scheme. */
  readonly scope: Scope | null;
  /** Effect of the server's answer on the crawler. */
  readonly effect: AnswerEffect;
}

/**
 * Answers a question in the dialect that parsed the file. The file's location decides first, then the
 * server's answer, then the rules. Without a condition, only the rules decide. Throws only for a question of another type. Each rule takes
 * time linear in its pattern and the path.
 */
export function decide(
  robots: RobotsTxt,
  question: Question,
  condition: Condition | null = null,
): FetchedVerdict {
  const { fetch } = robots.dialect;
  const verdict = decideByRules(robots, question);
  const scope = condition && scopeOf(condition.robotsUrl, question.url, fetch.schemes);
  const effect = effectOf(condition?.answer ?? PLAIN_ANSWER, fetch);
  return { ...verdict, judgement: judge(scope, effect, verdict), scope, effect };
}
