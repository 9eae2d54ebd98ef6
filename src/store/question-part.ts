import { readRobotsUrl } from '../engine/address';
import { readInputs } from './read-inputs';
import type { ArrivedQuestion, TesterState } from './state';

/** Returns the state of a whole question: the inputs, and what they were read as. Without an address of the file, no other site serves it. */
export function questionPart(
  { crawlerInput, urlInput, dialectChoice, robotsUrlInput, sameFile, answer, list }: ArrivedQuestion,
  catalogue: TesterState['catalogue'],
): Pick<TesterState, keyof ArrivedQuestion | 'crawler' | 'url' | 'robotsUrl'> {
  const robotsUrl = readRobotsUrl(robotsUrlInput);
  return {
    ...readInputs(crawlerInput, urlInput, catalogue),
    dialectChoice,
    robotsUrlInput,
    robotsUrl,
    sameFile: robotsUrl.kind === 'url' ? sameFile : [],
    answer,
    list,
  };
}
