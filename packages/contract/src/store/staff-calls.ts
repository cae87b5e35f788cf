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
) => saveSetup('manager', 'editSettings', path, shape, refuses)

/** The settings of a store, by part. */
export const settingCalls = {
  settings: call({
    path: '/api/console/settings',
    gate: 'store',
    right: 'anyRole',
    request: z.object({ shopId }),
    response: z.object({
      timeZone: z.string(),
      /** The current date in the store's time zone. */
      today: z.string(),
      currency,
      languages: z.array(z.string()),
      bizTypes: z.array(bizType),
      point: z.object({ latitude, longitude }),
      tables: z.array(z.object({ tableName: z.string(), seats: z.int() })),
      ...markedParts,
      /** The host of pictures. */
      pictureHost: z.string(),
      /** Languages of the brand. */
      brandLanguages: z.array(z.string()),
      /** Payment methods, and whether they are configured on the server. PAY-5 */
      methods: z.array(z.object({ method: z.string(), connected: z.boolean() })),
      /** The number of dishes per tax. */
      dishesByTax: z.array(z.object({ taxId: z.string(), dishes: z.int() })),
      /** Whether guests have ordered at the store: its currency is then fixed. */
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

/** Pausing and resuming orders of a store. */
export const pauseCalls = {
  pause: call({
    path: '/api/console/pause',
    gate: 'store',
    right: 'pauseOrders',
    /** Without minutes: for the rest of the store's current business day. */
    request: z.object({
      shopId,
      minutes: z.exactOptional(z.int().check(z.minimum(5), z.maximum(24 * 60))),
      /** Limits the pause to these order types; absent: all. */
      types: z.exactOptional(z.array(bizType).check(z.minLength(1), z.maxLength(3))),
      /** The reason shown to guests: a standard one in their language, or the staff's own text. */
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
    right: 'pauseOrders',
    request: z.object({ shopId }),
    response: z.object({}),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
}

/** Staff settings and switches of a store. */
export const staffStoreCalls = { ...settingCalls, ...promotionCalls, ...pauseCalls, ...shopCalls }
