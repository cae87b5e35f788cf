import { openingItems } from '@comanda/domain/brand'
import * as z from 'zod/mini'
import { bizType, call, latitude, longitude, marked, saveSetup, shopId, text } from '../core/index.ts'

const without = ['businessType'] as const

/** The settings of a store that opening requires. */
export const setBasics = {
  address: z.object({
    street: text(120),
    more: text(120),
    city: text(80),
    region: text(80),
    postcode: text(20),
  }),
  /** The position on the map; absent keeps the store's. STORE-2 */
  point: z.optional(z.object({ latitude, longitude })),
  phone: text(30),
  legalName: text(120),
  taxNumber: text(60),
  bizTypes: z.array(bizType).check(z.minLength(1), z.maxLength(3)),
  /** Absent while undecided. `several`: keeps the store's taxes. */
  tax: z.optional(
    z.union([
      z.object({ kind: z.literal('several') }),
      z.object({ kind: z.literal('none') }),
      z.object({
        kind: z.literal('rate'),
        /** Parts per million. */
        rate: z.int().check(z.positive(), z.maximum(500_000)),
        inclusive: z.boolean(),
      }),
    ]),
  ),
}

const checklist = z.object({
  basics: marked(setBasics),
  countryCode: z.string(),
  /** The store has a position on the map. */
  placed: z.boolean(),
  state: z.enum(['preparing', 'open', 'closed']),
  /** What the store still needs before guests can order. SETUP-4 */
  items: z.array(z.object({ item: z.enum(openingItems), done: z.boolean() })),
  /** The store's page in the guest app, for a test order. */
  guestUrl: z.string(),
})

/** The requirements for opening a store, and opening it. SETUP-4 */
export const openingCalls = {
  openingChecklist: call({
    path: '/api/console/openingChecklist',
    gate: 'manager',
    right: 'editSettings',
    request: z.object({ shopId }),
    response: checklist,
    refuses: [],
    without,
  }),
  /** Opens a store in preparation: guests see it from then on. Idempotent. */
  openStore: call({
    path: '/api/console/openStore',
    gate: 'manager',
    right: 'editSettings',
    request: z.object({ shopId }),
    response: checklist,
    refuses: ['notReadyToOpen', 'shopEnded'],
    changes: true,
    without,
  }),
  /** Publishes a sample menu in a store whose menu has no dishes. SETUP-5 */
  useSampleMenu: call({
    path: '/api/console/useSampleMenu',
    gate: 'manager',
    right: 'editSettings',
    request: z.object({ shopId, sample: z.enum(['pizzeria', 'noodles', 'cafe']) }),
    response: checklist,
    refuses: ['menuNotEmpty'],
    changes: true,
    without,
  }),
  /** Saves these settings together; each can be changed later on its settings page. */
  saveBasics: call(saveSetup('manager', 'editSettings', '/api/console/saveBasics', setBasics, [])),
  /** Puts sample terms and a privacy notice with the brand's name in force where there are none; the owner reviews them. */
  useSampleAgreements: call({
    path: '/api/console/useSampleAgreements',
    gate: 'brand',
    right: 'manageBrand',
    request: z.object({ shopId }),
    response: checklist,
    refuses: [],
    changes: true,
    without,
  }),
}
