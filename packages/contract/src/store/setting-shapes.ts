import * as z from 'zod/mini'
import { paymentMethods } from '@comanda/domain/payment'
import { emailAddress } from '../auth/shapes.ts'
import {
  bizType,
  currency,
  id,
  languageTag,
  latitude,
  limitedLines,
  longitude,
  money,
  moneyAboveZero,
  names,
  text,
} from '../core/index.ts'

const bizTypes = z.array(bizType).check(z.maxLength(3))
const someBizTypes = bizTypes.check(z.minLength(1))
/** Parts per million: 100 % at most. */
const rate = z.int().check(z.nonnegative(), z.maximum(1_000_000))
const picture = text(200)

/** The store's name, address, contacts, pictures and seller. */
export const setGeneral = {
  shopName: names,
  description: limitedLines(600),
  address: z.object({
    countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
    lines: z.array(text(120)).check(z.maxLength(4)),
    city: text(80),
    region: text(80),
    postcode: text(20),
  }),
  point: z.object({ latitude, longitude }),
  phone: text(30),
  email: z.union([z.literal(''), emailAddress]),
  picture,
  /** Paths at the picture host, without size and extension. */
  photos: z.array(z.string().check(z.maxLength(200), z.regex(/^\w[\w/-]*$/))).check(z.maxLength(8)),
  /** The seller on receipts and invoices. */
  seller: z.object({ legalName: text(120), taxNumber: text(60) }),
}

/** Time zone, languages and currency. */
export const setRegion = {
  timeZone: text(60),
  languages: z.array(languageTag).check(z.minLength(1), z.maxLength(20)),
  currency,
}

const wayRules = z.object({
  bizType,
  /** Orders are accepted without staff. STORE-2 */
  autoAccept: z.boolean(),
  /** Usual preparation time; absent = the store's. */
  readyMinutes: z.exactOptional(z.int().check(z.minimum(1), z.maximum(600))),
  /** Minimum amount of dishes; absent = none. PRICE-6 */
  minimum: z.exactOptional(moneyAboveZero),
  /** Maximum number of dishes per order; absent = unlimited. For dine-in the part's `itemLimit` applies. CART-4 */
  itemLimit: z.exactOptional(z.int().check(z.minimum(1), z.maximum(999))),
  remarks: z.array(names).check(z.maxLength(30)),
})

/** How orders are accepted and limited. */
export const setOrdering = {
  readyMinutes: z.int().check(z.minimum(1), z.maximum(600)),
  /** Seconds within which staff must accept an order; otherwise it is rejected and refunded. */
  acceptWithin: z.int().check(z.minimum(60), z.maximum(86_400)),
  ways: z.array(wayRules).check(z.maxLength(3)),
  /** Maximum number of dishes of a dine-in order; 0 = unlimited. CART-4 */
  itemLimit: z.object({ count: z.int().check(z.nonnegative(), z.maximum(999)), perPerson: z.boolean() }),
  remarks: z.array(names).check(z.maxLength(30)),
  verifyPhone: z.boolean(),
  /** The store checks an order before the guest pays. LOGIN-8 */
  checkFirst: z.boolean(),
}

const tip = z.object({
  tipType: z.union([z.literal(0), z.literal(1)]),
  smallestUnitAmounts: z
    .array(z.int().check(z.nonnegative(), z.maximum(100_000_000)))
    .check(z.minLength(1), z.maxLength(6)),
  defaultIndex: z.int().check(z.nonnegative(), z.maximum(5)),
  tipRules: z.enum(['subtotal', 'total']),
  beforeDiscount: z.boolean(),
  tipPaymentUids: z.array(z.enum(paymentMethods)).check(z.maxLength(7)),
  useCustomPayment: z.boolean(),
  bizTypes: someBizTypes,
})

/** Fees and tips. PRICE-6, PRICE-7, PRICE-8 */
export const setFees = {
  packaging: z.exactOptional(z.object({ amount: moneyAboveZero, bizTypes: someBizTypes })),
  surcharges: z.array(z.object({ surchargeId: id, name: names, rate, bizTypes: someBizTypes })).check(z.maxLength(10)),
  ccFee: z.exactOptional(z.object({ feesType: z.union([z.literal(1), z.literal(2)]), rate, amount: money })),
  tip: z.exactOptional(tip),
}

/** Taxes of the store. PRICE-5 */
export const setTaxes = {
  taxes: z
    .array(
      z.object({
        taxId: id,
        name: names,
        rate,
        inclusive: z.boolean(),
        onFees: z.boolean(),
        /** Absent: all order types. */
        bizTypes: z.exactOptional(someBizTypes),
      }),
    )
    .check(z.maxLength(12)),
  taxRounding: z.enum(['line', 'total']),
}

/** Payment methods by order type, and the refund limit for one employee. PAY-5, M9 */
export const setPayments = {
  ways: z
    .array(z.object({ bizType, methods: z.array(z.enum(paymentMethods)).check(z.maxLength(7)) }))
    .check(z.maxLength(3)),
  refundAlone: z.exactOptional(money),
  /** Cash that staff take is rounded to a multiple of it. PAY-19 */
  cashRounding: z.exactOptional(moneyAboveZero.check(z.maximum(1_000_000))),
}

const printed = { header: limitedLines(200), footer: limitedLines(300) }

const printedWithLogo = z.object({ ...printed, logo: z.boolean() })

/**
 * Texts on receipts and table cards, their languages, and whether they show the brand's logo. A card also shows the guests' Wi-Fi
 * network, if set; a network without a password is open. STORE-3
 */
export const setPrinted = {
  receipt: z.extend(printedWithLogo, { language: z._default(z.enum(['store', 'guest']), 'store') }),
  tableCard: z.extend(printedWithLogo, {
    /** None: the store's first language. */
    languages: z._default(z.array(languageTag).check(z.maxLength(2)), []),
    wifiName: text(32),
    wifiPassword: text(63),
  }),
}
