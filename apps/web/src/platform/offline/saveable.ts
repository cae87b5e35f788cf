import { cart } from '@comanda/contract/cart'
import { menu } from '@comanda/contract/menu'
import { order } from '@comanda/contract/order'
import { store } from '@comanda/contract/store'

/** How answers of a call are saved. */
interface Saveable {
  /** The call whose question the answer answers; left out, this one. */
  answers?: string
  /** The fields of the input that select the answer. */
  fields: readonly string[]
  /** Only for the person who received it. */
  isOwn: boolean
  /** Whether this answer may be saved. */
  fits?: (answer: Answer, input: Answer) => boolean
}

type Answer = Readonly<Record<string, unknown>>

const CART_FIELDS = ['shopId', 'businessType', 'preOrder'] as const

/** A cart of the guest's own: a table's or a group's contains other people's choices. */
const isOwnCart = (answer: Answer, input: Answer): boolean =>
  answer['shared'] === undefined && input['tableId'] === undefined && input['vtId'] === undefined

/**
 * Answers that are shown without a connection: menu, store, the guest's own cart and orders. Nothing else is saved, in particular no
 * balances, codes to pay with, prices of orders to be placed, or anything of other people. APP-3
 */
const saveable: Readonly<Record<string, Saveable>> = {
  [menu.queryAllMenus.path]: {
    fields: ['shopId', 'businessType', 'part'],
    isOwn: false,
    fits: ({ part }) => part !== 'unchanged',
  },
  [store.getShop.path]: { fields: ['shopId'], isOwn: false },
  [cart.query.path]: { fields: CART_FIELDS, isOwn: true, fits: isOwnCart },
  [cart.modify.path]: { answers: cart.query.path, fields: CART_FIELDS, isOwn: true, fits: isOwnCart },
  [order.list.path]: { fields: ['state', 'orderType', 'search', 'cursor'], isOwn: true },
  [order.queryOrderDetail.path]: { fields: ['orderId'], isOwn: true, fits: ({ shared }) => shared === undefined },
}

/** Whether the call may be answered by a saved answer: it only reads. */
export const isReadSaved = (path: string): boolean =>
  Object.hasOwn(saveable, path) && saveable[path]?.answers === undefined

export interface SavedPlace {
  /** Selects the answer: call, the fields of its input, language. */
  key: string
  isOwn: boolean
}

/** Where the answer to this question is saved; undefined if it is not. APP-3 */
export function placeOfAnswer(path: string, input: object, language: string): SavedPlace | undefined {
  const rule = Object.hasOwn(saveable, path) ? saveable[path] : undefined
  if (!rule) return undefined
  const values = rule.fields.map(field => (input as Answer)[field] ?? null)
  return {
    key: `${rule.answers ?? path}?${encodeURIComponent(JSON.stringify([language, ...values]))}`,
    isOwn: rule.isOwn,
  }
}

/** Whether the answer may be saved. APP-3 */
export const mayBeSaved = (path: string, input: object, answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && (saveable[path]?.fits?.(answer as Answer, input as Answer) ?? true)

/** The answer to save: a cart keeps the pricing data of the one before, which only some answers contain. */
export const mergedAnswer = (former: unknown, answer: object): object => {
  const pricing = (former as Answer | undefined)?.['pricing']
  return pricing === undefined || 'pricing' in answer ? answer : { ...answer, pricing }
}

/** Whether a saved answer matches this request: a cart requested with its pricing data must contain it. */
export const isAnswerTo = (input: object, answer: object): boolean =>
  (input as Answer)['withPricing'] !== true || 'pricing' in answer
