import type { Tx } from '../../platform/db/index.ts'
import { askForPaper } from './enqueue.ts'
import type { Deps } from './deps.ts'
import { type PaperKind, printContentOf, printersFor } from './print-content.ts'
import { printersOf } from './queries.ts'
import type { OrderEvents, OrderStep } from '../../ports/order.ts'

const AT_WORK: ReadonlySet<string> = new Set(['accepted', 'preparing', 'ready'])

/**
 * The kitchen paper of a step: a ticket once the store accepts the order, a cancellation if it is cancelled afterwards.
 */
function kindOf({ from, to }: OrderStep): PaperKind | undefined {
  if (to === 'accepted') return 'kitchen'
  return to === 'cancelled' && AT_WORK.has(from) ? 'void' : undefined
}

/**
 * Requests the kitchen's papers in the transaction of the step: an order is accepted together with its papers, or not
 * at all. O7
 */
export const printOnStep =
  (deps: Deps) =>
  async (tx: Tx, step: OrderStep): Promise<void> => {
    const kind = kindOf(step)
    if (kind) await printInKitchen(deps, tx, kind, step)
  }

/** Prints the dishes that staff took off for the stations that may be making them. PAY-16 */
export const printOnVoid =
  (deps: Deps) =>
  async (tx: Tx, dishes: OrderEvents['voided']): Promise<void> => {
    if (AT_WORK.has(dishes.state)) await printInKitchen(deps, tx, 'void', dishes)
  }

type Printed = Pick<OrderStep, 'corporationId' | 'shopId' | 'version' | 'chosen'>

async function printInKitchen(deps: Deps, tx: Tx, kind: PaperKind, step: Printed): Promise<void> {
  const { corporationId, shopId, version } = step
  const printers = await printersOf(tx, { corporationId, shopId })
  if (!printers.some(printer => printer.active && printer.settings.kitchen)) return
  const shop = await deps.paperShop(tx, { corporationId, shopId })
  if (!shop) return
  const chosen = step.chosen()
  const input = { kind, chosen, shop }
  for (const printer of printersFor(input, printers)) {
    await askForPaper(deps, tx, {
      printer,
      orderId: chosen.order.orderId,
      orderVersion: version,
      kind,
      copy: 0,
      number: chosen.order.callNumber ?? chosen.order.orderNo,
      paper: printContentOf(input, printer.settings.stations),
      askedBy: '',
    })
  }
}
