import * as v from 'valibot';
import { decodeBase64Url } from '../../engine/source';
import {
  foreignReasons,
  type LiveFile,
  refusals,
  SERVICE_VERSION,
  type ServiceAbout,
  type ServiceProblem,
} from '../../service/protocol';
import { LARGEST_BODY } from './site-file';

/** Maximum length of a body in base64. */
const LONGEST_BODY = Math.ceil(LARGEST_BODY / 3) * 4;
const LONGEST_URL = 8_192;
/** Maximum number of hops: the redirects before the last answer, with a margin. */
const MOST_HOPS = 20;
const MOST_HEADERS = 100;
const LONGEST_NAME = 200;
/** The service cuts values at 500 characters and may mark that. */
const LONGEST_VALUE = 1_000;
const MOST_CRAWLERS = 1_000;
/** The latest time that a Date can represent, in milliseconds. */
const LAST_MOMENT = 8.64e15;
const ONE_DAY = 86_400;

const urlSchema = v.pipe(v.string(), v.maxLength(LONGEST_URL), v.url(), v.regex(/^https?:/i));
const nameSchema = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const valueSchema = v.pipe(v.string(), v.maxLength(LONGEST_VALUE));
const millisecondsSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT));
const statusSchema = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999));

/** A list with at most `most` items. The length is checked before the items. */
const listOf = <Item>(item: v.GenericSchema<unknown, Item>, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));

const refusalSchema = v.picklist(refusals);

const failureSchema = v.picklist([
  'dns',
  'connect',
  'timeout',
  'reset',
  'tls',
  'invalid-response',
  'redirect-loop',
  'too-many-redirects',
  'bad-redirect',
  ...refusalSchema.options,
]);

const hopSchema = v.object({
  url: urlSchema,
  status: statusSchema,
  headers: listOf(v.strictTuple([nameSchema, valueSchema]), MOST_HEADERS),
  ms: millisecondsSchema,
});

const endSchema = v.variant('kind', [
  v.object({
    kind: v.literal('answer'),
    status: statusSchema,
    body: v.pipe(v.string(), v.maxLength(LONGEST_BODY)),
    bytes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_BODY)),
    cut: v.nullable(v.picklist(['size', 'overhead', 'time', 'connection', 'encoding'])),
  }),
  v.object({
    kind: v.literal('failure'),
    failure: failureSchema,
    url: v.pipe(v.string(), v.maxLength(LONGEST_URL)),
    detail: v.nullable(nameSchema),
  }),
]);

const liveFileSchema: v.GenericSchema<unknown, LiveFile> = v.pipe(
  v.object({
    version: v.literal(SERVICE_VERSION),
    url: v.pipe(v.string(), v.maxLength(LONGEST_URL)),
    as: v.nullable(nameSchema),
    userAgent: valueSchema,
    at: millisecondsSchema,
    ms: millisecondsSchema,
    hops: listOf(hopSchema, MOST_HOPS),
    end: endSchema,
  }),
  // The last hop must have the answer's status.
  v.check(({ hops, end }) => end.kind === 'failure' || hops.at(-1)?.status === end.status),
);

const aboutSchema: v.GenericSchema<unknown, ServiceAbout> = v.object({
  version: v.literal(SERVICE_VERSION),
  crawlers: listOf(nameSchema, MOST_CRAWLERS),
});

const problemSchema: v.GenericSchema<unknown, ServiceProblem> = v.variant('error', [
  v.object({ error: v.literal('refused'), reason: refusalSchema }),
  v.object({ error: v.literal('unknown-crawler') }),
  v.object({
    error: v.literal('busy'),
    retryAfter: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(ONE_DAY)),
    limit: v.exactOptional(v.literal('all')),
  }),
  v.object({ error: v.literal('foreign'), reason: v.exactOptional(v.picklist(foreignReasons)) }),
  v.object({ error: v.literal('method') }),
]);

/** A service's reply; `'other-version'` if its version isn't ours, null if it is invalid. */
type Read<Value> = Value | 'other-version' | null;

/** Validates a service's reply about a site. */
export function readLiveFile(value: unknown): Read<LiveFile> {
  return readVersioned(liveFileSchema, value);
}

/** Validates a service's description of itself. */
export function readAbout(value: unknown): Read<ServiceAbout> {
  return readVersioned(aboutSchema, value);
}

/** Validates a service's reason for not requesting a site; null if it is invalid. */
export function readProblem(value: unknown): ServiceProblem | null {
  const result = v.safeParse(problemSchema, value);
  return result.success ? result.output : null;
}

/** Decodes the body of an answer; null if it isn't base64, or if its size is wrong. */
export function bodyOfAnswer({ body, bytes }: Readonly<{ body: string; bytes: number }>): Uint8Array | null {
  const read = decodeBase64Url(body);
  return read?.length === bytes ? read : null;
}

function readVersioned<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Read<Value> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const other = v.safeParse(otherVersionSchema, value);
  return other.success ? 'other-version' : null;
}

const otherVersionSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.notValue(SERVICE_VERSION)),
});
