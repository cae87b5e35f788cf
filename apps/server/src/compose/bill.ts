import { payingAt } from '@comanda/domain/store'
import { type BillModule, type BillTable, createBill, type PartReturn } from '../modules/bill/index.ts'
import type { CartModule } from '../modules/cart/index.ts'
import type { OrderModule, OrderTable, RoundToJoin } from '../modules/order/index.ts'
import type { Queries, Tx } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import type { Push } from '../platform/push/index.ts'
import type { Ground } from './ground.ts'
import type { Places } from './places.ts'

/** A part all of whose money goes back. */
export interface PartRefund {
  corporationId: number
  partId: string
  causeKey: string
  reason: string
}

interface Needs extends Ground {
  push: Push
  places: Places
  later: {
    refundPart(tx: Tx, ask: PartRefund): Promise<void>
    returnOfPart(tx: Tx, ask: PartReturn): Promise<boolean>
  }
  cart: CartModule
  order: () => OrderModule
}

/** A table as orders have it, as its bill has it. */
const billTable = ({
  key,
  tableId,
  typed = false,
  seats = 0,
  playerMode = false,
  ...table
}: OrderTable): BillTable => ({
  key: key ?? tableId,
  typed,
  tableId,
  tableName: table.tableName,
  serviceAreaName: table.serviceAreaName,
  seats,
  playerMode,
  paysLater: table.paysLater,
  guestsPay: table.guestsPay ?? true,
})

/** What an order asks of the bill of its table. */
export const billing = (bill: BillModule) => ({
  partyAt: (on: Queries, { table, ...at }: { corporationId: number; shopId: number; table: OrderTable }) =>
    bill.partyAt(on, { ...at, table: billTable(table) }),
  partyFor: (who: Guest, { shopId, table }: { shopId: number; table: OrderTable }) =>
    bill.partyFor(who, { shopId, table: billTable(table) }),
  joinBill: (tx: Tx, { shop, table, owner, ...ask }: RoundToJoin) =>
    bill.join(tx, {
      ...ask,
      shopId: shop.shopId,
      currency: shop.currency,
      table: billTable(table),
      openedBy: owner,
      owner,
    }),
  billNow: bill.billNow,
  roundChanged: bill.roundChanged,
  settleRound: bill.settleRound,
})

/** The bills of tables that pay at the end. */
export const composeBill = ({ db, clock, log, jobs, push, places, later, cart, order }: Needs): BillModule => {
  const { table, store } = places
  const { parties } = table
  return createBill({
    db,
    clock,
    log,
    jobs,
    publish: push.publish,
    shopOf: async (corporationId, shopId) => (await store.shops.shown(corporationId, shopId))?.config,
    tableOf: async (corporationId, shopId, tableId) => {
      const found = await table.tableOf(corporationId, shopId, tableId)
      return found && { ...found, ...payingAt(found) }
    },
    rounds: {
      of: (on, at) => order().billRounds.of(on, at),
      place: (tx, round) => order().placeTableRound(tx, round),
      wordsIn: (on, at, language) => order().billRounds.wordsIn(on, at, language),
      pay: (tx, ask) => order().billRounds.pay(tx, ask),
      writeOff: (tx, ask) => order().billRounds.writeOff(tx, ask),
      toTable: (tx, ask) => order().billRounds.toTable(tx, ask),
      toBill: (tx, from, billId) => order().billRounds.toBill(tx, from, billId),
      priceAnew: (tx, ask) => order().billRounds.priceAnew(tx, ask),
      refunded: (tx, round) => order().payments.orderRefunded(tx, { ...round, ref: 'bill' }),
    },
    parties: {
      open: parties.open,
      ownSeat: parties.ownSeat,
      seat: parties.seat,
      hasPaid: async (tx, ask, last) => {
        const at = await table.tableOf(ask.corporationId, ask.shopId, ask.tableId)
        // Those who take part in a buffet stay with it, whoever of them has paid. CART-13
        if (at?.buffetStallIds.length === 0) await parties.hasPaid(tx, ask, last)
      },
      sitsSince: parties.sitsSince,
      holds: parties.holds,
      personsOf: parties.personsOf,
      end: (tx, ask) => parties.served(tx, { ...ask, paid: true }),
      move: async (tx, ask) => {
        const moved = await parties.move(tx, ask)
        if (moved) await cart.moveCart(tx, ask)
        return moved
      },
      moveSitting: async (tx, ask) => {
        const moved = await parties.moveSitting(tx, ask)
        if (moved) await cart.moveOwnCarts(tx, { ...ask, owners: moved.owners })
        return moved !== false
      },
      holdTable: parties.holdTable,
    },
    askRefund: (tx, ask) => later.refundPart(tx, ask),
    askPartRefund: (tx, ask) => later.returnOfPart(tx, ask),
  })
}
