import { contract } from '@comanda/contract'
import type { SettingPart } from '@comanda/contract/store'
import { SHOP } from '../harbour-kitchen.ts'
import { edit, once, type Recipe } from './audited-change.ts'

const at = { shopId: SHOP }
const { agreement, brand, campaign, card, coupon, evaluation, giftcard, member, store, storedvalue } = contract

/** A change of one part of a store's settings. */
const part = (name: SettingPart): Recipe =>
  edit(async ({ owner }) => {
    const { mark, ...value } = (await owner.must(store.settings, at))[name]
    return { value, input: changed => ({ ...at, mark, ...changed }) }
  })

/** Changes of the brand's and its stores' settings, by call. */
export const brandChanges: Readonly<Record<string, Recipe>> = {
  // Before the store’s order types change: promotions name them.
  'store.savePromotions': edit(async ({ owner }) => {
    const { mark, promotions } = await owner.must(store.promotions, at)
    return { value: promotions, input: changed => ({ ...at, mark, promotions: changed }) }
  }),
  'store.saveGeneral': part('general'),
  'store.saveRegion': part('region'),
  'store.saveHours': part('hours'),
  'store.saveHolidays': part('holidays'),
  'store.saveOrdering': part('ordering'),
  'store.saveZones': part('zones'),
  'store.saveFees': part('fees'),
  'store.saveTaxes': part('taxes'),
  'store.savePayments': part('payments'),
  'store.saveBookingRules': part('booking'),
  'store.saveDining': part('dining'),
  'store.savePrinted': part('printed'),
  'store.pause': once(async ({ app }) => ({
    input: { ...at, minutes: 15, reason: 'busy' },
    before: { on: false },
    after: { on: true, reason: 'busy', until: new Date(app.clock() + 15 * 60_000).toISOString() },
  })),
  'store.resume': once(async () => ({ input: at, before: { on: true, reason: 'busy' }, after: { on: false } })),
  'store.createShop': once(async () => ({
    input: { ...at, shopName: { en_US: 'Audited' }, countryCode: 'US', timeZone: 'America/New_York' },
    after: { shopName: { en_US: 'Audited' } },
  })),
  'store.copySettings': once(async ({ owner }) => {
    const { shopId } = await owner.must(store.createShop, {
      ...at,
      shopName: { en_US: 'Copied' },
      countryCode: 'US',
      timeZone: 'America/New_York',
    })
    return { input: { ...at, toShopIds: [shopId], parts: ['hours'] }, what: 'settingsCopied', before: {}, after: {} }
  }),
  'brand.openStore': once(async ({ owner }) => {
    const copy = {
      ...at,
      shopName: { en_US: 'Opens' },
      countryCode: 'US',
      timeZone: 'America/New_York',
      copyFrom: SHOP,
    }
    const { shopId } = await owner.must(store.createShop, copy)
    const { mark, ...basics } = (await owner.must(brand.openingChecklist, { shopId })).basics
    const street = { ...basics.address, street: '1 Main St', city: 'New York', region: 'NY', postcode: '10012' }
    const named = {
      address: street,
      bizTypes: [1300],
      phone: '+12125550100',
      legalName: 'Audited Inc',
      taxNumber: '12-345',
    }
    await owner.must(brand.saveBasics, { ...basics, shopId, mark, ...named } as never)
    return { input: { shopId }, before: { state: 'preparing' }, after: { state: 'open' } }
  }),
  'brand.saveBasics': edit(async ({ owner }) => {
    const { mark, tax: _tax, ...basics } = (await owner.must(brand.openingChecklist, at)).basics
    return { value: { phone: basics.phone }, input: changed => ({ ...basics, ...at, mark, ...changed }) }
  }),
  'brand.useSampleMenu': once(async ({ owner }) => {
    const fresh = { ...at, shopName: { en_US: 'Sampled' }, countryCode: 'US', timeZone: 'America/New_York' }
    const { shopId } = await owner.must(store.createShop, fresh)
    return { input: { shopId, sample: 'pizzeria' }, what: 'menu', before: {}, after: {} }
  }),
  'brand.saveBrandSettings': edit(async ({ owner }) => {
    const { mark, hasOrders: _orders, pictureHost: _host, ...value } = await owner.must(brand.brandSettings, at)
    return { value, input: changed => ({ ...at, mark, ...changed }) }
  }),
  'brand.saveBrandTexts': once(async ({ owner }) => {
    const { mark } = await owner.must(brand.brandTexts, { ...at, language: 'en_US' })
    const texts = { 'cart.title': 'Audited' }
    return { input: { ...at, mark, language: 'en_US', texts }, before: {}, after: texts }
  }),
  'agreement.saveAgreement': edit(async ({ owner }) => {
    const [first] = (await owner.must(agreement.agreementSetup, at)).agreements
    return {
      value: first?.agreement ?? {},
      input: changed => ({ ...at, mark: first?.mark, agreement: { ...changed, effectiveFrom: '2026-12-01' } }),
    }
  }),
  'campaign.saveCampaign': edit(async ({ owner }) => {
    const [first] = (await owner.must(campaign.campaigns, at)).campaigns
    return { value: first?.campaign ?? {}, input: changed => ({ ...at, mark: first?.mark, campaign: changed }) }
  }),
  'campaign.switchCampaign': once(async ({ owner }) => {
    const [first] = (await owner.must(campaign.campaigns, at)).campaigns
    const { campaignId = '', enabled = false } = first?.campaign ?? {}
    return { input: { ...at, campaignId, enabled: !enabled }, before: { enabled }, after: { enabled: !enabled } }
  }),
  'card.saveCardProgram': edit(async ({ owner }) => {
    const [first] = (await owner.must(card.cardPrograms, at)).programs
    return { value: first?.program ?? {}, input: changed => ({ ...at, mark: first?.mark, program: changed }) }
  }),
  'card.savePoints': edit(async ({ owner }) => {
    const [first] = (await owner.must(card.membershipSetup, at)).programs
    const { cardProgramId, points: { mark = '', ...value } = {} } = first as never
    return { value, input: (changed: object) => ({ ...at, mark, cardProgramId, ...changed }) }
  }),
  'card.saveLevels': edit(async ({ owner }) => {
    const [first] = (await owner.must(card.membershipSetup, at)).programs
    const { cardProgramId, levels: { mark = '', ...value } = {} } = first as never
    return { value, input: (changed: object) => ({ ...at, mark, cardProgramId, ...changed }) }
  }),
  'storedvalue.saveStoredValue': edit(async ({ owner }) => {
    const [first] = (await owner.must(storedvalue.storedValueSetup, at)).programs
    return { value: first?.program ?? {}, input: changed => ({ ...at, mark: first?.mark, program: changed }) }
  }),
  'coupon.saveCouponTemplate': edit(async ({ owner }) => {
    const [first] = (await owner.must(coupon.couponSetup, at)).templates
    return { value: first?.template ?? {}, input: changed => ({ ...at, mark: first?.mark, template: changed }) }
  }),
  'member.saveSegment': edit(async ({ owner }) => {
    const segment = { segmentId: 'audited', name: 'Audited', filter: { visits: { least: 1 } } }
    const { mark } = await owner.must(member.saveSegment, { ...at, mark: '', segment })
    return { value: segment, input: changed => ({ ...at, mark, segment: changed }) }
  }),
  'coupon.giveCouponToSegment': once(async ({ owner }) => {
    const { templates } = await owner.must(coupon.couponSetup, at)
    const segmentId = 'everyone'
    const segment = { segmentId, name: 'Everyone', filter: {} }
    await owner.must(member.saveSegment, { ...at, mark: '', segment })
    const { count } = await owner.must(member.countSegment, { ...at, segmentId })
    const couponTemplateId = templates[0]?.template.couponTemplateId ?? ''
    const days = { beginDate: '2026-11-20', endDate: '2026-12-20' }
    return {
      input: { ...at, segmentId, couponTemplateId, ...days, reason: 'Audited' },
      after: { couponTemplateId, members: count, ...days },
    }
  }),
  'member.importMembers': async ({ owner }, call) => {
    const file = Buffer.from('Email,Points\naudited@example.com,12\n')
    await owner.must(call, at as never, { file })
    return { what: 'members.imported', after: { rows: 1, created: 1, joined: 0, points: 12, value: 0 } }
  },
  // After the coupon was given to one.
  'member.removeSegment': once(async ({ owner }) => {
    const segment = { segmentId: 'removed', name: 'Removed', filter: { visits: { least: 3 } } }
    await owner.must(member.saveSegment, { ...at, mark: '', segment })
    return { input: { ...at, segmentId: 'removed' }, before: segment }
  }),
  'coupon.saveCouponCodes': edit(async ({ owner }) => {
    const [first] = (await owner.must(coupon.couponSetup, at)).templates
    const batch = {
      batchId: 'audited',
      kind: 'public' as const,
      name: 'Audited',
      couponTemplateId: first?.template.couponTemplateId ?? '',
      publicCode: 'AUDITED',
      most: 10,
      startDate: '2026-11-20',
      endDate: '2026-12-20',
      validDays: 30,
      enabled: true,
    }
    const { mark } = await owner.must(coupon.saveCouponCodes, { ...at, mark: '', batch })
    return { value: batch, input: changed => ({ ...at, mark, batch: changed }) }
  }),
  'evaluation.saveReviewQuestion': edit(async ({ owner }) => {
    const [first] = (await owner.must(evaluation.reviewSetup, at)).questions
    return { value: first?.question ?? {}, input: changed => ({ ...at, mark: first?.mark, question: changed }) }
  }),
  'evaluation.saveReviewRules': edit(async ({ owner }) => {
    const { mark, ...value } = (await owner.must(evaluation.reviewSetup, at)).rules
    return { value, input: changed => ({ ...at, mark, ...changed }) }
  }),
  'evaluation.replyReview': once(async ({ owner }) => {
    const { reviews } = await owner.must(evaluation.reviews, { ...at, pageSize: 20 })
    const answered = reviews.find(one => one.reply)
    const reply = 'Audited'
    return {
      input: { ...at, orderId: answered?.orderId ?? '', reply },
      before: { reply: answered?.reply?.text },
      after: { reply },
    }
  }),
  'evaluation.publishReview': once(async ({ owner }) => {
    const { reviews } = await owner.must(evaluation.reviews, { ...at, pageSize: 1 })
    const { orderId = '', published = false } = reviews[0] ?? {}
    const input = { ...at, orderId, published: !published }
    return { input, what: 'reviewPublished', before: { published }, after: { published: !published } }
  }),
  'giftcard.saveGiftProgram': edit(async ({ owner }) => {
    const [first] = (await owner.must(giftcard.giftProgramSetup, at)).programs
    return { value: first?.program ?? {}, input: changed => ({ ...at, mark: first?.mark, program: changed }) }
  }),
}
