/** What the service calls itself. A test holds the version against package.json. */
export const PRODUCT = 'robots-txt-tester/0.1.0';
