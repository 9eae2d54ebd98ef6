/** Names of AI crawlers, with what a community found out about each. */
export const aiRobotsTxt = 'https://github.com/ai-robots-txt/ai.robots.txt/blob/main/robots.json';

/** Names and User-Agent headers of crawlers; says nothing about obeying. */
export const crawlerUserAgents = 'https://github.com/monperrus/crawler-user-agents';

/** Patterns of User-Agent headers; says nothing about obeying. */
export const deviceDetector = 'https://github.com/matomo-org/device-detector/blob/master/regexes/bots.yml';
