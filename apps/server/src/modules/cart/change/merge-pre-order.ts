import { cart as calls } from '@comanda/contract/cart'
import { isRefusal, refuse } from '@comanda/contract/core'
import { type LeftOutReason, linesToPrice } from '@comanda/domain/cart'
import { localizerFor } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Guest, type Handler } from '../../../platform/http/index.ts'
import { answerCart } from '../answer.ts'
import { newCart } from './change-cart.ts'
import { filled } from './fill-cart.ts'
import type { CartCache } from '../cart-cache.ts'
import type { Deps } from '../deps.ts'
import { findCart, lockCartAt, makeCart, saveCart } from '../queries.ts'
import type { createCartContext, CartContext } from '../cart-context.ts'
import type { CartPlace, CartRow } from '../tables.ts'

interface Merged {
  added: number
  leftOut: { displayName: string; detail: string; quantity: number; problem: LeftOutReason }[]
}

/** The place of a cart chosen ahead of a visit: the store without a table. CART-12 */
const preOrderPlace = (caller: Guest, { corporationId, shopId, bizType }: CartPlace): CartPlace => ({
  corporationId,
  owner: caller.session.owner,
  shopId,
  bizType,
  tableId: '',
  preOrder: true,
})

/**
 * Moves the dishes the caller chose ahead into the cart of the table: one transaction removes the lines from the one cart and adds
 * them to the other. Lines that are no longer available are listed in the answer. CART-12
 */
export function mergePreOrder(
  deps: Deps,
  known: CartCache,
  findContext: ReturnType<typeof createCartContext>,
): Handler<typeof calls.mergePreOrderCart> {
  return changeInSteps(calls.mergePreOrderCart, deps, {
    async prepare(caller, input) {
      const context = await findContext(caller, { ...input, preOrder: false }, true)
      return isRefusal(context) || context.table ? context : refuse('tableCodeUnknown', { field: 'tableId' })
    },
    work: (tx, caller, _input, context) => merge(tx, { deps, known, caller, context }),
    async answer(caller, _input, merged, context) {
      const row = (await findCart(deps.db, context.at)) ?? newCart()
      return { ...merged, cart: await answerCart(caller, context, row) }
    },
  })
}

interface Merging {
  deps: Deps
  known: CartCache
  caller: Guest
  context: CartContext
}

async function merge(tx: Tx, merging: Merging): Promise<Merged> {
  const { caller, context } = merging
  const from = preOrderPlace(caller, context.at)
  const ahead = await lockCartAt(tx, from)
  if (!ahead || ahead.lines.length === 0) return { added: 0, leftOut: [] }
  const row = await lockedAt(tx, merging)
  const rules = context.rules(row.people)
  const addedBy = context.at.person ?? context.at.owner
  const { lines, added, leftOut, changed } = filled(row.lines, ahead.lines, { addedBy, rules })
  if (changed) await store(tx, merging, context.at, { ...row, lines, version: row.version + 1 })
  await store(tx, merging, from, { ...ahead, lines: [], coupons: [], version: ahead.version + 1 })
  const named = linesToPrice(ahead.lines, rules, localizerFor(caller.language))
  return {
    added,
    leftOut: leftOut.map(({ itemKey, quantity, problem }) => {
      const { displayName = '', detail = '' } = named.find(it => it.itemKey === itemKey) ?? {}
      return { displayName, detail, quantity, problem }
    }),
  }
}

/** The cart of the table, locked; created if there is none. */
async function lockedAt(tx: Tx, { deps, context: { at } }: Merging): Promise<CartRow> {
  for (;;) {
    const row = await lockCartAt(tx, at)
    if (row) return row
    await makeCart(tx.query, at, newCart(), new Date(deps.clock()))
  }
}

async function store(tx: Tx, { deps, known }: Merging, at: CartPlace, row: CartRow): Promise<void> {
  await saveCart(tx, at.corporationId, row, new Date(deps.clock()))
  tx.afterCommit(() => {
    known.set(at, row)
    deps.publish(at.corporationId, `cart:${row.cart_id}`, row.version)
  })
}
