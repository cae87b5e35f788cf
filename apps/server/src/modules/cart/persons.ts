import { cart as calls } from '@comanda/contract/cart'
import { isRefusal, refuse, type ResponseOf } from '@comanda/contract/core'
import { changeWithOwnTransaction, type Guest, type Handler } from '../../platform/http/index.ts'
import type { Party, SeatAt } from '../../ports/table.ts'
import { answerCart, personShown } from './answer.ts'
import { type ChangeCart, newCart } from './change/change-cart.ts'
import type { Deps } from './deps.ts'
import { findCart } from './queries.ts'
import type { createCartContext, PlaceInput, CartContext } from './cart-context.ts'
import type { CartRow } from './tables.ts'

type Find = ReturnType<typeof createCartContext>
type PartyAnswer = ResponseOf<typeof calls.getPerson>

/**
 * Creates the cart if needed and sets the number of diners, at most the table's seats. At a shared table the caller joins the
 * party; there the number only increases, because one cart serves all. S4, C6
 */
export function initCart(deps: Deps, changeCart: ChangeCart, findContext: Find): Handler<typeof calls.init> {
  return changeWithOwnTransaction(calls.init, 'request id in the row', async (caller, input) => {
    const context = await sitting(deps, findContext, caller, input)
    if (isRefusal(context)) return context
    const { party, table } = context
    const done = await changeCart(context.at, caller.requestId, row => {
      const newPeople = party ? Math.max(row.people, input.people ?? 0, countOf(party)) : (input.people ?? row.people)
      const people = Math.min(newPeople, table?.seats ?? 1)
      return { lines: row.lines, people, changed: people !== row.people }
    })
    return answerCart(caller, context, done.row)
  })
}

const countOf = ({ persons }: Party): number => persons.filter(it => it.here).length

/** The surroundings of the caller's cart, after taking a seat if the table is shared. */
async function sitting(
  deps: Deps,
  findContext: Find,
  caller: Guest,
  input: PlaceInput & { nick?: string | undefined; pin?: string | undefined },
) {
  const first = await findContext(caller, input, true)
  const here = !isRefusal(first) && first.party && input.nick === undefined
  if (here || (isRefusal(first) ? first.refused !== 'seatNeeded' : !first.party)) return first
  const table = await deps.tableOf(caller.corporationId, input.shopId, input.tableId ?? '')
  if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
  if (!table.playerMode && isRefusal(first)) return first
  const party = await deps.parties.takeSeatAtTable(caller, {
    shopId: input.shopId,
    table,
    nick: input.nick,
    pin: input.pin,
  })
  if (typeof party === 'string') return refuse(party, { field: party === 'pinNeeded' ? 'pin' : 'tableId' })
  return findContext(caller, input, true)
}

/** The people who share the table, and their orders since the caller came. */
export function getPerson(deps: Deps, findContext: Find): Handler<typeof calls.getPerson> {
  return async (caller, input) => {
    const context = await findContext(caller, input)
    if (isRefusal(context)) return context
    const row = (await findCart(deps.db, context.at)) ?? newCart()
    return answerParty(deps, caller, context, row)
  }
}

/** Sets the number of people or the caller's name, or lets the caller leave with their coupons. CART-3, CART-14, S4 */
export function setPerson(deps: Deps, changeCart: ChangeCart, findContext: Find): Handler<typeof calls.setPerson> {
  return changeWithOwnTransaction(calls.setPerson, 'request id in the row', async (caller, input) => {
    const context = await findContext(caller, input, true)
    if (isRefusal(context)) return context
    const done = await changeCart(context.at, caller.requestId, row => {
      const people = Math.min(input.people ?? row.people, context.table?.seats ?? 1)
      const coupons = input.leave ? row.coupons.filter(it => it.owner !== caller.session.owner) : row.coupons
      const changed = people !== row.people || coupons.length < row.coupons.length
      return { lines: row.lines, coupons, people, changed }
    })
    const seat = context.party && context.table && { shopId: input.shopId, key: context.table.key }
    if (seat && input.remove !== undefined)
      return removed(deps, caller, { context, seat, personId: input.remove, row: done.row })
    if (!seat || (input.nick === undefined && !input.leave)) return answerParty(deps, caller, context, done.row)
    const party = await deps.parties.change(caller, seat, { nick: input.nick, leave: input.leave })
    return party
      ? answerParty(deps, caller, { ...context, party }, done.row)
      : refuse('seatNeeded', { field: 'tableId' })
  })
}

interface Removal {
  context: CartContext
  seat: SeatAt
  personId: string
  row: CartRow
}

async function removed(deps: Deps, caller: Guest, { context, seat, personId, row }: Removal) {
  const party = await deps.parties.remove(caller, seat, personId)
  if (party === 'holds') return refuse('personHasShare', { field: 'remove' })
  return party ? answerParty(deps, caller, { ...context, party }, row) : refuse('seatNeeded', { field: 'tableId' })
}

async function answerParty(
  deps: Deps,
  caller: Guest,
  { party, table }: Pick<CartContext, 'party' | 'table'>,
  row: CartRow,
): Promise<PartyAnswer> {
  const seats = table?.seats ?? 1
  const me = party?.persons.find(it => it.personId === party.me)
  if (!party || !me) {
    return { people: row.people, seats, me: '', persons: party?.persons.map(personShown) ?? [], orders: [] }
  }
  const orders = await deps.ordersOf(caller.corporationId, row.cart_id, me.joinedAt)
  return {
    people: row.people,
    seats,
    me: me.personId,
    persons: party.persons.map(personShown),
    pin: party.pin,
    orders: orders.map(({ owner, ...order }) => ({
      ...order,
      by: party.persons.find(it => it.owner === owner)?.personId ?? '',
    })),
  }
}
