import { refuse } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import type { Handler } from '../../platform/http/index.ts'
import type { CallNumbers } from './call-numbers.ts'
import { lastChoicesOf } from './last-choices.ts'
import type { Needs } from './needs.ts'
import { submitOrder } from './submit-order.ts'

/** Places the cart with the choices of the last time; everything `submit` promises holds here too. ORDER-9, ORDER-10 */
export function quickSubmit(needs: Needs, callNumbers: CallNumbers): Handler<typeof calls.quickSubmit> {
  const submit = submitOrder(needs, callNumbers)
  return async (who, ask) => {
    const last = await lastChoicesOf(needs, who, ask)
    if (!last) return refuse('noLastOrder')
    const time = ask.orderType === 1100 ? {} : { dinnerTime: ask.dinnerTime ?? ('asap' as const) }
    return submit(who, { ...ask, ...last, ...time, people: 1, remark: '' })
  }
}
