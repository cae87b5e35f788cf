import type { campaign as calls, staffCampaignCalls } from '@comanda/contract/campaign'
import type { Tx } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { EarningOrder } from '../../ports/order.ts'
import type { PayablePort } from '../../ports/payment.ts'
import { collect, collectList } from './collect.ts'
import { countOrder } from './count-order.ts'
import type { CampaignDeps } from './deps.ts'
import { eraseCampaigns } from './erase-campaigns.ts'
import { campaignReport } from './measure.ts'
import { type CardOpened, rewardOpenCard } from './open-card.ts'
import { packagesForSale, purchasedPackages, submitPackage } from './packages/buy.ts'
import { packagePayable } from './packages/payments.ts'
import { packageAtCounter, usePackageRight } from './packages/use.ts'
import type { ReturnedOrder } from './parts.ts'
import { stampPassFacts } from './pass-facts.ts'
import { acceptReferral, queryReferral } from './referral.ts'
import { returnOrder } from './return-order.ts'
import { listCampaigns, saveCampaign, switchCampaign } from './set-up.ts'
import { signIn, signInRecords } from './sign-in.ts'
import { openCardList, participations, spendingGifts, stampAccounts, stampCards } from './tasks.ts'

/** Campaigns: what members do for rewards, and rights packages. CARD-8 */
export { packageCodes } from './packages/package-codes.ts'

export interface CampaignModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof staffCampaignCalls>
  packages: PayablePort
  /** A customer became a member. */
  cardOpened(tx: Tx, opened: CardOpened): Promise<void>
  /** A member's order was paid. */
  countOrder(tx: Tx, order: EarningOrder): Promise<void>
  /** An order is refunded. */
  returnOrder(tx: Tx, returned: ReturnedOrder): Promise<void>
  eraseCampaigns: typeof eraseCampaigns
  passFacts: typeof stampPassFacts
}

export const createCampaigns = (deps: CampaignDeps): CampaignModule => ({
  handlers: {
    queryOpenCardList: openCardList(deps),
    queryCumulativeConsumeSendGift: spendingGifts(deps),
    queryStampCards: stampCards(deps),
    queryStamps: stampAccounts(deps),
    getSignInRecords: signInRecords(deps),
    signIn: signIn(deps),
    queryCollectList: collectList(deps),
    collect: collect(deps),
    batchQuery: participations(deps),
    queryReferral: queryReferral(deps),
    acceptReferral: acceptReferral(deps),
    queryPackages: packagesForSale(deps),
    queryPurchasedPackages: purchasedPackages(deps),
    submitPackage: submitPackage(deps),
  },
  staffHandlers: {
    campaigns: listCampaigns(deps),
    saveCampaign: saveCampaign(deps),
    switchCampaign: switchCampaign(deps),
    campaignReport: campaignReport(deps),
    packageAtCounter: packageAtCounter(deps),
    usePackageRight: usePackageRight(deps),
  },
  packages: packagePayable(deps),
  cardOpened: (tx, opened) => rewardOpenCard(tx, deps, opened),
  countOrder: (tx, order) => countOrder(tx, deps, order),
  returnOrder: (tx, returned) => returnOrder(tx, deps, returned),
  eraseCampaigns,
  passFacts: stampPassFacts,
})
