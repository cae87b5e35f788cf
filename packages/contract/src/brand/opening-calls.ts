import { openingItems } from '@comanda/domain/brand'
import * as z from 'zod/mini'
import { bizType, call, marked, saveSetup, shopId, text } from '../core/index.ts'

const without = ['businessType'] as const

/** The store's particulars that every opening needs. */
export const setBasics = {
  address: z.object({
    street: text(120),
    more: text(120),
    city: text(80),
    region: text(80),
    postcode: text(20),
  }),
  phone: text(30),
  legalName: text(120),
  taxNumber: text(60),
  bizTypes: z.array(bizType).check(z.minLength(1), z.maxLength(3)),
  /** `several`: the taxes stay as they are. Without tax and not decided: absent. */
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
  state: z.enum(['preparing', 'open', 'closed']),
  /** What the store needs before guests can order. SETUP-4 */
  items: z.array(z.object({ item: z.enum(openingItems), done: z.boolean() })),
  /** Where guests order at the store, for a test order on a phone. */
  guestUrl: z.string(),
})

/** What a store needs to open, and its opening. SETUP-4 */
export const openingCalls = {
  openingChecklist: call({
    path: '/api/console/openingChecklist',
    gate: 'manager',
    request: z.object({ shopId }),
    response: checklist,
    refuses: [],
    without,
  }),
  /** Opens a store that is being prepared: guests see it from then on. Repeated, it answers the same. */
  openStore: call({
    path: '/api/console/openStore',
    gate: 'manager',
    request: z.object({ shopId }),
    response: checklist,
    refuses: ['notReadyToOpen', 'shopEnded'],
    changes: true,
    without,
  }),
  /** Gives a store whose menu has no dishes a sample menu, published at once. SETUP-5 */
  useSampleMenu: call({
    path: '/api/console/useSampleMenu',
    gate: 'manager',
    request: z.object({ shopId, sample: z.enum(['pizzeria', 'noodles', 'cafe']) }),
    response: checklist,
    refuses: ['menuNotEmpty'],
    changes: true,
    without,
  }),
  /** Saves the particulars together; the pages of the settings change each of them later. */
  saveBasics: call(saveSetup('manager', '/api/console/saveBasics', setBasics, [])),
  /** Puts terms and a privacy notice with the brand's name in force, where there are none: the owner reviews them. */
  useSampleAgreements: call({
    path: '/api/console/useSampleAgreements',
    gate: 'brand',
    request: z.object({ shopId }),
    response: checklist,
    refuses: [],
    changes: true,
    without,
  }),
}
