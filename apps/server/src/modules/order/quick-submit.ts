import { refuse } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import type { Handler } from '../../platform/http/index.ts'
import type { CallNumbers } from './call-numbers.ts'
import { lastChoicesOf } from './last-choices.ts'
import type { Deps } from './deps.ts'
import { submitOrder } from './submit-order.ts'

/** Places the cart with the choices of the last time; everything `submit` promises holds here too. ORDER-9, ORDER-10 */
export function quickSubmit(deps: Deps, callNumbers: CallNumbers): Handler<typeof calls.quickSubmit> {
  const submit = submitOrder(deps, callNumbers)
  return async (caller, input) => {
    const last = await lastChoicesOf(deps, caller, input)
    if (!last) return refuse('noLastOrder')
    const time = input.orderType === 1100 ? {} : { dinnerTime: input.dinnerTime ?? ('asap' as const) }
    return submit(caller, { ...input, ...last, ...time, people: 1, remark: '' })
  }
}
