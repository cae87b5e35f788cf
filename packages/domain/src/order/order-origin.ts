/**
 * How a guest came to order: the parameters of the link or code, stored with the order. Absent: not named by the link.
 * NAV-1, NAV-6
 */
export interface OrderOrigin {
  /** The poster, advertisement or partner of the link (`c`). */
  channel?: string
  sceneId?: string
  sceneVal?: string
  /** The person or partner who shared the link (`p`). */
  promoter?: string
  /** The kind of the visit (`vt`). */
  visitType?: string
  /** The order of the store's own POS that this one belongs to. */
  posOrderId?: string
}

/** Names of the origin's fields in an address. NAV-6 */
const NAMES = {
  sceneId: 'sceneId',
  sceneVal: 'sceneVal',
  promoter: 'p',
  visitType: 'vt',
  posOrderId: 'posOrderId',
} as const satisfies Record<Exclude<keyof OrderOrigin, 'channel'>, string>

/** Letters, digits and a few signs: values are shown to staff and written into reports. */
const VALUE = /^[\p{L}\p{N} _.:/-]{1,64}$/u

/**
 * The origin of an order by its channel and the query parameters of the page. Unfit values count as absent;
 * undefined if nothing is named. NAV-6
 */
export function orderOrigin(channel: string, params: Readonly<Record<string, string>> = {}): OrderOrigin | undefined {
  const origin: OrderOrigin = VALUE.test(channel) ? { channel } : {}
  for (const [field, name] of Object.entries(NAMES) as [Exclude<keyof OrderOrigin, 'channel'>, string][]) {
    const value = params[name]
    if (value !== undefined && VALUE.test(value)) origin[field] = value
  }
  return Object.keys(origin).length > 0 ? origin : undefined
}
