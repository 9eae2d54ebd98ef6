/** Names of AI crawlers, with what its community found about each. */
export const aiRobotsTxt = 'https://github.com/ai-robots-txt/ai.robots.txt/blob/main/robots.json';

/** Names and User-Agent headers of crawlers; contains nothing about obeying robots.txt. */
export const crawlerUserAgents = 'https://github.com/monperrus/crawler-user-agents';

/** Patterns of User-Agent headers; contains nothing about obeying robots.txt. */
export const deviceDetector = 'https://github.com/matomo-org/device-detector/blob/master/regexes/bots.yml';
