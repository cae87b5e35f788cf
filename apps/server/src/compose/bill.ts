import { payingAt } from '@comanda/domain/store'
import { type BillModule, type BillTable, createBill, type PartReturn } from '../modules/bill/index.ts'
import type { CartModule } from '../modules/cart/index.ts'
import type { OrderModule, OrderTable, RoundToJoin } from '../modules/order/index.ts'
import type { Queries, Tx } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import type { Push } from '../platform/push/index.ts'
import type { Runtime } from './ground.ts'
import type { Places } from './places.ts'

/** A part all of whose money goes back. */
export interface PartRefund {
  corporationId: number
  partId: string
  causeKey: string
  reason: string
}

interface Deps extends Runtime {
  push: Push
  places: Places
  later: {
    refundPart(tx: Tx, input: PartRefund): Promise<void>
    returnOfPart(tx: Tx, input: PartReturn): Promise<boolean>
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
  partyAt: (db: Queries, { table, ...at }: { corporationId: number; shopId: number; table: OrderTable }) =>
    bill.partyAt(db, { ...at, table: billTable(table) }),
  partyFor: (caller: Guest, { shopId, table }: { shopId: number; table: OrderTable }) =>
    bill.partyFor(caller, { shopId, table: billTable(table) }),
  joinBill: (tx: Tx, { shop, table, owner, ...input }: RoundToJoin) =>
    bill.join(tx, {
      ...input,
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
export const composeBill = ({ db, clock, log, jobs, push, places, later, cart, order }: Deps): BillModule => {
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
      pay: (tx, input) => order().billRounds.pay(tx, input),
      writeOff: (tx, input) => order().billRounds.writeOff(tx, input),
      toTable: (tx, input) => order().billRounds.toTable(tx, input),
      toBill: (tx, from, billId) => order().billRounds.toBill(tx, from, billId),
      priceAnew: (tx, input) => order().billRounds.priceAnew(tx, input),
      refunded: (tx, round) => order().payments.orderRefunded(tx, { ...round, ref: 'bill' }),
    },
    parties: {
      open: parties.open,
      ownSeat: parties.ownSeat,
      seat: parties.seat,
      hasPaid: async (tx, input, last) => {
        const at = await table.tableOf(input.corporationId, input.shopId, input.tableId)
        // Those who take part in a buffet stay with it, whoever of them has paid. CART-13
        if (at?.buffetStallIds.length === 0) await parties.hasPaid(tx, input, last)
      },
      sitsSince: parties.sitsSince,
      holds: parties.holds,
      personsOf: parties.personsOf,
      end: (tx, input) => parties.served(tx, { ...input, paid: true }),
      move: async (tx, input) => {
        const moved = await parties.move(tx, input)
        if (moved) await cart.moveCart(tx, input)
        return moved
      },
      moveSitting: async (tx, input) => {
        const moved = await parties.moveSitting(tx, input)
        if (moved) await cart.moveOwnCarts(tx, { ...input, owners: moved.owners })
        return moved !== false
      },
      holdTable: parties.holdTable,
    },
    askRefund: (tx, input) => later.refundPart(tx, input),
    askPartRefund: (tx, input) => later.returnOfPart(tx, input),
  })
}
