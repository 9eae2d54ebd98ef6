import { decide, google, parseRobotsTxt } from '../index';
import type { Line } from '../parse';
import { encodeText } from '../source';
import { bytesOf, type MatchVector, type ParseEvent, type ParseVector } from './read-vectors';

/** Describes how the engine's verdict differs from that of Google's matcher; null if both agree. */
export function matchDifference(vector: MatchVector): string | null {
  const robots = parseRobotsTxt(bytesOf(vector.robots_b64), google, { byteLimit: Number.POSITIVE_INFINITY });
  const verdict = decide(robots, { productTokens: [vector.agent], url: vector.url });
  const ours = `${verdict.outcome === 'allowed'} by line ${verdict.line}, specific ${verdict.groups.reason === 'named'}`;
  const theirs = `${vector.allowed} by line ${vector.line}, specific ${vector.specific}`;
  return ours === theirs ? null : `${vector.name ?? vector.src}: ${theirs}, but here ${ours}`;
}

/** Describes how the engine's parse differs from that of Google's parser and reporter; null if both agree. */
export function parseDifference(vector: ParseVector): string | null {
  const { lines } = parseRobotsTxt(bytesOf(vector.robots_b64), google, {
    byteLimit: Number.POSITIVE_INFINITY,
  });
  const ours = JSON.stringify({
    events: lines.map(eventOf),
    tags: lines.map(tagOf).join(''),
    last: lines.length,
    valid: lines.filter((line) => isUsed(line)).length,
    unused: lines.filter((line) => line.directive === 'unused' || line.directive === 'unknown').length,
  });
  const { events, tags, last, valid, unused } = vector;
  const theirs = JSON.stringify({ events: events.map(inOrder), tags, last, valid, unused });
  return ours === theirs ? null : `${vector.name ?? vector.src}:\n  ${theirs}\nbut here\n  ${ours}`;
}

function eventOf(line: Line): ParseEvent {
  const meta = metaOf(line);
  if (line.directive === null) return inOrder({ line: line.number, meta });
  const type = line.directive === 'unused' ? 'unknown' : line.directive;
  const value = base64(line.value);
  return inOrder({
    line: line.number,
    type,
    ...(type === 'unknown' ? { key: base64(line.field) } : {}),
    value,
    meta,
  });
}

/** Returns the event with its members in a fixed order, so that events can be compared as text. */
function inOrder({ line, type, key, value, meta }: ParseEvent): ParseEvent {
  return {
    line,
    ...(type && { type }),
    ...(key !== undefined && { key }),
    ...(value !== undefined && { value }),
    meta: [...meta].sort().join(''),
  };
}

function metaOf(line: Line): string {
  const letters = [
    line.kind === 'empty' && 'e',
    line.hasComment && 'c',
    line.kind === 'comment' && 'C',
    line.kind === 'directive' && 'd',
    line.acceptedTypo && 't',
    line.tooLong && 'l',
    line.missingColon && 'm',
  ];
  return letters.filter(Boolean).join('');
}

function tagOf({ directive }: Line): string {
  if (directive === 'unused') return 'x';
  return directive === null || directive === 'unknown' ? '?' : (directive[0] as string);
}

function isUsed({ directive }: Line): boolean {
  return directive !== null && directive !== 'unused' && directive !== 'unknown';
}

function base64(text: string): string {
  return Buffer.from(encodeText(text)).toString('base64');
}
