import type { cart as calls } from '@comanda/contract/cart'
import { isRefusal, refuse, type ResponseOf } from '@comanda/contract/core'
import type { Guest, Handler } from '../../platform/http/index.ts'
import { answerCart, personShown } from './answer.ts'
import { type ChangeCart, newCart } from './change-cart.ts'
import type { Needs, Party } from './needs.ts'
import { findCart } from './queries.ts'
import type { createSurroundings, PlaceAsk, Surroundings } from './surroundings.ts'
import type { CartRow } from './tables.ts'

type Find = ReturnType<typeof createSurroundings>
type PartyAnswer = ResponseOf<typeof calls.getPerson>

/**
 * Makes the cart where there is none and sets how many eat: never more than the table has seats. At a shared table the
 * caller sits down with those who are there; how many eat only rises by it, for everybody chooses for all. S4, C6
 */
export function initCart(needs: Needs, changeCart: ChangeCart, surroundings: Find): Handler<typeof calls.init> {
  return async (who, ask) => {
    const around = await sitting(needs, surroundings, who, ask)
    if (isRefusal(around)) return around
    const { party, table } = around
    const done = await changeCart(around.at, who.requestId, row => {
      const asked = party ? Math.max(row.people, ask.people ?? 0, countOf(party)) : (ask.people ?? row.people)
      const people = Math.min(asked, table?.seats ?? 1)
      return { lines: row.lines, people, changed: people !== row.people }
    })
    return answerCart(who, around, done.row)
  }
}

const countOf = ({ persons }: Party): number => persons.filter(it => it.here).length

/** The surroundings of who sits at the table, after sitting down where it is shared. */
async function sitting(
  needs: Needs,
  surroundings: Find,
  who: Guest,
  ask: PlaceAsk & { nick?: string | undefined; pin?: string | undefined },
) {
  const first = await surroundings(who, ask, true)
  const here = !isRefusal(first) && first.party && ask.nick === undefined
  if (here || (isRefusal(first) ? first.refused !== 'seatNeeded' : !first.party)) return first
  const table = await needs.tableOf(who.corporationId, ask.shopId, ask.tableId ?? '')
  if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
  if (!table.playerMode && isRefusal(first)) return first
  const party = await needs.parties.sitDown(who, { shopId: ask.shopId, table, nick: ask.nick, pin: ask.pin })
  if (typeof party === 'string') return refuse(party, { field: party === 'pinNeeded' ? 'pin' : 'tableId' })
  return surroundings(who, ask, true)
}

/** Who shares the table, and what they ordered since the caller came. */
export function getPerson(needs: Needs, surroundings: Find): Handler<typeof calls.getPerson> {
  return async (who, ask) => {
    const around = await surroundings(who, ask)
    if (isRefusal(around)) return around
    const row = (await findCart(needs.db, around.at)) ?? newCart()
    return answerParty(needs, who, around, row)
  }
}

/** Sets how many eat, the caller's name, or lets the caller leave, whose coupons go along. CART-3, CART-14, S4 */
export function setPerson(needs: Needs, changeCart: ChangeCart, surroundings: Find): Handler<typeof calls.setPerson> {
  return async (who, ask) => {
    const around = await surroundings(who, ask, true)
    if (isRefusal(around)) return around
    const done = await changeCart(around.at, who.requestId, row => {
      const people = Math.min(ask.people ?? row.people, around.table?.seats ?? 1)
      const coupons = ask.leave ? row.coupons.filter(it => it.owner !== who.session.owner) : row.coupons
      const changed = people !== row.people || coupons.length < row.coupons.length
      return { lines: row.lines, coupons, people, changed }
    })
    const seat = around.party && around.table && { shopId: ask.shopId, key: around.table.key }
    if (!seat || (ask.nick === undefined && !ask.leave)) return answerParty(needs, who, around, done.row)
    const party = await needs.parties.change(who, seat, { nick: ask.nick, leave: ask.leave })
    return party ? answerParty(needs, who, { ...around, party }, done.row) : refuse('seatNeeded', { field: 'tableId' })
  }
}

async function answerParty(
  needs: Needs,
  who: Guest,
  { party, table }: Pick<Surroundings, 'party' | 'table'>,
  row: CartRow,
): Promise<PartyAnswer> {
  const seats = table?.seats ?? 1
  const me = party?.persons.find(it => it.personId === party.me)
  if (!party || !me) {
    return { people: row.people, seats, me: '', persons: party?.persons.map(personShown) ?? [], orders: [] }
  }
  const orders = await needs.ordersOf(who.corporationId, row.cart_id, me.joinedAt)
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
