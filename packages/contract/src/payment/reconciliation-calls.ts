import { recordedStates, breakKinds } from '@comanda/domain/payment'
import * as z from 'zod/mini'
import { call, day, instant, shopId, text, uuid } from '../core/index.ts'

const providerName = z.enum(['card', 'wallet'])
const total = z.object({ count: z.int(), sum: z.int() })

/**
 * A difference between a provider's settlement report and the ledger. Amounts are the provider's minor units, with its decimals.
 */
export const bookBreak = z.object({
  breakId: uuid,
  provider: providerName,
  day: z.string(),
  kind: z.enum(breakKinds),
  /** The payable it belongs to, if known. */
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
  /** `cleared`: the difference no longer exists. */
  state: z.enum(['open', 'acknowledged', 'cleared']),
  acknowledgedBy: z.exactOptional(z.string()),
  acknowledgedAt: z.exactOptional(instant),
  clearedAt: z.exactOptional(instant),
  reason: z.exactOptional(z.string()),
})

/** The comparison of one day of one provider. */
export const reconciledDay = z.object({
  provider: providerName,
  day: z.string(),
  /** `notReady`: the provider has not published the report; `unreachable`: it could not be read. */
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
  /** The provider's current day, in UTC. */
  today: z.string(),
  providers: z.array(providerName),
  days: z.array(reconciledDay),
  breaks: z.array(bookBreak),
})

const without = ['businessType'] as const

/** Reconciliation of the providers' reports with the ledger, for staff with the right to the brand's money. M13 */
export const reconciliationCalls = {
  reconciliations: call({
    path: '/api/console/reconciliations',
    gate: 'brand',
    right: 'reconcile',
    request: z.object({ shopId }),
    response: books,
    refuses: [],
    without,
  }),
  /** Fetches a provider's report of a day and compares it now. */
  reconcile: call({
    path: '/api/console/reconcile',
    gate: 'brand',
    right: 'reconcile',
    request: z.object({ shopId, provider: providerName, day }),
    response: books,
    refuses: [],
    changes: true,
    without,
  }),
  /** Acknowledges a difference with an explanation. Neither side is changed. */
  acknowledgeBreak: call({
    path: '/api/console/acknowledgeBreak',
    gate: 'brand',
    right: 'reconcile',
    request: z.object({ shopId, breakId: uuid, reason: text(300).check(z.minLength(3)) }),
    response: books,
    refuses: [],
    changes: true,
    without,
  }),
} as const
