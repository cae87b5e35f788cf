import { recordedStates, breakKinds } from '@comanda/domain/payment'
import * as z from 'zod/mini'
import { call, day, instant, shopId, text, uuid } from '../core/index.ts'

const providerName = z.enum(['card', 'wallet'])
const total = z.object({ count: z.int(), sum: z.int() })

/** What does not agree between a provider's book and ours. Figures are the provider's minor units, with its decimals. */
export const bookBreak = z.object({
  breakId: uuid,
  provider: providerName,
  day: z.string(),
  kind: z.enum(breakKinds),
  /** What it paid, where it is known here. */
  payFor: z.exactOptional(z.string()),
  displayNo: z.exactOptional(z.string()),
  shopId: z.exactOptional(z.int()),
  reference: z.string(),
  providerReference: z.string(),
  ours: z.int(),
  theirs: z.int(),
  currencyCode: z.string(),
  decimals: z.int(),
  foundAt: instant,
  /** `cleared`: the books agree by now. */
  state: z.enum(['open', 'acknowledged', 'cleared']),
  acknowledgedBy: z.exactOptional(z.string()),
  acknowledgedAt: z.exactOptional(instant),
  clearedAt: z.exactOptional(instant),
  reason: z.exactOptional(z.string()),
})

/** One day of one provider, compared. */
export const reconciledDay = z.object({
  provider: providerName,
  day: z.string(),
  /** `notReady`: the provider has not written it yet; `unreachable`: it could not be read. */
  state: z.enum(['agrees', 'breaks', 'notReady', 'unreachable']),
  runAt: instant,
  totals: z.array(
    z.object({
      state: z.enum(recordedStates),
      currencyCode: z.string(),
      decimals: z.int(),
      ours: total,
      theirs: total,
    }),
  ),
})

const books = z.object({
  /** Of the provider's days, which are in UTC. */
  today: z.string(),
  providers: z.array(providerName),
  days: z.array(reconciledDay),
  breaks: z.array(bookBreak),
})

const without = ['businessType'] as const

/** The providers' books against ours, for who may look after the brand's money. M13 */
export const reconciliationCalls = {
  reconciliations: call({
    path: '/api/console/reconciliations',
    gate: 'brand',
    request: z.object({ shopId }),
    response: books,
    refuses: [],
    without,
  }),
  /** Fetches a provider's book of a day now and compares. */
  reconcile: call({
    path: '/api/console/reconcile',
    gate: 'brand',
    request: z.object({ shopId, provider: providerName, day }),
    response: books,
    refuses: [],
    changes: true,
    without,
  }),
  /** Says that a break was looked into, and why it stands. Nothing is changed in either book. */
  acknowledgeBreak: call({
    path: '/api/console/acknowledgeBreak',
    gate: 'brand',
    request: z.object({ shopId, breakId: uuid, reason: text(300).check(z.minLength(3)) }),
    response: books,
    refuses: [],
    changes: true,
    without,
  }),
} as const
