import type { staffGiftCardCalls, giftcard as calls } from '@comanda/contract/giftcard'
import type { Queries } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import { claimGifts } from './account/claim-gifts.ts'
import { eraseGifts } from './account/erase-gifts.ts'
import { cardDetail, myGiftCard, usableCards, usableTotals } from './card/cards.ts'
import { checkout, discount } from './buy/checkout.ts'
import { correctGiftCard, giftCardFacts } from './card/correct.ts'
import { workDeliveries } from './buy/deliver.ts'
import { type GiftExpiry, giftExpiry } from './card/expiry.ts'
import { giftCardOfNo, giftCardsForStaff } from './card/for-staff.ts'
import { type GiftCardMethod, giftCardMethod } from './payment-method.ts'
import type { Deps } from './deps.ts'
import { historyList, orderDetails } from './buy/orders.ts'
import { applyShopList, openingPicture, programList, shopPrograms } from './programs.ts'
import { type GiftPurchases, giftPurchases } from './buy/purchase.ts'
import { giftCardPassFacts } from './card/pass-facts.ts'
import { checkAuthCode, queryCardByCardId, redeem } from './card/redeem.ts'
import { sendAgain, sendCard } from './buy/send-on.ts'
import { giftProgramSetup, saveGiftProgram } from './set-up.ts'
import { transactionRecords } from './card/statement.ts'

/** Gift cards: sold, given, redeemed, spent. */
export interface GiftCardModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof staffGiftCardCalls>
  /** Purchases of gift cards as a payable. */
  purchases: GiftPurchases
  /** Gift cards as a payment method. */
  paymentMethod: GiftCardMethod
  expiry: GiftExpiry
  openingPicture: ReturnType<typeof openingPicture>
  claimGifts: typeof claimGifts
  eraseGifts: typeof eraseGifts
  /** The total of a person's usable cards, by currency. */
  totalsOf(db: Queries, corporationId: number, owner: string): ReturnType<typeof usableTotals>
  /** How many cards a person could use now. CARD-5 */
  usableCount(db: Queries, corporationId: number, owner: string): Promise<number>
  /** Cards as staff see and correct them. */
  forStaff: typeof giftCardsForStaff
  cardOfNo: typeof giftCardOfNo
  factsOf: typeof giftCardFacts
  correct: typeof correctGiftCard
  passFacts: typeof giftCardPassFacts
}

export function createGiftCards(deps: Deps): GiftCardModule {
  workDeliveries(deps)
  return {
    handlers: {
      programList: programList(deps),
      shopPrograms: shopPrograms(deps),
      applyShopList: applyShopList(deps),
      discount: discount(deps),
      checkout: checkout(deps),
      orderDetails: orderDetails(deps),
      historyList: historyList(deps),
      myGiftCard: myGiftCard(deps),
      cardDetail: cardDetail(deps),
      queryCardByCardId: queryCardByCardId(deps),
      transactionRecords: transactionRecords(deps),
      checkAuthCode: checkAuthCode(deps),
      redeem: redeem(deps),
      send: sendCard(deps),
      sendAgain: sendAgain(deps),
    },
    staffHandlers: { giftProgramSetup: giftProgramSetup(deps), saveGiftProgram: saveGiftProgram(deps) },
    purchases: giftPurchases(deps),
    paymentMethod: giftCardMethod(deps),
    expiry: giftExpiry(deps),
    openingPicture: openingPicture(deps),
    claimGifts,
    eraseGifts,
    totalsOf: (db, corporationId, owner) => usableTotals(deps, db, corporationId, owner),
    usableCount: (db, corporationId, owner) => usableCards(deps, db, corporationId, owner),
    forStaff: giftCardsForStaff,
    cardOfNo: giftCardOfNo,
    factsOf: giftCardFacts,
    correct: correctGiftCard,
    passFacts: giftCardPassFacts,
  }
}
