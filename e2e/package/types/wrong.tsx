/* Lines that the types must reject. All would be accepted if the types were `any`. */
import { decide, parseRobotsTxt } from 'robots-txt-tester';
import { readCrawler, testedCrawler } from 'robots-txt-tester/catalogue';
import { RobotsTxtTester } from 'robots-txt-tester/react';

// @ts-expect-error: a question has a URL
decide(parseRobotsTxt(''), { productTokens: ['a'] });
// @ts-expect-error: text that names no crawler can't be tested
testedCrawler(readCrawler(''));
// @ts-expect-error: the element has no method of that name
document.createElement('robots-txt-tester').ask1({});
// @ts-expect-error: there is no such view
export const view = <RobotsTxtTester tester="https://robots.example/" view="nonsense" />;
// @ts-expect-error: the address of the tester is missing
export const tester = <RobotsTxtTester />;
// @ts-expect-error: attributes of the plain element are strings
export const plain = <robots-txt-tester height={300} />;
export const fine = <robots-txt-tester height="300" readonly="" className="wide" />;
