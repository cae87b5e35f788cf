import type { Methods } from '../api.ts'

export const isSameMethod = (
  a: { paymentMethod: string; payerId: string },
  b: { paymentMethod: string; payerId: string },
): boolean => a.paymentMethod === b.paymentMethod && a.payerId === b.payerId

/** Whether the method can pay the rest beside own methods; payment at the venue cannot be combined. PAY-3 */
export const isRest = (method: string | undefined): boolean => method !== undefined && method !== 'out-line'

type Offered = Pick<Methods['methods'][number], 'paymentMethod' | 'enabled'>

/** Initial method for the rest; payment at the venue is not used beside a selected own method. PAY-3 */
export const firstRest = <M extends Offered>(methods: readonly M[], beside: readonly unknown[]) =>
  methods.find(it => it.enabled && (beside.length === 0 || isRest(it.paymentMethod)))?.paymentMethod

/** Method for the rest: the chosen one while it is available, else the initial one. */
export const currentRestMethod = <M extends Offered>(
  methods: readonly M[],
  preferred: string | undefined,
  beside: readonly unknown[],
) => methods.find(it => it.enabled && it.paymentMethod === preferred)?.paymentMethod ?? firstRest(methods, beside)
