import type { Methods } from '../api.ts'

export const sameMeans = (
  a: { paymentMethod: string; payerId: string },
  b: { paymentMethod: string; payerId: string },
): boolean => a.paymentMethod === b.paymentMethod && a.payerId === b.payerId

/** Whether it pays a rest beside a means; at the venue nothing else is used. PAY-3 */
export const isRest = (method: string | undefined): boolean => method !== undefined && method !== 'out-line'

type Offered = Pick<Methods['methods'][number], 'paymentMethod' | 'enabled'>

/** What pays the rest at first: at the venue nothing else is used, so that it is none beside a chosen means. PAY-3 */
export const firstRest = <M extends Offered>(methods: readonly M[], beside: readonly unknown[]) =>
  methods.find(it => it.enabled && (beside.length === 0 || isRest(it.paymentMethod)))?.paymentMethod

/** What pays the rest: what was wanted as long as it is on offer, else what would at first. */
export const restNow = <M extends Offered>(
  methods: readonly M[],
  wanted: string | undefined,
  beside: readonly unknown[],
) => methods.find(it => it.enabled && it.paymentMethod === wanted)?.paymentMethod ?? firstRest(methods, beside)
