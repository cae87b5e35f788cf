import { APP_VERSION, type CallSpec, CLIENT_TYPE, headers as names } from '@comanda/contract/core'

/** Values for the request headers. */
export interface RequestContext {
  corporationId: number | undefined
  appid: string
  token: string | undefined
  language: string
  timezone: string
  channelId: string
  requestId: string
  deviceId: string
  pathname: string
  search: string
  /** 16 and 8 random bytes in hexadecimal. */
  traceId: string
  spanId: string
}

/** The query as ASCII JSON for a header, without secrets. */
const paramsHeader = (search: string): string => {
  const params = [...new URLSearchParams(search)].filter(([name]) => name !== 'token' && name !== 'shareUrl')
  return JSON.stringify(Object.fromEntries(params))
    .replace(/[^\x20-\x7e]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .slice(0, 1000)
}

/** The headers of every request. API-1 */
export function headersOf(s: RequestContext): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    ...(s.corporationId === undefined ? {} : { [names.corporationId]: String(s.corporationId) }),
    ...(s.token === undefined ? {} : { [names.token]: s.token }),
    [names.appid]: s.appid,
    [names.appVersion]: APP_VERSION,
    [names.clientType]: CLIENT_TYPE,
    [names.language]: s.language,
    [names.timezone]: s.timezone,
    [names.channelId]: s.channelId,
    [names.requestId]: s.requestId,
    [names.deviceId]: s.deviceId,
    [names.pagePath]: s.pathname,
    [names.params]: paramsHeader(s.search),
    [names.traceparent]: `00-${s.traceId}-${s.spanId}-01`,
  }
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined

const atTable = (path: string): boolean => path.startsWith('/api/order/') || path.startsWith('/api/menu/')

/** The input plus values from the address: store, business type, pre-order, table. The caller's values win. API-1 */
export function bodyOf(spec: Pick<CallSpec, 'path' | 'without'>, input: object, search: string): object {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name) || undefined
  const wants = (name: 'shopId' | 'businessType') => !spec.without?.includes(name)
  // JSON omits undefined values.
  return {
    shopId: wants('shopId') ? wholeNumber(query.get('shopId')) : undefined,
    businessType: wants('businessType') ? wholeNumber(query.get('bizType')) : undefined,
    preOrder: query.get('fun') === '1' || undefined,
    ...(atTable(spec.path) && { tableId: text('tableId'), vtId: text('vtId') }),
    ...input,
  }
}
