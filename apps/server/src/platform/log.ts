import { observing } from './observe/index.ts'

type Level = 'debug' | 'info' | 'warn' | 'error'

/** Fields of a log line beside its message. */
export type LogFields = Readonly<Record<string, unknown>>

/** Writes one JSON object per line. Secrets and personal data are masked by key. L1, L2 */
export interface Log {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
  /** A log that adds `fields` to every line. */
  with(fields: LogFields): Log
}

const SECRET = new Set([
  'token',
  'code',
  'password',
  'authcode',
  'securitycode',
  'phone',
  'email',
  'mobile',
  'address',
  'authorization',
  'cookie',
  'secret',
  'apikey',
  'verifycode',
])
const MASK = '[masked]'
const MAX_DEPTH = 6
const MAX_LENGTH = 2000

/**
 * The value without secrets (masked by key) and with long texts and deep objects cut. An error keeps its name, message and
 * stack, because logs are never sent to guests.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}...` : value
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  if (depth >= MAX_DEPTH) return '[deep]'
  if (value instanceof Error) return errorFields(value, depth)
  if (Array.isArray(value)) return value.slice(0, 50).map(item => redact(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, masked(key, item, depth)]))
}

function masked(key: string, item: unknown, depth: number): unknown {
  const plain = key.toLowerCase().replaceAll(/[-_]/g, '')
  return SECRET.has(plain) && typeof item !== 'number' ? MASK : redact(item, depth + 1)
}

function errorFields(error: Error, depth: number) {
  const sqlState = 'code' in error && typeof error.code === 'string' ? { sqlState: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }
  return { name: error.name, message: redact(error.message), ...sqlState, stack: error.stack, ...cause }
}

const ORDER: Readonly<Record<Level, number>> = { debug: 0, info: 1, warn: 2, error: 3 }

/**
 * A log that writes lines of level `minLevel` and above to `write` (standard output by default). JSON escapes CR, LF and
 * terminal sequences, so that no guest's text can forge a line.
 */
export function createLog(
  minLevel: Level = 'info',
  write: (line: string) => void = toStdout,
  boundFields: LogFields = {},
): Log {
  const line =
    (level: Level) =>
    (message: string, fields: LogFields = {}) => {
      if (ORDER[level] < ORDER[minLevel]) return
      const extra = redact({ ...traceFields(), ...boundFields, ...fields }) as LogFields
      write(`${safeJson({ time: new Date().toISOString(), level, message: redact(message), ...extra })}\n`)
    }
  return {
    debug: line('debug'),
    info: line('info'),
    warn: line('warn'),
    error: line('error'),
    with: fields => createLog(minLevel, write, { ...boundFields, ...fields }),
  }
}

/** The ids of the current span, where traces are recorded. */
function traceFields(): LogFields {
  const [, traceId, spanId] = observing.tracer?.traceparent()?.split('-') ?? []
  return traceId === undefined ? {} : { traceId, spanId }
}

/** JSON with the control characters escaped that JSON itself allows (DEL, C1, line separators). */
function safeJson(value: object): string {
  return JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function toStdout(line: string): void {
  process.stdout.write(line)
}

/** A log that writes nothing; for tests. */
export const silentLog: Log = createLog('error', () => {})
