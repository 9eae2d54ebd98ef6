import { readRobotsUrl } from '../engine/address';
import { readInputs } from './read-inputs';
import type { ArrivedQuestion, TesterState } from './state';

/** The state of a whole question: what was typed and chosen, with what was read in it. */
export function questionPart(
  { crawlerInput, urlInput, dialectChoice, robotsUrlInput, answer, list }: ArrivedQuestion,
  catalogue: TesterState['catalogue'],
): Pick<TesterState, keyof ArrivedQuestion | 'crawler' | 'url' | 'robotsUrl'> {
  return {
    ...readInputs(crawlerInput, urlInput, catalogue),
    dialectChoice,
    robotsUrlInput,
    robotsUrl: readRobotsUrl(robotsUrlInput),
    answer,
    list,
  };
}
