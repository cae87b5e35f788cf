import { randomUUID } from 'node:crypto'
import { cart as cartCalls } from '@comanda/contract/cart'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { order as orderCalls } from '@comanda/contract/order'
import { payment as paymentCalls } from '@comanda/contract/payment'
import type { DemoShop } from '@comanda/demo'
import { indexMenu, startingChoice } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import { type PaymentLine, type PaymentMethod, paymentTypeOf, settlePayment } from '@comanda/domain/payment'
import type { Answer } from './answer.ts'
import { type Actor, dataOf, type RequestOptions } from './actor.ts'

export type Cart = ResponseOf<typeof cartCalls.query>
export type OrderDetail = ResponseOf<typeof orderCalls.submit>
type CartItem = RequestInputOf<typeof cartCalls.modify>['cartItems'][number]
type SubmitInput = RequestInputOf<typeof orderCalls.submit>
export type CartPlace = Omit<RequestInputOf<typeof cartCalls.query>, 'withPricing' | 'buffetItemIds'>

export interface PayOptions extends RequestOptions {
  /** The data of the card form; see `cardData`. */
  card?: object
  tip?: number
  method?: PaymentMethod
  storeCard?: boolean
}

/** Common steps of a guest at the first store of the brand: pickup, as soon as possible, unless the input says otherwise. */
export interface GuestSteps {
  /** A dish with its starting choices, as its page opens. */
  choice(foodId: string, over?: object): CartItem
  /** Adds dishes, each once unless it says more, and returns the cart. @throws where they are refused */
  fillCart(dishes: readonly (string | Partial<CartItem>)[], place?: Partial<CartPlace>): Promise<Cart>
  /** Adds to (0), sets (1) or replaces (2) the lines of the cart. */
  changeCart(
    modifyType: 0 | 1 | 2,
    dishes: readonly (string | Partial<CartItem>)[],
    place?: Partial<CartPlace>,
  ): Promise<Answer<typeof cartCalls.modify>>
  cart(place?: Partial<CartPlace>): Promise<Cart>
  /** Submits a cart as this guest saw it. */
  submit(cart: Cart, over?: Partial<SubmitInput>, options?: RequestOptions): Promise<Answer<typeof orderCalls.submit>>
  /** One soup (or `dishes`), placed to be paid by card. @throws where it is refused */
  order(over?: Partial<SubmitInput> & { dishes?: readonly (string | Partial<CartItem>)[] }): Promise<OrderDetail>
  /** Pays all of an order by card, or by the method named. */
  pay(orderId: string, options?: PayOptions): Promise<Answer<typeof paymentCalls.createPayment>>
  /** Pays with exactly these lines; with a card where one of them is a bank card's. */
  payBy(
    orderId: string,
    payments: readonly PaymentLine[],
    card?: object,
    options?: RequestOptions,
  ): Promise<Answer<typeof paymentCalls.createPayment>>
  /** Returns from the bank's 3-D Secure step that `payment` began. Whether it passed is what the stand-in's book says. */
  finishChallenge(
    orderId: string,
    payment: Answer<typeof paymentCalls.createPayment>,
  ): Promise<Answer<typeof paymentCalls.paymentThreeDS>>
  detail(orderId: string): Promise<OrderDetail>
  /** State and payment state of an own order: `placed/paid`. */
  standing(orderId: string): Promise<string>
}

export const contact = {
  phoneNumber: '7700900123',
  countryCode: '44',
  isoCode: 'GB',
  firstName: 'Ann',
  lastName: 'Guest',
}

/** The data of a phone's card form. The stand-in decides by number and holder name (`DECLINED`, `PENDING`, ...). */
export const cardData = (number = '4111111111111111', holderName = 'Ann Guest') => ({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName,
  },
})

/** One line of a payment: so much by this method. */
export const line = (paymentMethod: PaymentMethod, amount: number, more: Partial<PaymentLine> = {}): PaymentLine => ({
  amount: money(amount),
  paymentType: paymentTypeOf(paymentMethod),
  paymentMethod,
  tipAmount: money(0),
  ccAmount: money(0),
  ...more,
})

/** The result of the bank's page for the challenge in an answer. */
export function challengeResult(payment: object): { threeDSResult: string } {
  const { action } = payment as { action?: { authorisationToken?: string } }
  const result = { transStatus: 'Y', authorisationToken: action?.authorisationToken }
  return { threeDSResult: Buffer.from(JSON.stringify(result)).toString('base64') }
}

const choiceIn = ({ menu }: DemoShop, foodId: string, over: object): CartItem => {
  const index = indexMenu(menu)
  const item = index.items.get(foodId)
  const group = menu.menuGroups.find(it => it.groupType !== -1 && it.foodIds.includes(foodId))
  const parent = menu.menus.find(it => it.menuGroupIds.includes(group?.menuGroupId ?? ''))
  if (!item || !group || !parent) throw new Error(`the menu has no ${foodId}`)
  const { menuGroupId } = group
  return {
    ...(startingChoice(index, item) as Partial<CartItem>),
    foodId,
    menuId: parent.menuId,
    menuGroupId,
    quantity: 1,
    ...over,
  }
}

/** The lines that pay all that is due by one method, with tip and surcharge. */
export const linesFor = ({ config }: DemoShop, due: number, method: PaymentMethod, tip: number): PaymentLine[] =>
  settlePayment({
    due: money(due),
    tip: money(tip),
    offers: [],
    chosen: [],
    rest: method,
    withCoupons: false,
    takesTip: () => true,
    ...(config.ccFee && { ccFee: config.ccFee }),
  }).lines

/** A guest's steps at `shop`, which may change between them. */
export function guestSteps(actor: Actor, shopNow: () => DemoShop): GuestSteps {
  /** The amounts due of this guest's orders, in minor units. */
  const due = new Map<string, number>()
  const place = (over: Partial<CartPlace> = {}): CartPlace => ({
    shopId: shopNow().config.shopId,
    businessType: 1300,
    ...over,
  })
  const steps: GuestSteps = {
    choice: (foodId, over = {}) => choiceIn(shopNow(), foodId, over),
    fillCart: async (dishes, over) => dataOf(await steps.changeCart(0, dishes, over)),
    changeCart: (modifyType, dishes, over) => {
      const cartItems = dishes.map(it =>
        typeof it === 'string' ? steps.choice(it) : steps.choice(it.foodId ?? '', it),
      )
      return actor.call(cartCalls.modify, { ...place(over), modifyType, cartItems })
    },
    cart: over => actor.must(cartCalls.query, place(over)),
    submit: async (cart, over = {}, options = {}) => {
      const input: SubmitInput = {
        shopId: shopNow().config.shopId,
        cartId: cart.cartId,
        cartVersion: cart.cartVersion,
        orderType: 1300,
        expectedTotal: cart.calculation.totalPaidAmount,
        paymentMethod: '12_bankCard',
        ...((over.orderType ?? 1300) === 1300 && { dinnerTime: 'asap' }),
        contact,
        ...over,
      }
      const answer = await actor.call(orderCalls.submit, input, options)
      if ('orderId' in answer) due.set(answer.orderId, answer.totalPaidAmount)
      return answer
    },
    async order({ dishes = ['soup'], ...over } = {}) {
      const cart = await steps.fillCart(dishes, {
        ...(over.orderType && { businessType: over.orderType }),
        ...(over.tableId && { tableId: over.tableId }),
      })
      const answer = await steps.submit(cart, over)
      if (!('orderId' in answer)) throw new Error(`no order: ${JSON.stringify(answer)}`)
      return answer
    },
    pay: (orderId, { card = cardData(), tip = 0, method = '12_bankCard', storeCard = false, ...options } = {}) => {
      const payments = linesFor(shopNow(), due.get(orderId) ?? 0, method, tip)
      return actor.call(
        paymentCalls.createPayment,
        { orderId, payments, storeCard, ...(method === '12_bankCard' && { card: card as Record<string, unknown> }) },
        options,
      )
    },
    payBy: (orderId, payments, card = cardData(), options = {}) =>
      actor.call(
        paymentCalls.createPayment,
        {
          orderId,
          payments: [...payments],
          ...(payments.some(it => it.paymentMethod === '12_bankCard') && { card: card as Record<string, unknown> }),
        },
        options,
      ),
    finishChallenge: (orderId, payment) => {
      const { paymentId = '' } = payment as { paymentId?: string }
      return actor.call(paymentCalls.paymentThreeDS, { orderId, paymentId, details: challengeResult(payment) })
    },
    detail: orderId => actor.must(orderCalls.queryOrderDetail, { orderId }),
    async standing(orderId) {
      const detail = await actor.call(orderCalls.queryOrderDetail, { orderId })
      return 'state' in detail ? `${detail.state}/${detail.payState}` : 'none'
    },
  }
  return steps
}

/** A request id to send twice. */
export const requestId = (): string => randomUUID()
