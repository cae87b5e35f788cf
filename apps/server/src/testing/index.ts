/**
 * The harness of the server's tests: the real composition on real PostgreSQL, with a clock that tests set and jobs that run at
 * once. Only providers outside (cards, wallets, messages) are stand-ins.
 *
 *     const app = testApp()                                     // once per file; a database of its own
 *     test('...', async () => {
 *       const ann = app.guest()                                 // also app.customer(), app.staff('manager'), await app.member({ card: 500 })
 *       const { orderId } = await ann.order({ dishes: ['soup'] })
 *       await ann.pay(orderId)
 *       await app.settle()                                      // jobs and providers' messages
 *       const answer = await ann.call(contract.order.cancel, { orderId })     // typed data or a typed refusal
 *       expect(refusedAs(answer)).toBe('done')
 *       expect(await app.audit()).toEqual([])
 *     })
 *
 * The brand is a small one in pounds where every dish costs 12.50 (`harbourKitchen`, which takes settings, dishes and stock), or
 * the demo brand: `testApp({ brand: 'demo' })`. `must` is `call` that throws where it is refused. Every call has a request id of
 * its own; `ann.repeating(requestId())` sends one request again and again. `app.guest({ of: ann })` is the same person's second
 * phone. Work that runs at intervals does not start by itself: `app.modules.….watchdog.sweep()` does one round of it.
 *
 * Calls go through the HTTP server by `inject`: the real binding, gates, schemas and envelopes, which cost about a tenth of a
 * millisecond, so twenty or two hundred at once need no other way in.
 */
export { emptyDataFolder } from './data-folder.ts'
export { BOOKING_NOON, bookingContact, bookingKitchen, bookingSteps, EVENING, bookingInput } from './bookings.ts'
export { refusedAs, twenty } from './at-once.ts'
export { DEMO_MANAGER, demoStaff } from './demo-staff.ts'
export { type Actor, dataOf, type Identity, type RequestOptions } from './actor.ts'
export type { Answer, RefusalAnswer } from './answer.ts'
export { type TestBucket, testBucket } from './bucket.ts'
export {
  BUFFET_NOON,
  buffetAt,
  buffetRule,
  buffetShop,
  buffetTable,
  JADE,
  linesOf,
  PLACE_PRICES,
  PRAWN,
  STALL,
} from './buffet.ts'
export {
  type Bill,
  type Diner,
  dinerAt,
  diningRoom,
  type DiningRoom,
  EDAMAME,
  plainDish,
  type SharedCart,
  TABLES,
} from './dining.ts'
export { type Cart, cardData, challengeResult, contact, line, linesFor, type OrderDetail, requestId } from './guest.ts'
export {
  dollarKitchen,
  harbourDish,
  harbourKitchen,
  menuOfDishes,
  NOON,
  PAY_BEFORE,
  PRICE,
  SHOP,
} from './harbour-kitchen.ts'
export {
  allThree,
  byCard,
  byGift,
  byPoints,
  cartAtTable,
  placeAtTable,
  cardHold,
  pointsHold,
  HOLDINGS,
  ownMethodsKitchen,
  paidBySeveral,
  refundPart,
  sam,
} from './own-methods.ts'
export { BUSINESS_TYPE, buyGiftCard, buyRecharge, payFor, refundWhole } from './purchases.ts'
export { friendAt, giftCardsOf, giftCodeTo, giftPaid, newGiftCard } from './gifts.ts'
export { referenceOf, referenceOfRefund } from '../modules/payment/attempt/references.ts'
export {
  type TestApp,
  type TestAppOptions,
  type TestGuest,
  type TestMember,
  type TestStaff,
  testApp,
} from './test-app.ts'
export { billKitchen, type PartyGuest, partyGuest, sharedTableId } from './bill-party.ts'
export { rawPost } from './raw-post.ts'
export { atGates } from './at-gates.ts'
export { again, testAnyone, testBrandManager, testCustomer, testGuest, testStaff } from './test-caller.ts'
export { seedBrand } from '../seed.ts'
export { MIGRATIONS, testDatabase } from './test-database.ts'
export { WALLET_KEYS } from './payment-standins.ts'
export { decideWallet, inWalletBook, walletKitchen } from './wallets.ts'
export { codeTo, mail, proveContact, sendCode, solvedCaptcha, ticketFor, wrongCode } from './prove-contact.ts'
export { testAuthenticator } from './authenticator.ts'
export { arriveBack, providerUrl, signInAt, signInStandIns } from './sign-in-standins.ts'
export { appoint } from '../modules/staff/index.ts'
export { seedStoredValue } from '../modules/storedvalue/seed.ts'
