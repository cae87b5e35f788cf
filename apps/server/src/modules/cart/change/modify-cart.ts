import { cart as calls } from '@comanda/contract/cart'
import type { CodeName } from '@comanda/contract'
import { isRefusal, type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import {
  applyModification,
  type QuantityCap,
  type CartLine,
  type ModifiedCart,
  type ModifyFault,
  type ModifyItem,
  type ModifyProblem,
  type OpenBuffet,
} from '@comanda/domain/cart'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { answerCart } from '../answer.ts'
import type { ChangeCart } from './change-cart.ts'
import { namesOthers, ownOnly } from '../order/own-lines.ts'
import { holdBuffet } from '../buffet.ts'
import type { Deps } from '../deps.ts'
import type { createCartContext, CartContext } from '../cart-context.ts'
import type { CartRow } from '../tables.ts'

type Input = RequestOf<typeof calls.modify>
type Refused = (typeof calls.modify.refuses)[number]

/** Adds to, takes from or clears the caller's cart, by the rules of the menu of now. CART-1 to CART-6 */
export function modifyCart(
  deps: Deps,
  changeCart: ChangeCart,
  findContext: ReturnType<typeof createCartContext>,
): Handler<typeof calls.modify> {
  return changeWithOwnTransaction(calls.modify, 'request id in the row', async (caller, input) => {
    const context = await findContext(caller, input, true)
    if (isRefusal(context)) return context
    const cartItems = input.cartItems.map(asModifyItem)
    const missing = cartItems.findIndex(item => !('itemKey' in item) && item.foodId === '')
    if (missing >= 0) return refuse('notOnMenu', { field: `cartItems[${missing}].foodId` })
    const modification = { modifyType: input.modifyType, cartItems, addedBy: context.at.person ?? context.at.owner }
    const hold = lockBuffet(deps, context)
    const change = (row: CartRow, locked?: OpenBuffet) => {
      if (ownOnly(context) && namesOthers(row.lines, cartItems, context.at.person)) return refuse('lineOfOther')
      if (ownOnly(context) && input.modifyType === 2 && cartItems.length === 0)
        return withoutOwn(row.lines, context.at.person)
      const modified = applyModification(row.lines, modification, context.rules(row.people, locked))
      return 'problem' in modified ? refusalOf(modified) : (nothingAdded(modified) ?? modified)
    }
    const done = await changeCart(context.at, caller.requestId, change, hold)
    if (isRefusal(done)) return done
    return answerCart(caller, context, done.row, { caps: done.change?.caps ?? [] })
  })
}

/** Locks the buffet that several carts share while one of them changes. S4 */
const lockBuffet = (deps: Deps, context: CartContext) =>
  context.sitting && context.table && context.buffet?.createTimeToNow !== undefined
    ? holdBuffet(deps, { ...context.at, key: context.table.key }, context)
    : undefined

/** The cart without the person's own lines: a friend who clears a group's cart removes only those. */
function withoutOwn(lines: readonly CartLine[], me: string | undefined): ModifiedCart {
  const remaining = lines.filter(line => line.addedBy !== me)
  return { lines: remaining, caps: [], changed: remaining.length < lines.length }
}

/** A line by its key, or a new choice; the fields of the other kind are ignored. */
function asModifyItem(item: Input['cartItems'][number]): ModifyItem {
  const { itemKey, ...choice } = item
  return itemKey === undefined ? choice : { itemKey, quantity: item.quantity }
}

const codeOf: Record<ModifyProblem, Refused> = {
  notOnMenu: 'notOnMenu',
  notOnSale: 'notOnSale',
  menuClosed: 'menuClosed',
  membersOnly: 'membersOnly',
  soldOut: 'overStock',
  choiceGone: 'choiceGone',
  buffetOver: 'buffetOver',
  choiceMissing: 'choiceMissing',
  choiceTooMany: 'choiceTooMany',
  excluded: 'choiceExcluded',
  outOfBounds: 'outOfBounds',
  belowSaleMin: 'belowSaleMin',
  offStep: 'offStep',
  tooManyLines: 'tooManyLines',
  lineGone: 'lineGone',
} satisfies Record<ModifyProblem, CodeName>

function refusalOf({ problem, at, field, choice, bound }: ModifyFault): Refusal<Refused> {
  return refuse(codeOf[problem], {
    field: `cartItems[${at}]${field === undefined ? '' : `.${field}`}`,
    ...(bound !== undefined && { params: { bound } }),
    ...(choice && { data: { choice } }),
  })
}

/** The refusal if nothing at all could be added: an unchanged cart would look like a tap that was not registered. */
function nothingAdded({ changed, caps }: ModifiedCart): Refusal<Refused> | undefined {
  const cap: QuantityCap | undefined = caps[0]
  if (changed || !cap) return undefined
  return refuse(cap.why === 'stock' ? 'overStock' : 'overLimit', { data: { cap } })
}
