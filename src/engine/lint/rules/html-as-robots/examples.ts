import type { RuleExamples } from '../../../lint-texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: '<!DOCTYPE html>\n<html><head><title>Shop</title></head>\n<body><p>Welcome</p></body></html>\n',
    good: 'User-agent: *\nDisallow:\n',
    severity: 'warning',
  },
  {
    bad: '<html><body><pre>User-agent: *\nDisallow: /private/\n</pre></body></html>\n',
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
  },
  {
    bad: '{"error": "Not found", "status": 404}\n',
    good: '# {"error": 1}\nUser-agent: *\nDisallow: /[x]\n',
    severity: 'warning',
  },
  {
    bad: '<?xml version="1.0"?>\n<Error><Code>AccessDenied</Code></Error>\n',
    good: '<!-- rules -->\nUser-agent: *\nDisallow:\n',
    severity: 'warning',
  },
];
