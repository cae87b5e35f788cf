import { disabledReasons, ownPaymentMethods, payableKinds, paymentMethods, phoneWallets } from '@comanda/domain/payment'
import * as z from 'zod/mini'
import { currency, id, minorUnits, money } from '../core/index.ts'
import { payState } from '../order/fields.ts'

export const payMethod = z.enum(paymentMethods)

/** A payment method and its part. In a request it only states what the guest saw. PAY-6 */
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

/** Phone and browser wallets that the merchant accepts through the card provider. */
export const phoneWallet = z.enum(phoneWallets)

const meansMethod = z.enum(ownPaymentMethods)

/** A line of one of the guest's own payment methods. */
export const ownLine = z.object({ ...paymentLine.shape, paymentMethod: meansMethod, payerId: id })

/** The rules of paying with points. PAY-2 */
const pointsRule = z.object({ minimumPointAmount: money, pointsTiersAmount: money, pointsPerTier: z.int() })

/** One of the guest's own payment methods. PAY-4 */
export const ownPaymentMethod = z.object({
  paymentMethod: meansMethod,
  payerId: id,
  displayName: z.string(),
  /** Minor units, or points. */
  balance: z.int(),
  /** The maximum part of the amount due. */
  usable: money,
  points: z.exactOptional(pointsRule),
  /** Expiry (epoch ms): gift cards that expire first are used first. */
  expiresAt: z.exactOptional(z.int()),
  /** Card balance is used before points. PAY-1 */
  priority: z.exactOptional(z.boolean()),
  /** Payment methods that it cannot be combined with. */
  excludes: z.exactOptional(z.array(meansMethod)),
  excludesCoupons: z.exactOptional(z.boolean()),
  /** From this amount on, requires the card's password or a fresh code. */
  securityFrom: z.exactOptional(money),
  passwordSet: z.exactOptional(z.boolean()),
  disabledReason: z.exactOptional(z.enum(disabledReasons)),
  /** Preselected: the last, failed attempt used it. */
  checked: z.boolean(),
})

/** A payment method chosen by the guest, with its maximum part. */
export const chosenMeans = z.object({ paymentMethod: meansMethod, payerId: id, most: z.exactOptional(money) })

/** The state of a payment, for a guest. `none` = no attempt yet. */
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

/** The bank's reason for declining, as far as it helps the guest. */
export const refusedBecause = z.enum([
  'declined',
  'funds',
  'expired',
  'securityCode',
  'authentication',
  'blocked',
  'tryLater',
])

/** The next action of the card component; opaque. */
const action = z.record(z.string(), z.unknown())

/** The state and result of a payment. */
export const payResult = z.object({
  orderId: z.string(),
  /** The kind of payable that `orderId` identifies. */
  payFor: z.enum(payableKinds),
  /** The page of the guest app that shows it, before and after payment. */
  after: z.string(),
  paymentState,
  payState,
  /** The payable's own state, so that the screen can continue to it. */
  orderState: z.string(),
  /** It was cancelled or expired: nothing is due any more. */
  ended: z.boolean(),
  paymentId: z.exactOptional(z.string()),
  paymentMethod: z.exactOptional(z.string()),
  because: z.exactOptional(refusedBecause),
  action: z.exactOptional(action),
  brand: z.exactOptional(z.string()),
  lastFour: z.exactOptional(z.string()),
  /** The total charged, or to be charged. */
  chargedAmount: minorUnits,
  currency,
  /** The tip included in it. */
  tipAmount: minorUnits,
  /**
   * The amount per payment method (in a failed attempt: the intended amount), in the order of use; `takenAmount` includes tip and
   * surcharge. M6
   */
  paidBy: z.exactOptional(
    z.array(
      z.object({
        paymentMethod: z.string(),
        payerId: z.exactOptional(id),
        amount: money,
        takenAmount: money,
        /** As in the request's line, with `checkoutId`. PAY-6 */
        paymentMethodSubtype: z.exactOptional(z.string()),
        checkoutId: z.exactOptional(id),
      }),
    ),
  ),
  /** For a recharge made to pay something with the same card: what it pays, and whether it has. PAY-7 */
  pays: z.exactOptional(
    z.object({ payFor: z.enum(payableKinds), orderId: z.string(), state: z.enum(['waiting', 'paid', 'notPaid']) }),
  ),
  /** Another attempt is possible now. */
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

/** A card of the caller's account stored by the provider. PAY-8 */
export const savedCard = z.object({
  id,
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.string(),
  expiryYear: z.string(),
  /** Expired: it can be removed but not used. */
  expired: z.boolean(),
  /** The last one used; preselected. */
  lastUsed: z.boolean(),
})

/** The configuration of the card component. */
export const cardSetup = z.object({
  clientKey: z.string(),
  environment: z.string(),
  countryCode: z.string(),
  amount: z.object({ value: z.int(), currency: z.string() }),
  /** The path of the stand-in provider on this origin; absent with a real account. */
  standinPath: z.exactOptional(z.string()),
  /** The provider's list of methods, including stored cards; opaque. */
  paymentMethodsResponse: z.unknown(),
  /** The stored cards in display order. */
  cards: z.array(savedCard),
  /** Whether the card can be stored; requires an account. */
  mayStore: z.boolean(),
})
