"""Answers of CPython's urllib.robotparser on hostile robots.txt files, for src/engine/dialects/python.test.ts.

    python3 .ci/tools/python/dialect-cases.py           writes src/engine/testdata/python/cases.jsonl.gz
    python3 .ci/tools/python/dialect-cases.py --check   runs this Python again and compares with the stored answers

Deterministic, no network. The stored answers are those of CPython 3.11.7, and 3.12.1 gives the same. 3.12.7 and 3.13.0 differ for paths that start with
two slashes (gh-67693), and 3.13.2 for text beside a host in brackets; from 3.13.8 and 3.14.0 the parser is another one. 3.8 to 3.10 differ for a host in brackets that isn't an address, which they accept. One JSON object per line:
{name?, robots, agent, url, allowed, line} or {name?, robots, agent, url, raises: true, line}. `robots` holds the file's bytes as Latin-1.
`line` is the line of the deciding rule (0 for none), or the one at which reading raises. Lines count from 1 as in an editor: by LF, CR and CR LF.
"""

import gzip
import json
import random
import re
import sys
import urllib.parse
import urllib.robotparser
from pathlib import Path

STORED = Path(__file__).resolve().parents[3] / "src" / "engine" / "testdata" / "python" / "cases.jsonl.gz"
SEED = 20240611
FILES = 1150
QUESTIONS = 3


# --- Asking ---------------------------------------------------------------------------------------------------------------------------


class TracedRule(urllib.robotparser.RuleLine):
    """Records the row a rule was made from, and which rule decides: Entry.allowance stops at the first one that applies."""

    row = -1
    decided = -1

    def __init__(self, path, allowance):
        super().__init__(path, allowance)
        self.made_in = TracedRule.row

    def applies_to(self, filename):
        applies = super().applies_to(filename)
        if applies:
            TracedRule.decided = self.made_in
        return applies


urllib.robotparser.RuleLine = TracedRule


def editor_line(before):
    """Returns the number of the line that starts or continues after a text."""
    return 1 + len(re.findall("\r\n|\r|\n", before))


def counted(rows):
    """Yields the rows to a parser and tracks the current one."""
    for TracedRule.row, row in enumerate(rows):
        yield row


def ask(raw, agent, url):
    """Returns the answer as it is stored; None if can_fetch itself raises, which says nothing about the file."""
    try:
        # As RobotFileParser.read does.
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        return {"raises": True, "line": editor_line(raw[: error.start].decode("latin-1"))}
    rows = text.splitlines(keepends=True)

    def line_of(row):
        return editor_line("".join(rows[:row]))

    parser = urllib.robotparser.RobotFileParser()
    try:
        parser.parse(counted(text.splitlines()))
    except ValueError:
        return {"raises": True, "line": line_of(TracedRule.row)}
    TracedRule.decided = -1
    try:
        allowed = parser.can_fetch(agent, url)
    except ValueError:
        return None
    return {"allowed": allowed, "line": 0 if TracedRule.decided < 0 else line_of(TracedRule.decided)}


def case(raw, agent, url, name=None):
    answer = ask(raw, agent, url)
    if answer is None:
        return None
    question = {"robots": raw.decode("latin-1"), "agent": agent, "url": url}
    return {**({} if name is None else {"name": name}), **question, **answer}


# --- Cases by hand --------------------------------------------------------------------------------------------------------------------

GROUP = "User-agent: a\nDisallow: %s\n"

BY_HAND = [
    ("no file content", "", "a", "/"),
    ("no final line end", "User-agent: a\nDisallow: /", "a", "/"),
    ("rule before any agent", "Disallow: /\nUser-agent: a\nDisallow: /x", "a", "/y"),
    ("UTF-8 cut off at the end", b"User-agent: a\r\nDisallow: /\r\n\xe2\x82", "a", "/"),
    ("Latin-1", b"User-agent: a\n\rDisallow: /caf\xe9", "a", "/"),
    ("a surrogate in UTF-8", b"User-agent: a\rDisallow: /\xed\xa0\x80", "a", "/"),
    ("an overlong slash", b"User-agent: a\nDisallow: \xc0\xaf", "a", "/"),
    ("beyond U+10FFFF", b"#\n\n\xf4\x90\x80\x80", "a", "/"),
    ("bad bytes come before bad values", b"User-agent: a\nDisallow: //[\n\n\xff", "a", "/"),
    ("bad bytes in a comment", b"# \x80\nUser-agent: a\nDisallow: /\n", "a", "/"),
    ("BOM before the first agent", "\ufeffUser-agent: a\nDisallow: /\n", "a", "/"),
    ("BOM before a blank line", "\ufeff\nUser-agent: a\nDisallow: /\n", "a", "/"),
    ("BOM between agent and rule", "User-agent: a\n\ufeff\nDisallow: /\n", "a", "/"),
    ("two BOMs", "\ufeff\ufeffUser-agent: a\nDisallow: /\n", "a", "/"),
    ("BOM before VT", "\ufeff\vUser-agent: a\nDisallow: /\n", "a", "/"),
    ("BOM before a comment", "\ufeff#\nUser-agent: a\nDisallow: /\n", "a", "/"),
    ("NUL in a value", GROUP % "/a\0b", "a", "/a%00b"),
    ("NUL in front of a value", GROUP % "\0/a", "a", "/a"),
    ("NUL in a field", "User-agent: a\nDis\0allow: /\n", "a", "/"),
    ("NUL on a line of its own", "User-agent: a\n\0\nDisallow: /\n", "a", "/"),
    ("escaped NUL in front", GROUP % "%00/a", "a", "/a"),
    ("star alone", GROUP % "*", "a", "/"),
    ("star alone, as the path", GROUP % "*", "a", "*"),
    ("star is no wildcard", GROUP % "/*.php", "a", "/a.php"),
    ("star is a star", GROUP % "/*.php", "a", "/*.php"),
    ("dollar is no end", GROUP % "/a$", "a", "/a"),
    ("dollar is a dollar", GROUP % "/a$", "a", "/a$b"),
    ("escaped star", GROUP % "/%2a", "a", "/*"),
    ("question mark alone", GROUP % "?", "a", "/x"),
    ("semicolon alone", GROUP % ";", "a", "/x"),
    ("two slashes alone", GROUP % "//", "a", "/x"),
    ("escaped hash alone", GROUP % "%23", "a", "/x"),
    ("question mark alone, allow", "User-agent: a\nAllow: ?\nDisallow: /", "a", "/x"),
    ("a control character alone", GROUP % "%01", "a", "/x"),
    ("an escaped space alone", GROUP % "%20", "a", "/x"),
    ("an escaped NBSP alone", GROUP % "%C2%A0", "a", "/x"),
    ("a NBSP alone", GROUP % "\u00a0", "a", "/x"),
    ("empty query", GROUP % "/a?", "a", "/ab"),
    ("empty parameters", GROUP % "/a;", "a", "/ab"),
    ("empty parameters, twice", GROUP % "/a;;", "a", "/a;b"),
    ("parameters of an inner segment", GROUP % "/a;/b", "a", "/a;/b"),
    ("empty parameters of an inner segment", GROUP % "/a;/b;", "a", "/a;/b"),
    ("empty parameters before a query", GROUP % "/a;?b", "a", "/a?b"),
    ("empty everything", GROUP % "/a;?%23", "a", "/ab"),
    ("two slashes drop a host", GROUP % "//host/a", "a", "/a"),
    ("two slashes in front of a URL", GROUP % "/a", "a", "//host/a"),
    ("three slashes", GROUP % "///a", "a", "/a"),
    ("four slashes", GROUP % "////a", "a", "//a"),
    ("two slashes inside", GROUP % "/a//b", "a", "/a//b"),
    ("escaped slashes", GROUP % "/a%2F%2fb", "a", "/a//b"),
    ("a whole URL as rule", GROUP % "http://h/a", "a", "http://h/a"),
    ("a scheme without host as rule", GROUP % "http:a", "a", "/a"),
    ("a scheme in a path", GROUP % "HTTP:/a", "a", "/http:///a"),
    ("mailto", GROUP % "mailto:a;", "a", "/"),
    ("params of a scheme without params", "User-agent: a\nDisallow: /x;\n", "a", "gopher://h/x;"),
    ("params of a scheme with params", "User-agent: a\nDisallow: /x;\n", "a", "http://h/x;"),
    ("params of a scheme without params, and a query", GROUP % "/x?y", "a", "gopher://h/x;?y"),
    ("params of a scheme with params, and a query", GROUP % "/x?y", "a", "http://h/x;?y"),
    ("a scheme gains slashes", GROUP % "http:x", "a", "x:http:///x"),
    ("a scheme gains no slashes twice", GROUP % "http:////x", "a", "x:http://x"),
    ("a scheme gains no slashes where none are due", GROUP % "mailto:x", "a", "x:mailto:x"),
    ("query of the root without slash", GROUP % "?q", "a", "http://h?q"),
    ("query of the root without slash, no rule", GROUP % "/", "a", "http://h?q"),
    ("host alone", GROUP % "/", "a", "http://h"),
    ("fragment", GROUP % "/a%23b", "a", "http://h/a#b"),
    ("empty fragment", GROUP % "/a", "a", "http://h/a#"),
    ("escaped question mark", GROUP % "/a%3Fb", "a", "/a?b"),
    ("escaped question mark at the end", GROUP % "/a%3F", "a", "/a"),
    ("escaped percent", GROUP % "/%2541", "a", "/%2541"),
    ("escaped percent is no escape", GROUP % "/A", "a", "/%2541"),
    ("escaped percent decoded once on both sides", GROUP % "/%2541", "a", "/%41"),
    ("percent alone", GROUP % "/100%", "a", "/100%25"),
    ("percent before an escape", GROUP % "/%%41", "a", "/%25A"),
    ("not hexadecimal", GROUP % "/%zz", "a", "/%25zz"),
    ("lower-case escape", GROUP % "/%e9", "a", "/%EF%BF%BD"),
    ("broken escapes are all alike", GROUP % "/%E9", "a", "/%80"),
    ("broken escapes, three of a surrogate", GROUP % "/%ED%A0%80", "a", "/%FF%FF%FF"),
    ("broken escapes, one of a cut sequence", GROUP % "/%F0%9F%98", "a", "/%FF"),
    ("a sequence half escaped", GROUP % "/%C3\u00a9", "a", "/%FF\u00a9"),
    ("an escaped BOM", GROUP % "%EF%BB%BF/a", "a", "/a"),
    ("an escaped BOM on both sides", GROUP % "/%EF%BB%BFa", "a", "/\ufeffa"),
    ("raw and escaped", GROUP % "/caf\u00e9", "a", "/caf%C3%A9"),
    ("astral", GROUP % "/\U0001f600", "a", "/%F0%9F%98%80"),
    ("tilde", GROUP % "/%7Ea", "a", "/~a"),
    ("tab inside a path", GROUP % "/a\tb", "a", "/ab"),
    ("escaped line feed", GROUP % "/a%0Ab", "a", "/ab"),
    ("escaped line feed in a URL", GROUP % "/ab", "a", "/a%0Ab"),
    ("escaped VT stays", GROUP % "/a%0Bb", "a", "/ab"),
    ("escaped space in front", GROUP % "%20/a", "a", "/a"),
    ("space inside", GROUP % "/a b", "a", "/a%20b"),
    ("empty disallow decides first", "User-agent: a\nDisallow:\nDisallow: /\n", "a", "/"),
    ("empty allow decides first", "User-agent: a\nAllow:\nDisallow: /\n", "a", "/"),
    ("first rule, not the longest", "User-agent: a\nAllow: /\nDisallow: /x\n", "a", "/x"),
    ("first rule, not the least restrictive", "User-agent: a\nDisallow: /x\nAllow: /x/y\n", "a", "/x/y"),
    ("open bracket", GROUP % "//[x", "a", "/"),
    ("closing bracket", GROUP % "//x]", "a", "/"),
    ("open bracket, escaped", GROUP % "//%5Bx", "a", "/"),
    ("open bracket in an allow line", "User-agent: a\nAllow: //[x\n", "a", "/"),
    ("open bracket before any agent", "Disallow: //[x\nUser-agent: a\nDisallow: /x", "a", "/"),
    ("open bracket behind a blank line", "User-agent: b\n\nDisallow: //[x\nUser-agent: a\nDisallow: /x", "a", "/x"),
    ("open bracket in a group of others", "User-agent: a\nDisallow: /\nUser-agent: b\nDisallow: http://[", "a", "/"),
    ("open bracket in the path", GROUP % "/[x", "a", "/%5Bx"),
    ("open bracket behind the host", GROUP % "//h/[x", "a", "/"),
    ("open bracket in a sitemap", "User-agent: a\nSitemap: http://[\nDisallow: /\n", "a", "/"),
    ("open bracket in an agent", "User-agent: //[\nUser-agent: a\nDisallow: /\n", "a", "/"),
    ("open bracket behind a BOM", "\ufeffUser-agent: a\nDisallow: //[\n", "a", "/"),
    ("open bracket on a row of a line", "User-agent: a\vDisallow: /\nUser-agent: b\fAllow: //[\n", "a", "/"),
    *[
        (f"in brackets: {host}", GROUP % f"//{host}/a", "a", "//h/a")
        for host in (
            "[::1]", "[::]", "[]", "[:]", "[:::]", "[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:8:9]", "[1:2:3:4:5:6:7::]",
            "[::1:2:3:4:5:6:7:8]", "[1::2::3]", "[:1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:]", "[::1.2.3.4]", "[::1.2.3]", "[::01.2.3.4]",
            "[::256.2.3.4]", "[1:2:3:4:5:6:1.2.3.4]", "[1:2:3:4:5:6:7:1.2.3.4]", "[1.2.3.4]", "[1.2.3.4::]", "[fe80::1%25eth0]", "[fe80::1%25]",
            "[fe80::1%25a%25b]", "[::g]", "[::12345]", "[v1.a]", "[V1.a]", "[v1.]", "[v.a]", "[vG.a]", "[v1.%E2%80%A8]", "[vF.[]", "x[::1]y", "u@[::1]:80",
            "][", "[::1", "[::1][", "[[::1]]", "[\u0661::]",
        )
    ],
    *[
        (f"NFKC: {netloc}", GROUP % f"//{netloc}/a", "a", "/a")
        for netloc in ("\u2100", "\u2048x", "a\u2100b", "\uff1a", "\uff20", "\ufe6b", "\ufe55", "\uff0f", "\uff03", "\u00e9", "\ufb01", "@\u2100", "\u00bd")
    ],
    ("NFKC in the path", GROUP % "/\u2100", "a", "/\u2100"),
    ("agents and a blank line", "User-agent: a\n\nDisallow: /\n", "a", "/"),
    ("agents and a line of a space", "User-agent: a\n \nDisallow: /\n", "a", "/"),
    ("agents and a comment", "User-agent: a\n#\nDisallow: /\n", "a", "/"),
    ("agents and VT", "User-agent: a\v\vDisallow: /\n", "a", "/"),
    ("agents and one VT", "User-agent: a\vDisallow: /\n", "a", "/"),
    ("a comment broken by FF", "User-agent: a\n# x\fDisallow: /\n", "a", "/"),
    ("a comment broken by U+2028", "User-agent: a\n# x\u2028Disallow: /\n", "a", "/"),
    ("a path broken by NEL", GROUP % "/a\u0085Disallow: /b", "a", "/b"),
    ("a path broken by FS", GROUP % "/a\x1cDisallow: /b", "a", "/b"),
    ("US breaks nothing, and is white space", GROUP % "/a\x1f", "a", "/ab"),
    ("line ends of all kinds", "\r\r\n\n\rUser-agent: a\x1d\r\n\rUser-agent: a\rDisallow: /", "a", "/"),
    ("blank line behind rules", "User-agent: a\nDisallow: /x\n\nDisallow: /\n", "a", "/"),
    ("crawl-delay ends the agents", "User-agent: a\nCrawl-delay: 1\nUser-agent: b\nDisallow: /\n", "a", "/"),
    ("crawl-delay ends the agents, for the second", "User-agent: a\nCrawl-delay: 1\nUser-agent: b\nDisallow: /\n", "b", "/"),
    ("request-rate ends the agents", "User-agent: a\nRequest-rate: x\nUser-agent: b\nDisallow: /\n", "a", "/"),
    ("sitemap does not", "User-agent: a\nSitemap: x\nUser-agent: b\nDisallow: /\n", "a", "/"),
    ("unknown field does not", "User-agent: a\nHost: x\nUser-agent: b\nDisallow: /\n", "a", "/"),
    ("crawl-delay keeps the entry", "User-agent: *\nCrawl-delay: 1\n\nUser-agent: *\nDisallow: /\n", "a", "/"),
    ("crawl-delay before any agent", "Crawl-delay: \u00b2\nUser-agent: a\nDisallow: /\n", "a", "/"),
    ("crawl-delay of a superscript", "User-agent: a\nCrawl-delay: \u00b2\nDisallow: /\n", "a", "/"),
    ("crawl-delay of an escaped superscript", "User-agent: a\nCrawl-delay: %C2%B2\nDisallow: /\n", "a", "/"),
    ("crawl-delay in Arabic", "User-agent: a\nCrawl-delay: \u0665\nDisallow: /\n", "a", "/"),
    ("crawl-delay with an escaped separator", "User-agent: a\nCrawl-delay: %1F5\nDisallow: /\n", "a", "/"),
    ("crawl-delay with a separator behind a space", "User-agent: a\nCrawl-delay: %20%1F5\nDisallow: /\n", "a", "/"),
    ("crawl-delay with an escaped NEL", "User-agent: a\nCrawl-delay: %C2%85\u00b2\nDisallow: /\n", "a", "/"),
    ("crawl-delay with an escaped tab", "User-agent: a\nCrawl-delay: %095\nDisallow: /\n", "a", "/"),
    ("crawl-delay of 4300 digits", f"User-agent: a\nCrawl-delay: {'0' * 4300}\nDisallow: /\n", "a", "/"),
    ("crawl-delay of 4301 digits", f"User-agent: a\nCrawl-delay: {'0' * 4301}\nDisallow: /\n", "a", "/"),
    ("crawl-delay of a fraction", "User-agent: a\nCrawl-delay: \u00b2.5\nDisallow: /\n", "a", "/"),
    ("request-rate of a superscript", "User-agent: a\nRequest-rate: 1/\u00b2\nDisallow: /\n", "a", "/"),
    ("request-rate of a superscript with a unit", "User-agent: a\nRequest-rate: \u00b2/1s\nDisallow: /\n", "a", "/"),
    ("request-rate of three", "User-agent: a\nRequest-rate: 1/\u00b2/3\nDisallow: /\n", "a", "/"),
    ("request-rate of one", "User-agent: a\nRequest-rate: \u00b2\nDisallow: /\n", "a", "/"),
    ("request-rate with a separator", "User-agent: a\nRequest-rate: 1\x1f/2\nDisallow: /\n", "a", "/"),
    ("request-rate with spaces", "User-agent: a\nRequest-rate: 1 /\u00a02\nDisallow: /\n", "a", "/"),
    ("agent as part of the name", "User-agent: bot\nDisallow: /\n", "MyBot/1.0", "/"),
    ("agent as part of the version", "User-agent: 1.0\nDisallow: /\n", "MyBot/1.0", "/"),
    ("name as part of the agent", "User-agent: MyBot\nDisallow: /\n", "bot", "/"),
    ("agent with a version", "User-agent: a/1\nDisallow: /\n", "a/1", "/"),
    ("empty agent", "User-agent:\nDisallow: /\n", "x", "/"),
    ("empty agent, asked for nobody", "User-agent: a\nDisallow: /\n\nUser-agent:\nDisallow: /x\n", "", "/"),
    ("digit", "User-agent: 1\nDisallow: /\n", "a1", "/"),
    ("agent of several words", "User-agent: a b\nDisallow: /\n", "A B C", "/"),
    ("escaped agent", "User-agent: %61\nDisallow: /\n", "a", "/"),
    ("escaped star as agent", "User-agent: %2A\nDisallow: /\n", "a", "/"),
    ("star and a word", "User-agent: * a\nDisallow: /\n", "a", "/"),
    ("star asked", "User-agent: *\nDisallow: /\n", "*", "/"),
    ("escaped space keeps an agent from being a star", "User-agent: *%20\nDisallow: /\n", "a", "/"),
    ("the first star entry", "User-agent: *\nDisallow: /x\n\nUser-agent: *\nDisallow: /\n", "a", "/"),
    ("star entry with another name", "User-agent: a\nUser-agent: *\nDisallow: /\n\nUser-agent: a\nAllow: /\n", "a", "/"),
    ("second star entry with another name", "User-agent: *\nAllow: /\n\nUser-agent: *\nUser-agent: a\nDisallow: /\n", "a", "/"),
    ("no merging", "User-agent: a\nDisallow: /x\n\nUser-agent: a\nDisallow: /\n", "a", "/"),
    ("shorter name first", "User-agent: a\nDisallow: /x\n\nUser-agent: ab\nDisallow: /\n", "ab", "/"),
    ("Kelvin sign", "User-agent: \u212a\nDisallow: /\n", "k", "/"),
    ("dotted I", "User-agent: \u0130\nDisallow: /\n", "i", "/"),
    ("final sigma", "User-agent: \u0391\u03a3\nDisallow: /\n", "\u0391\u03a3\u0391", "/"),
    ("final sigma asked", "User-agent: \u03c2\nDisallow: /\n", "\u0391\u03a3/\u0391", "/"),
    ("Kelvin sign in a field", "User-agent: a\nDisallow: /x\nRe\u212auest-rate: 1\nDisallow: /\n", "a", "/"),
    ("dotted I in a field", "User-agent: a\nD\u0130sallow: /\nDisallow: /x", "a", "/"),
    ("long s in a field", "User-agent: a\nDi\u017fallow: /\nDisallow: /x", "a", "/"),
    ("upper case field", "USER-AGENT: a\nDISALLOW: /\n", "a", "/"),
    ("NBSP around a field", "\u00a0User-agent\u3000: a\n\u2003Disallow\u00a0: /\n", "a", "/"),
    ("BOM around a field", "User-agent\ufeff: a\nDisallow: /\n", "a", "/"),
    ("zero width space around a value", GROUP % "\u200b/", "a", "/"),
    ("spaces for a colon", "User-agent a\nDisallow /\n", "a", "/"),
    ("colon in front", ": User-agent: a\nUser-agent: a\n:Disallow: /\n", "a", "/"),
    ("two colons", "User-agent:: a\nUser-agent: a\nDisallow:: /\n", "a", "/"),
    ("hash in a value", GROUP % "/a#b", "a", "/a"),
    ("hash in a field", "User-agent: a\nDis#allow: /\nDisallow: /x", "a", "/"),
]


# --- Cases by chance ------------------------------------------------------------------------------------------------------------------

BREAKS = ["\n"] * 20 + ["\r\n", "\r", "\n\r", "\v", "\f", "\x1c", "\x1d", "\x1e", "\u0085", "\u2028", "\u2029"]
SPACES = ["", " "] * 30 + ["\t", "  ", "\x1f", "\u00a0", "\u1680", "\u2003", "\u202f", "\u205f", "\u3000", "\u200b", "\ufeff", "\0", "\u180e", "%20"]
AGENT_FIELDS = ["User-agent"] * 20 + ["user-agent", "USER-AGENT", "Useragent", "User-Agent\u00a0", "User\u2010agent", "u\u017fer-agent", "User agent"]
RULE_FIELDS = ["Disallow", "Allow", "Disallow"] * 8 + ["disallow", "ALLOW", "D\u0130sallow", "Disalow", "Dis\u00a0allow", "\ufeffAllow"]
OTHER_FIELDS = ["Crawl-delay", "Request-rate", "Sitemap", "Host", "crawl-DELAY", "request-rate", "Request\u2011rate", "", "\u212a"]
AGENTS = ["a", "*"] * 10 + ["b", "ab", "A", "a/1", "", "1", "%61", "%2A", "* ", "**", "a b", "\u00c4", "\u00e4", "%C3%84", "\u212a", "\u0130", "\u03a3", "\u03c2", "%2a", "*%20", "\u1e9e"]
ASKED = ["a"] * 20 + ["b", "c", "ab", "A", "a/1", "1/a", "", "*", "AB 1", "\u00e4\u00c4", "k", "i", "\u0391\u03a3", "\u0391\u03a3\u0391/\u03a3", "%61", "\u00df", "x/a"]
PIECES = ["/", "/", "/", "a", "b", "a", "%61", "%2F", "%2f", "%41", "\u00e9", "%C3%A9", "%c3", "%A9", "%E2%82", ";", ";", "%3B", "?", "?", "%3F", "=", "%23", "*", "%2A", "$", "%24", ".", "%", "%%", "%2", "%25", "//", ":", "~", "%7E", "+", "%20", " ", "&", "@", "\u2100", "\U0001f600", "%F0%9F%98%80", "%ED%A0%80", "%00", "%09", "%0A", "%EF%BB%BF", "\0", "\t", "%0B", "http:", "%1F", "A", "'", "!", "\\", "%5C"]
RISKY = ["[", "]", "//[", "//]", "//\u2100", "//[::1]", "//[v1.a]", "//\uff1a/", "http://", "//%5B", "mailto:", "ftp:", "gopher:/", "//u@[::1%251]:8/"]
NUMBERS = ["1", "10", "0.5", "", "1/5", "1/10s", " 1 / 2", "\u0661", "%31", "-1", "1_0", "x", "1/2/3", "%091"]
BAD_NUMBERS = ["\u00b2", "1/\u00b9", "%C2%B3", "%1F1", "1\x1f/1", "\u2460"]
BAD_BYTES = [b"\xff", b"\x80", b"\xc3", b"\xe2\x82", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\xaf", b"\xf0\x9f\x98", b"\xe9t\xe9"]
HOSTS = ["", "", "", "", "http://h", "https://h:8", "ftp://h", "HTTP://u:p@h", "http://h?", "//h"]


def some(rng, pieces, most):
    return "".join(rng.choice(pieces) for _ in range(rng.randint(0, most)))


def random_path(rng, hostile):
    if rng.random() < 0.06:
        return rng.choice(["", "*", "/", "?", ";", "//", "%23", "/*", "/$"])
    risky = rng.choice(RISKY) if hostile and rng.random() < 0.15 else ""
    slash = "/" if rng.random() < 0.8 else ""
    return risky + slash + some(rng, PIECES, 1 if rng.random() < 0.5 else 4)


def random_number(rng, hostile):
    return rng.choice(BAD_NUMBERS if hostile and rng.random() < 0.2 else NUMBERS)


def random_line(rng, hostile, paths):
    kind = rng.random()
    space = lambda: rng.choice(SPACES)
    if kind < 0.15:
        field, value = rng.choice(AGENT_FIELDS), rng.choice(AGENTS)
    elif kind < 0.8:
        field, value = rng.choice(RULE_FIELDS), random_path(rng, hostile)
        paths.append(value)
    elif kind < 0.87:
        field, value = rng.choice(OTHER_FIELDS), random_number(rng, hostile)
    elif kind < 0.97:
        return rng.choice(["", "", "", " ", "#", "# x", "\t#", "\u00a0", "\ufeff", "x", "User-agent a", ":", "\0"])
    else:
        field, value = rng.choice(AGENT_FIELDS + RULE_FIELDS), rng.choice(AGENTS)
    comment = rng.choice(["#", " # x", "#:"]) if rng.random() < 0.06 else ""
    colon = rng.choice(["::", "", " "]) if rng.random() < 0.04 else ":"
    return space() + field + space() + colon + space() + value + space() + comment


def random_file(rng):
    """Returns a file's bytes and the paths of its rules. Half of the files contain nothing intended to make reading raise."""
    hostile = rng.random() < 0.5
    paths = []
    text = "\ufeff" if rng.random() < 0.06 else ""
    if rng.random() < 0.85:
        text += f"User-agent: {rng.choice('aa*')}\n"
    for _ in range(rng.randint(1, 9)):
        text += random_line(rng, hostile, paths) + rng.choice(BREAKS)
    if rng.random() < 0.3:
        text = text[:-1]
    raw = text.encode("utf-8")
    if hostile and rng.random() < 0.12:
        at = rng.randint(0, len(raw))
        raw = raw[:at] + rng.choice(BAD_BYTES) + raw[at:]
    return raw, paths


def changed(rng, path):
    """Returns the path in another spelling, or a similar path."""
    change = rng.random()
    if change < 0.3:
        return urllib.parse.unquote(path)
    if change < 0.5:
        return urllib.parse.quote(path, safe=rng.choice(["", "/", "/?;=%", "/%"]))
    if change < 0.8:
        return path + some(rng, PIECES, 3)
    return path[: rng.randint(0, len(path))]


def random_url(rng, paths):
    path = rng.choice(paths) if paths and rng.random() < 0.85 else "/" + some(rng, PIECES, 4)
    while rng.random() < 0.45:
        path = changed(rng, path)
    host = rng.choice(HOSTS)
    return host + path + (rng.choice(["?", "#", ";", "?a=b", "#a", ";a", "/"]) if rng.random() < 0.2 else "")


def random_cases(rng, files):
    for _ in range(files):
        raw, paths = random_file(rng)
        fails = "raises" in (ask(raw, "a", "/") or {})
        for _ in range(1 if fails else QUESTIONS):
            found = case(raw, rng.choice(ASKED), random_url(rng, paths))
            if found is not None:
                yield found


def all_cases():
    for name, robots, agent, url in BY_HAND:
        raw = robots if isinstance(robots, bytes) else robots.encode("utf-8")
        found = case(raw, agent, url, name)
        assert found is not None, name
        yield found
    yield from random_cases(random.Random(SEED), FILES)


# --- Running --------------------------------------------------------------------------------------------------------------------------


def write():
    lines = [json.dumps(found, separators=(",", ":"), ensure_ascii=True) for found in all_cases()]
    STORED.parent.mkdir(parents=True, exist_ok=True)
    STORED.write_bytes(gzip.compress("\n".join(lines).encode("ascii") + b"\n", mtime=0))
    print(f"{len(lines)} cases, {STORED.stat().st_size} bytes: {STORED}")


def check():
    stored = [json.loads(line) for line in gzip.decompress(STORED.read_bytes()).splitlines()]
    different = 0
    for number, found in enumerate(stored, 1):
        again = case(found["robots"].encode("latin-1"), found["agent"], found["url"], found.get("name"))
        if again != found:
            different += 1
            print(f"case {number}: stored {found}, now {again}")
    print(f"Python {sys.version.split()[0]}: {len(stored)} cases, {different} different")
    return different == 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if check() else 1)
    if sys.argv[1:]:
        sys.exit(__doc__)
    write()
