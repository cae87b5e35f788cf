import * as z from 'zod/mini'
import { pauseReasons } from '@comanda/domain/store'
import { bizType, call, currency, instant, latitude, longitude, saveSetup, shopId, text } from '../core/index.ts'
import { promotionCalls } from './promotion-calls.ts'
import { shopCalls } from './shop-calls.ts'
import { markedParts, settingParts } from './setting-parts.ts'

const without = ['businessType'] as const

interface PartToSave<S, R> {
  shape: S
  refuses: R
}

const save = <const P extends `/${string}`, const S extends z.core.$ZodShape, const R extends readonly string[]>(
  path: P,
  { shape, refuses }: PartToSave<S, R>,
) => saveSetup('manager', path, shape, refuses)

/** The settings of a store, part by part. */
export const settingCalls = {
  settings: call({
    path: '/api/console/settings',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({
      timeZone: z.string(),
      /** The day it is at the store. */
      today: z.string(),
      currency,
      languages: z.array(z.string()),
      bizTypes: z.array(bizType),
      point: z.object({ latitude, longitude }),
      tables: z.array(z.object({ tableName: z.string(), seats: z.int() })),
      ...markedParts,
      /** Where the pictures are. */
      pictureHost: z.string(),
      /** Languages of the brand. */
      brandLanguages: z.array(z.string()),
      /** Payment methods, and whether the server can take them. PAY-5 */
      methods: z.array(z.object({ method: z.string(), connected: z.boolean() })),
      /** Dishes of the menu by the tax they have. */
      dishesByTax: z.array(z.object({ taxId: z.string(), dishes: z.int() })),
      /** Whether guests ordered at the store: its currency is fixed then. */
      hasOrders: z.boolean(),
    }),
    refuses: [],
    without,
  }),
  saveGeneral: call(save('/api/console/saveGeneral', settingParts.general)),
  saveRegion: call(save('/api/console/saveRegion', settingParts.region)),
  saveHours: call(save('/api/console/saveHours', settingParts.hours)),
  saveHolidays: call(save('/api/console/saveHolidays', settingParts.holidays)),
  saveOrdering: call(save('/api/console/saveOrdering', settingParts.ordering)),
  saveZones: call(save('/api/console/saveZones', settingParts.zones)),
  saveFees: call(save('/api/console/saveFees', settingParts.fees)),
  saveTaxes: call(save('/api/console/saveTaxes', settingParts.taxes)),
  savePayments: call(save('/api/console/savePayments', settingParts.payments)),
  saveBookingRules: call(save('/api/console/saveBookingRules', settingParts.booking)),
  saveDining: call(save('/api/console/saveDining', settingParts.dining)),
  savePrinted: call(save('/api/console/savePrinted', settingParts.printed)),
}

/** Whether a store takes orders now. */
export const pauseCalls = {
  pause: call({
    path: '/api/console/pause',
    gate: 'store',
    /** Without minutes: for the rest of the business day the store is in, by its own hours. */
    request: z.object({
      shopId,
      minutes: z.exactOptional(z.int().check(z.minimum(5), z.maximum(24 * 60))),
      /** For these order types only; left out: for all of them. */
      types: z.exactOptional(z.array(bizType).check(z.minLength(1), z.maxLength(3))),
      /** Why, as guests see it: a usual reason in their language, or the staff's own words. */
      reason: z.exactOptional(z.enum(pauseReasons)),
      note: z.exactOptional(text(120)),
    }),
    response: z.object({ pausedUntil: instant }),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
  resume: call({
    path: '/api/console/resume',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({}),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
}

/** What staff set up and switch for a store. */
export const staffStoreCalls = { ...settingCalls, ...promotionCalls, ...pauseCalls, ...shopCalls }
