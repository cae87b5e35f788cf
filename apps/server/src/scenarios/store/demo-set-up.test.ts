import { contract } from '@comanda/contract'
import type { CallSpec } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { refusedAs, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const SHOPS = [101, 102, 103, 104, 105]
const owner = app.staff('brand', { shopIds: SHOPS })
const { store } = contract

/** Saves a setting unchanged; returns its name and the result of the call, `done` if accepted. */
async function saved(name: string, call: CallSpec, input: object): Promise<string> {
  return `${name}: ${refusedAs(await owner.call(call, input))}`
}
const all = (answers: readonly string[]) => answers.filter(answer => !answer.endsWith(': done'))

describe('The demo brand', () => {
  test('Every setting of its stores is one that the console accepts (STORE-2)', async () => {
    const parts = {
      general: store.saveGeneral,
      region: store.saveRegion,
      hours: store.saveHours,
      holidays: store.saveHolidays,
      ordering: store.saveOrdering,
      zones: store.saveZones,
      fees: store.saveFees,
      taxes: store.saveTaxes,
      payments: store.savePayments,
      booking: store.saveBookingRules,
      dining: store.saveDining,
      printed: store.savePrinted,
    } as const
    const answers: string[] = []
    for (const shopId of SHOPS) {
      const settings = await owner.must(store.settings, { shopId })
      for (const [name, call] of Object.entries(parts))
        answers.push(await saved(`${shopId} ${name}`, call, { shopId, ...settings[name as keyof typeof parts] }))
      const promotions = await owner.must(store.promotions, { shopId })
      answers.push(await saved(`${shopId} promotions`, store.savePromotions, { shopId, ...promotions }))
    }
    expect(all(answers)).toEqual([])
  })

  test('Its menus are ones that the console publishes (MENU-1)', async () => {
    const answers: string[] = []
    for (const shopId of SHOPS) {
      const { mark } = await owner.must(contract.menu.queryMenuDraft, { shopId })
      answers.push(await saved(`${shopId}`, contract.menu.publishMenu, { shopId, mark, note: '' }))
    }
    expect(all(answers)).toEqual([])
  })

  test('Its programs, coupons and review questions are ones that the console accepts (CARD-1, CARD-5, CARD-6)', async () => {
    const at = { shopId: SHOPS[0] ?? 0 }
    const { couponSetup, saveCouponTemplate } = contract.coupon
    const { giftProgramSetup, saveGiftProgram } = contract.giftcard
    const { cardPrograms, saveCardProgram } = contract.card
    const { storedValueSetup, saveStoredValue } = contract.storedvalue
    const { reviewSetup, saveReviewQuestion, saveReviewRules } = contract.evaluation
    const answers: string[] = []
    for (const one of (await owner.must(couponSetup, at)).templates)
      answers.push(await saved(one.template.couponTemplateId, saveCouponTemplate, { ...at, ...one }))
    for (const one of (await owner.must(giftProgramSetup, at)).programs)
      answers.push(await saved(one.program.programId, saveGiftProgram, { ...at, ...one }))
    for (const one of (await owner.must(cardPrograms, at)).programs)
      answers.push(await saved(one.program.cardProgramId, saveCardProgram, { ...at, ...one }))
    for (const one of (await owner.must(storedValueSetup, at)).programs)
      answers.push(await saved(one.program.id, saveStoredValue, { ...at, ...one }))
    const { questions, rules } = await owner.must(reviewSetup, at)
    for (const one of questions)
      answers.push(await saved(one.question.questionId, saveReviewQuestion, { ...at, ...one }))
    answers.push(await saved('review rules', saveReviewRules, { ...at, ...rules }))
    expect(answers.length).toBeGreaterThan(10)
    expect(all(answers)).toEqual([])
  })
})
