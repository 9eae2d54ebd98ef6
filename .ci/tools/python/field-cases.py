"""Measures the results of crawl_delay(), request_rate() and site_maps() in this Python's urllib.robotparser. Prints JSON for src/engine/fields/testdata/python-fields.json."""

import json
import random
import sys
from urllib.robotparser import RobotFileParser

VALUES = [
    '5', '05', '0', '-0', '-1', '+1', '1.0', '1.', '.5', '1e3', '0x10', '1_000', '1 2', '5s', '５', '１２', '٣', '१०', '𝟗𝟗', '%31%30', '%', '1%20',
    '\u00a05', 'NaN', 'Infinity', '"5"', '', '999999', '1/5', '1 / 5', '1/5s', '1/10s 1800-1900', '0/0', '/5', '5/', '1/2/3', '１/２', '%31/5', '1%2f5', '1:5',
    '9007199254740991',
]
LINES = ['User-agent: a', 'User-agent: *', 'User-agent: b', 'Disallow: /x', 'Allow: /', '', ' ', '# c', 'Sitemap: https://e.com/s.xml', 'sitemap: /s', 'Unicorn: 1']


def measure(robots, agent):
    parser = RobotFileParser()
    try:
        parser.parse(robots.splitlines())
    except ValueError:
        return None
    rate = parser.request_rate(agent)
    return {
        'robots': robots,
        'agent': agent,
        'delay': parser.crawl_delay(agent),
        'rate': rate and [rate.requests, rate.seconds],
        'sitemaps': parser.site_maps() or [],
    }


def cases():
    for value in VALUES:
        yield measure(f'User-agent: a\nCrawl-delay: {value}', 'a')
        yield measure(f'User-agent: a\nRequest-rate: {value}', 'a')
    chance = random.Random(9309)
    for _ in range(260):
        lines = [chance.choice(['User-agent: a', 'User-agent: *'])]
        for _ in range(chance.randint(2, 12)):
            kind = chance.random()
            if kind < 0.25:
                lines.append(f'Crawl-delay: {chance.choice([*VALUES, *"123456789" * 4])}')
            elif kind < 0.5:
                lines.append(f'request-Rate : {chance.choice([*VALUES, *["1/2", "2/3", "3/4"] * 12])}')
            else:
                lines.append(chance.choice(LINES))
        yield measure('\n'.join(lines), chance.choice(['a', 'b', 'c']))


if __name__ == '__main__':
    json.dump([case for case in cases() if case], sys.stdout, ensure_ascii=True, separators=(',', ':'))
