import type { kitchenCalls as calls } from '@comanda/contract/kitchen'
import type { Handler } from '../../platform/http/handler.ts'
import type { Deps } from './deps.ts'
import type { BoardOrder } from '../../ports/order.ts'
import { inKitchen } from '@comanda/domain/order'

/** Most numbers on a screen in the room; the newest are shown. */
const MAX_NUMBERS = 24

const numbered = (order: BoardOrder) =>
  order.callNumber === undefined ? [] : [{ ...order, callNumber: order.callNumber }]

/** The call numbers of ready orders; no other data of an order is public in the room. */
export const callOuts =
  (deps: Deps): Handler<typeof calls.callOuts> =>
  async ({ shop }) => {
    const all = (await deps.board.list(shop, false)).flatMap(numbered)
    const ready = all
      .filter(order => order.state === 'ready')
      .map(({ callNumber, orderType, steps, createdAt }) => ({
        callNumber,
        orderType,
        readyAt: steps.findLast(step => step.state === 'ready')?.at ?? createdAt,
      }))
      .sort((a, b) => b.readyAt.localeCompare(a.readyAt))
    const making = all.filter(inKitchen).map(({ callNumber, orderType }) => ({ callNumber, orderType }))
    return {
      now: new Date(deps.clock()).toISOString(),
      ready: ready.slice(0, MAX_NUMBERS),
      making: making.slice(0, MAX_NUMBERS),
    }
  }
