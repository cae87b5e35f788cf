import type { IncomingHttpHeaders } from 'node:http'
import { headers as names } from '@comanda/contract/core'
import type { FastifyRequest } from 'fastify'
import type { Visit } from './caller.ts'
import type { RequestIds } from './envelope.ts'

/** W3C Trace Context, version 00; an id of zeros alone is invalid. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/
const PAGE_PATH = /^\/(?:[\w-]+(?:\/[\w-]+){0,3})?$/
const ZONE = /^[A-Za-z][\w+-]{0,31}(?:\/[\w+-]{1,32}){0,2}$/
/** Query parameters with a location in the app. Others may be secrets (`token`, `vtId`) or guests' texts. L1 */
const PARAMS = new Set([
  'shopId',
  'bizType',
  'tableId',
  'c',
  'fun',
  'g',
  'p',
  'type',
  'decorationPageId',
  'sceneId',
  'sceneVal',
  'vt',
  'posOrderId',
  // Shows a menu draft for half an hour; not a secret beyond that.
  'preview',
])
const PARAM = /^[\w.-]{1,64}$/

const zones = new Map<string, boolean>()
/** Bounds the memory: there are some 600 zones and aliases. */
const MAX_ZONES = 1000

function isTimeZone(zone: string): boolean {
  if (!ZONE.test(zone)) return false
  const known = zones.get(zone)
  if (known !== undefined) return known
  let valid = true
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
  } catch {
    valid = false
  }
  if (zones.size < MAX_ZONES) zones.set(zone, valid)
  return valid
}

const textOf = (sent: IncomingHttpHeaders, name: string): string => {
  const value = sent[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}

/** The parameters that are safe to log. */
function paramsOf(text: string): Record<string, string> | undefined {
  if (text.length > 1000 || !text.startsWith('{')) return undefined
  try {
    const safe = Object.entries(JSON.parse(text) as object).filter(
      ([name, value]) => PARAMS.has(name) && typeof value === 'string' && PARAM.test(value),
    )
    return safe.length > 0 ? (Object.fromEntries(safe) as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}

/** The trace of a request: the id of its visit and of itself. */
export function traceOf(sent: IncomingHttpHeaders): Pick<Visit, 'traceId' | 'spanId'> {
  const [, traceId, spanId] = TRACEPARENT.exec(textOf(sent, names.traceparent)) ?? []
  return traceId && spanId ? { traceId, spanId } : {}
}

/** Trace, time zone, page and parameters that a request names in its headers. API-1 */
export function visitOf(sent: IncomingHttpHeaders): Visit {
  const [timeZone, pagePath] = [textOf(sent, names.timezone), textOf(sent, names.pagePath)]
  const params = paramsOf(textOf(sent, names.params))
  return {
    ...traceOf(sent),
    ...(isTimeZone(timeZone) && { timeZone }),
    ...(PAGE_PATH.test(pagePath) && { pagePath }),
    ...(params && { params }),
  }
}

/** The ids that identify a request in the log before its caller is known. */
export const idsIn = ({ id, headers }: Pick<FastifyRequest, 'id' | 'headers'>): RequestIds => ({
  requestId: id,
  ...traceOf(headers),
})
