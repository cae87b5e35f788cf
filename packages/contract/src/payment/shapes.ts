import { disabledReasons, ownPaymentMethods, payableKinds, paymentMethods, phoneWallets } from '@comanda/domain/payment'
import * as z from 'zod/mini'
import { currency, id, minorUnits, money } from '../core/index.ts'
import { payState } from '../order/fields.ts'

export const payMethod = z.enum(paymentMethods)

/** A means of payment and the part it pays. Sent by a phone it only says what the guest saw. PAY-6 */
export const paymentLine = z.object({
  amount: money,
  paymentType: z.int(),
  paymentMethod: payMethod,
  paymentMethodSubtype: z.exactOptional(z.string().check(z.maxLength(40))),
  checkoutId: z.exactOptional(id),
  payerId: z.exactOptional(id),
  tipAmount: money,
  ccAmount: money,
  securityCode: z.exactOptional(z.string().check(z.maxLength(12))),
})

/** Wallets of the phone or browser that the merchant accepts through the card provider. */
export const phoneWallet = z.enum(phoneWallets)

const meansMethod = z.enum(ownPaymentMethods)

/** A line of the guest's own means. */
export const ownLine = z.object({ ...paymentLine.shape, paymentMethod: meansMethod, payerId: id })

/** How points pay. PAY-2 */
const pointsRule = z.object({ minimumPointAmount: money, pointsTiersAmount: money, pointsPerTier: z.int() })

/** One of the guest's own means. PAY-4 */
export const ownMeans = z.object({
  paymentMethod: meansMethod,
  payerId: id,
  displayName: z.string(),
  /** Minor units, or points. */
  balance: z.int(),
  /** The most it may pay of what is due. */
  usable: money,
  points: z.exactOptional(pointsRule),
  /** When it expires (epoch ms): of gift cards the one that expires first pays first. */
  expiresAt: z.exactOptional(z.int()),
  /** The card pays before points. PAY-1 */
  priority: z.exactOptional(z.boolean()),
  /** Means that are not used beside it. */
  excludes: z.exactOptional(z.array(meansMethod)),
  excludesCoupons: z.exactOptional(z.boolean()),
  /** From this amount on the card's password or a fresh code is asked for. */
  securityFrom: z.exactOptional(money),
  passwordSet: z.exactOptional(z.boolean()),
  disabledReason: z.exactOptional(z.enum(disabledReasons)),
  /** It is proposed: the last attempt, which did not pay, used it. */
  checked: z.boolean(),
})

/** A means the guest wants used, and at most how much of it. */
export const chosenMeans = z.object({ paymentMethod: meansMethod, payerId: id, most: z.exactOptional(money) })

/** Where paying stands, for a guest. `none` = nothing was tried yet. */
export const paymentState = z.enum([
  'none',
  'outLine',
  'action',
  'pending',
  'checking',
  'paid',
  'refused',
  'cancelled',
  'failed',
  'refunding',
  'refunded',
])

/** Why a bank said no, as far as it helps the guest to go on. */
export const refusedBecause = z.enum([
  'declined',
  'funds',
  'expired',
  'securityCode',
  'authentication',
  'blocked',
  'tryLater',
])

/** What the card component must do next; opaque. */
const action = z.record(z.string(), z.unknown())

/** How paying stands. */
export const payResult = z.object({
  orderId: z.string(),
  /** What kind of thing it is that `orderId` names. */
  payFor: z.enum(payableKinds),
  /** The page of the guest app that shows it, once it is paid and before. */
  after: z.string(),
  paymentState,
  payState,
  /** Its own state, so that the screen can go on to it. */
  orderState: z.string(),
  /** It was let go: there is nothing to pay any more. */
  ended: z.boolean(),
  paymentId: z.exactOptional(z.string()),
  paymentMethod: z.exactOptional(z.string()),
  because: z.exactOptional(refusedBecause),
  action: z.exactOptional(action),
  brand: z.exactOptional(z.string()),
  lastFour: z.exactOptional(z.string()),
  /** What was or would be taken, in all. */
  chargedAmount: minorUnits,
  currency,
  /** The tip within it. */
  tipAmount: minorUnits,
  /** What each means paid, or in a try that fell through was to pay, in the order of use; `takenAmount` with tip and surcharge. M6 */
  paidBy: z.exactOptional(
    z.array(
      z.object({
        paymentMethod: z.string(),
        payerId: z.exactOptional(id),
        amount: money,
        takenAmount: money,
        /** As the guest's line said, with `checkoutId`. PAY-6 */
        paymentMethodSubtype: z.exactOptional(z.string()),
        checkoutId: z.exactOptional(id),
      }),
    ),
  ),
  /** A recharge that pays something with the card it fills: what, and whether it has. PAY-7 */
  pays: z.exactOptional(
    z.object({ payFor: z.enum(payableKinds), orderId: z.string(), state: z.enum(['waiting', 'paid', 'notPaid']) }),
  ),
  /** Another try is welcome now. */
  mayPay: z.boolean(),
})

export const tipConfig = z.object({
  tipType: z.union([z.literal(0), z.literal(1)]),
  smallestUnitAmounts: z.array(z.int()),
  defaultIndex: z.int(),
  tipRules: z.enum(['subtotal', 'total']),
  beforeDiscount: z.boolean(),
  tipPaymentUids: z.array(z.string()),
  useCustomPayment: z.boolean(),
})

export const ccFeeConfig = z.object({ feesType: z.union([z.literal(1), z.literal(2)]), rate: z.int(), amount: money })

/** A card of the caller's account that the provider stores. PAY-8 */
export const savedCard = z.object({
  id,
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.string(),
  expiryYear: z.string(),
  /** It can be removed, but pays nothing any more. */
  expired: z.boolean(),
  /** The one that paid last: it is chosen first. */
  lastUsed: z.boolean(),
})

/** What the card component needs to start. */
export const cardSetup = z.object({
  clientKey: z.string(),
  environment: z.string(),
  countryCode: z.string(),
  amount: z.object({ value: z.int(), currency: z.string() }),
  /** Where the stand-in answers under our own origin; absent with a real account. */
  standinPath: z.exactOptional(z.string()),
  /** The provider's own list of methods, stored cards included; opaque. */
  paymentMethodsResponse: z.unknown(),
  /** The stored cards in the order they are offered. */
  cards: z.array(savedCard),
  /** A card may be kept for the next time: only with an account. */
  mayStore: z.boolean(),
})
