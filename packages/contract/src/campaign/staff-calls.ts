import * as z from 'zod/mini'
import { call, currency, day, id, marked, minorUnits, saveSetup, shopId } from '../core/index.ts'
import { heldPackage } from './shapes.ts'
import { setCampaign } from './staff-shapes.ts'

const campaign = { campaign: setCampaign }
const without = ['businessType'] as const

/** The code of a guest's package. */
const code = z.string().check(z.trim(), z.maxLength(20), z.regex(/^[\dA-Za-z]{4,}$/))

/** Campaigns in the console. CARD-8 */
export const staffCampaignCalls = {
  /** All campaigns of the brand, newest first, with the rewards given. `cost` in minor units of the campaign's currency. */
  campaigns: call({
    path: '/api/console/campaigns',
    gate: 'manager',
    right: 'editOffers',
    request: z.object({ shopId }),
    response: z.object({
      /** The currency of the member card; bonuses are granted in it. */
      cardCurrency: z.exactOptional(z.string()),
      campaigns: z.array(
        marked({
          ...campaign,
          currency,
          state: z.enum(['running', 'off', 'scheduled', 'ended', 'over']),
          granted: z.int(),
          cost: minorUnits,
        }),
      ),
    }),
    refuses: [],
    without,
  }),
  saveCampaign: call(
    saveSetup('brand', 'editCampaigns', '/api/console/saveCampaign', campaign, [
      'campaignBackwards',
      'rewardMissing',
      'bonusCurrencyUnfit',
      'streakTwice',
      'rightsMissing',
      'couponUnknown',
      'currencyUnfit',
      'shopUnfit',
      'campaignKindFixed',
    ]),
  ),
  switchCampaign: call({
    path: '/api/console/switchCampaign',
    gate: 'brand',
    right: 'editCampaigns',
    request: z.object({ shopId, campaignId: id, enabled: z.boolean() }),
    response: z.object({ enabled: z.boolean() }),
    refuses: [],
    changes: true,
    without,
  }),
  /** The results of a campaign. `revenue`: orders that counted or used its coupons, and packages sold, net of refunds. */
  campaignReport: call({
    path: '/api/console/campaignReport',
    gate: 'manager',
    right: 'editOffers',
    request: z.object({ shopId, campaignId: id }),
    response: z.object({
      currency,
      members: z.int(),
      granted: z.int(),
      coupons: z.int(),
      redeemed: z.int(),
      rights: z.int(),
      rightsUsed: z.int(),
      cost: minorUnits,
      revenue: minorUnits,
      /** The last 30 days with rewards, newest first. */
      days: z.array(z.object({ day, granted: z.int(), cost: minorUnits })),
    }),
    refuses: [],
    without,
  }),
  /** A guest's package with its remaining rights. */
  packageAtCounter: call({
    path: '/api/console/packageAtCounter',
    gate: 'store',
    right: 'takePayment',
    request: z.object({ shopId, code }),
    response: heldPackage,
    refuses: ['rightsCodeWrong'],
    without,
  }),
  /** Uses one of a package's rights once. */
  usePackageRight: call({
    path: '/api/console/usePackageRight',
    gate: 'store',
    right: 'takePayment',
    request: z.object({ shopId, code, rightId: id }),
    response: heldPackage,
    refuses: ['rightsCodeWrong', 'rightUsedUp', 'rightsExpired'],
    changes: true,
    without,
  }),
} as const
