import { order as calls } from '@comanda/contract/order'
import { isRefused, type SaidOf, send } from '../../platform/send/index.ts'

export type WorkOutAsk = SaidOf<typeof calls.calculate>

/**
 * What the cart costs as an order. Once promotions are chosen it is worked out again for the version the guest looks at;
 * a cart that has moved on meanwhile is worked out as it is now. PRICE-2, PRICE-3
 */
export async function workOut(ask: WorkOutAsk, cartVersion: number | undefined, signal: AbortSignal) {
  const options = { signal, shows: 'silent' } as const
  if (cartVersion === undefined || !ask.executeList?.length) return send(calls.calculate, ask, options)
  try {
    return await send(calls.recalculation, { ...ask, cartVersion }, options)
  } catch (error) {
    if (!isRefused(error, 'cartMoved')) throw error
    return send(calls.calculate, ask, options)
  }
}
