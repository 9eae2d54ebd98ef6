import type { RuleExamples } from '../../texts/rule-about';

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
  {
    bad: '\udc89PNG\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001\b\u0006\0\0\0',
    good: 'User-agent: *\nDisallow: /\udce9\udce8\udce0\udce7\udcf9\udcee\udcef\udcea\udce2\n',
    severity: 'warning',
  },
];
