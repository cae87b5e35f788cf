import type { moneyCalls } from '@comanda/contract/console'
import type { giftcard as calls } from '@comanda/contract/giftcard'
import type { Queries } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import { adoptGifts } from './adopt-gifts.ts'
import { forgetGifts } from './forget-gifts.ts'
import { cardDetail, myGiftCard, usableCards, usableTotals } from './cards.ts'
import { checkout, discount } from './checkout.ts'
import { correctGiftCard, giftCardFacts } from './correct.ts'
import { workDeliveries } from './deliver.ts'
import { type GiftExpiry, giftExpiry } from './expiry.ts'
import { giftCardOfNo, giftCardsForStaff } from './for-staff.ts'
import { type GiftMeans, giftMeans } from './means.ts'
import type { Needs } from './needs.ts'
import { historyList, orderDetails } from './orders.ts'
import { applyShopList, programList, shopPrograms } from './programs.ts'
import { type GiftPurchases, giftPurchases } from './purchase.ts'
import { checkAuthCode, queryCardByCardId, redeem } from './redeem.ts'
import { sendAgain, sendCard } from './send-on.ts'
import { giftProgramSetup, saveGiftProgram } from './set-up.ts'
import { transactionRecords } from './statement.ts'

/** Gift cards: sold, given, taken, spent. */
export interface GiftCardModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<Pick<typeof moneyCalls, 'giftProgramSetup' | 'saveGiftProgram'>>
  /** What paying asks of a purchase. */
  purchases: GiftPurchases
  /** Cards as a way to pay. */
  means: GiftMeans
  expiry: GiftExpiry
  adoptGifts: typeof adoptGifts
  forgetGifts: typeof forgetGifts
  /** What a person's usable cards come to, by currency. */
  totalsOf(on: Queries, corporationId: number, owner: string): ReturnType<typeof usableTotals>
  /** How many cards a person could use now. CARD-5 */
  usableCount(on: Queries, corporationId: number, owner: string): Promise<number>
  /** What staff see and correct. */
  forStaff: typeof giftCardsForStaff
  cardOfNo: typeof giftCardOfNo
  factsOf: typeof giftCardFacts
  correct: typeof correctGiftCard
}

export function createGiftCards(needs: Needs): GiftCardModule {
  workDeliveries(needs)
  return {
    handlers: {
      programList: programList(needs),
      shopPrograms: shopPrograms(needs),
      applyShopList: applyShopList(needs),
      discount: discount(needs),
      checkout: checkout(needs),
      orderDetails: orderDetails(needs),
      historyList: historyList(needs),
      myGiftCard: myGiftCard(needs),
      cardDetail: cardDetail(needs),
      queryCardByCardId: queryCardByCardId(needs),
      transactionRecords: transactionRecords(needs),
      checkAuthCode: checkAuthCode(needs),
      redeem: redeem(needs),
      send: sendCard(needs),
      sendAgain: sendAgain(needs),
    },
    staffHandlers: { giftProgramSetup: giftProgramSetup(needs), saveGiftProgram: saveGiftProgram(needs) },
    purchases: giftPurchases(needs),
    means: giftMeans(needs),
    expiry: giftExpiry(needs),
    adoptGifts,
    forgetGifts,
    totalsOf: (on, corporationId, owner) => usableTotals(needs, on, corporationId, owner),
    usableCount: (on, corporationId, owner) => usableCards(needs, on, corporationId, owner),
    forStaff: giftCardsForStaff,
    cardOfNo: giftCardOfNo,
    factsOf: giftCardFacts,
    correct: correctGiftCard,
  }
}
