import { refuse } from '@comanda/contract/core'
import { order as calls } from '@comanda/contract/order'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import type { CallNumbers } from './call-numbers.ts'
import { lastChoicesOf } from './last-choices.ts'
import type { Deps } from '../deps.ts'
import { submitOrder } from './submit-order.ts'

/** Places the cart with the choices of the caller's last order; it guarantees what `submit` guarantees. ORDER-9, ORDER-10 */
export function quickSubmit(deps: Deps, callNumbers: CallNumbers): Handler<typeof calls.quickSubmit> {
  const submit = submitOrder(deps, callNumbers)
  return changeWithOwnTransaction(calls.quickSubmit, 'unique key', async (caller, input) => {
    const last = await lastChoicesOf(deps, caller, input)
    if (!last) return refuse('noLastOrder')
    const time = input.orderType === 1100 ? {} : { dinnerTime: input.dinnerTime ?? ('asap' as const) }
    return submit(caller, { ...input, ...last, ...time, people: 1, remark: '' })
  })
}
