import type { BizType } from '@comanda/domain/store'
import type { ResponseOf } from '@comanda/contract/core'
import { payment as calls } from '@comanda/contract/payment'
import { waitBeforeAskingAgain } from '@comanda/domain/order'
import { useQuery } from '../../platform/queries.ts'
import { queryOf } from '../../platform/query.ts'
import { isRefused, type CallInput, send } from '../../platform/send/index.ts'
import { walletStepOf } from './wallets.ts'
import { asked, readMeans, type ToPay } from './ways.ts'

export type Methods = ResponseOf<typeof calls.queryPaymentMethodList>
export type OwnMeans = Methods['means'][number]
export type CardSetup = ResponseOf<typeof calls.queryCardSetup>
export type PayResult = ResponseOf<typeof calls.queryOrderPayResult>
export type PayAsk = CallInput<typeof calls.createPayment>
export type PayLine = PayAsk['payments'][number]

/** Asking again helps where nothing was said, not where the answer was no. */
const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && (!isRefused(error) || isRefused(error, 'network', 'clientTimeout'))

/** How it can be paid; always asked anew: amounts and what is open change. */
export const usePaymentMethods = (toPay: ToPay) =>
  useQuery({
    ...queryOf(calls.queryPaymentMethodList, asked(toPay)),
    enabled: toPay.orderId !== '',
    staleTime: 0,
    refetchOnMount: 'always',
    retry: worthRetrying,
  })

/** The guest's own means for an order that is not placed yet. */
export const useCardList = (ask: CallInput<typeof calls.queryCardList>, enabled: boolean) =>
  useQuery({ ...queryOf(calls.queryCardList, ask), enabled, staleTime: 5000, retry: worthRetrying })

/** The store's surcharge on cards, to be said before it comes on top. PRICE-8 */
export const useCardFee = (shopId: number) =>
  useQuery({ ...queryOf(calls.getCCFeeConfig, { shopId }), staleTime: 60_000, retry: worthRetrying })

/** The tip the store offers for this kind of order, where it offers one. PRICE-7 */
export const useTipConfig = (shopId: number, businessType: BizType) =>
  useQuery({ ...queryOf(calls.getTipConfig, { shopId, businessType }), staleTime: 60_000, retry: worthRetrying })

/** What the card form needs, with this tip, beside these means. */
export const useCardSetup = (toPay: ToPay, tipAmount: number, means: string) =>
  useQuery({
    ...queryOf(calls.queryCardSetup, { ...asked(toPay), tipAmount, means: readMeans(means) }),
    enabled: toPay.orderId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    retry: worthRetrying,
  })

/** Money is on its way, and nobody knows yet how that ends. */
const isOnItsWay = (result: PayResult): boolean =>
  result.paymentState === 'checking' || result.paymentState === 'pending' || walletStepOf(result) !== undefined

/** Nothing is on its way, but that may change by itself, in ms. */
const SELDOM = 10_000

/**
 * When it is asked again by itself, after so many answers; false = no more. While money is on its way, at the pace of ORDER-4. Seldom
 * where something is kept for a while to be paid, and may be let go at any moment (of an order its guest is told), and where a step
 * of the guest's bank or wallet is left open though that was let go.
 */
export function asksAgainIn(result: PayResult | undefined, answers: number): number | false {
  if (!result) return false
  const wait = waitBeforeAskingAgain('pollLong', answers) ?? false
  if (wait === false || isOnItsWay(result)) return wait
  const { mayPay, payFor, ended, paymentState } = result
  const mayChange = ended ? paymentState === 'action' : mayPay && payFor !== 'order'
  return mayChange && SELDOM
}

/** How paying stands now; while it is open the answer comes as a refusal that carries it. ORDER-4 */
async function askResult(toPay: ToPay, signal?: AbortSignal): Promise<PayResult> {
  try {
    return await send(calls.queryOrderPayResult, asked(toPay), { signal, shows: 'silent' })
  } catch (error) {
    if (isRefused(error, 'paymentChecking', 'paymentPending') && error.data) return error.data as PayResult
    throw error
  }
}

/** How paying stands, asked again while that may change by itself, up to 480 times, answered or not. ORDER-4 */
export const usePayResult = (toPay: ToPay) =>
  useQuery<PayResult, Error>({
    queryKey: [calls.queryOrderPayResult.path, asked(toPay)],
    queryFn: ({ signal }) => askResult(toPay, signal),
    enabled: toPay.orderId !== '',
    staleTime: 0,
    gcTime: 0,
    retry: worthRetrying,
    refetchInterval: ({ state }) => asksAgainIn(state.data, state.dataUpdateCount + state.errorUpdateCount),
  })

/** Pays, or chooses to pay at the venue. A refusal is the screen's to show. */
export const pay = (ask: PayAsk): Promise<PayResult> => send(calls.createPayment, ask, { shows: 'silent' })

/** Hands on what the bank's step gave. */
export const finishStep = (ask: CallInput<typeof calls.paymentThreeDS>): Promise<PayResult> =>
  send(calls.paymentThreeDS, ask, { shows: 'silent' })

/** Takes a kept card away, here and at the provider. A1 */
export const removeCard = (storedPaymentMethodId: string) => send(calls.removeAdyenCard, { storedPaymentMethodId })
