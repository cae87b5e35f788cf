import type { BizType } from '@comanda/domain/store'
import type { ResponseOf } from '@comanda/contract/core'
import { payment as calls } from '@comanda/contract/payment'
import { pollDelay } from '@comanda/domain/order'
import { keepPreviousData, useQuery } from '../../platform/cache/queries.ts'
import { queryOf } from '../../platform/cache/query.ts'
import { isRefused, type CallInput, send } from '../../platform/send/index.ts'
import { walletStepOf } from './wallets.ts'
import { payableOf, readMethods, type ToPay } from './payment-paths.ts'

export type Methods = ResponseOf<typeof calls.queryPaymentMethodList>
/** The payable and its accepted methods, for the choice of methods; `orderId` identifies its draft. */
export type PaymentOffer = Pick<
  Methods,
  'orderId' | 'methods' | 'means' | 'dueAmount' | 'currency' | 'withCoupons' | 'ccFee' | 'tip'
>
export type OwnMethod = Methods['means'][number]
export type CardSetup = ResponseOf<typeof calls.queryCardSetup>
export type SavedCards = ResponseOf<typeof calls.querySavedCards>
export type SavedCard = SavedCards['cards'][number]
export type PayResult = ResponseOf<typeof calls.queryOrderPayResult>
export type PayInput = CallInput<typeof calls.createPayment>
export type PayLine = PayInput['payments'][number]

/** Retries a request without an answer, not a refused one. */
const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && (!isRefused(error) || isRefused(error, 'network', 'clientTimeout'))

/** Available payment methods; never cached, because amounts and availability change. */
export const usePaymentMethods = (toPay: ToPay) =>
  useQuery({
    ...queryOf(calls.queryPaymentMethodList, payableOf(toPay)),
    enabled: toPay.orderId !== '',
    staleTime: 0,
    refetchOnMount: 'always',
    retry: worthRetrying,
  })

/** The guest's own payment methods for an order that is not placed yet. */
export const useCardList = (input: CallInput<typeof calls.queryCardList>, enabled: boolean) =>
  useQuery({
    ...queryOf(calls.queryCardList, input),
    enabled,
    staleTime: 5000,
    placeholderData: keepPreviousData,
    retry: worthRetrying,
  })

/** The payment methods of an order that is not placed yet. The previous answer is shown until that of another amount arrives. */
export const useCheckoutMethods = (input: CallInput<typeof calls.queryCheckoutMethods>) =>
  useQuery({
    ...queryOf(calls.queryCheckoutMethods, input),
    staleTime: 60_000,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Card surcharge of the store, shown before it is added. PRICE-8 */
export const useCardFee = (shopId: number) =>
  useQuery({ ...queryOf(calls.getCCFeeConfig, { shopId }), staleTime: 60_000, retry: worthRetrying })

/** Tip choices of the store for this way of ordering, if it has any. PRICE-7 */
export const useTipConfig = (shopId: number, businessType: BizType) =>
  useQuery({ ...queryOf(calls.getTipConfig, { shopId, businessType }), staleTime: 60_000, retry: worthRetrying })

/** The guest's saved cards and the phone wallets that can pay it. PAY-8 */
export const useSavedCards = (toPay: ToPay, enabled: boolean) =>
  useQuery({
    ...queryOf(calls.querySavedCards, payableOf(toPay)),
    enabled: enabled && toPay.orderId !== '',
    staleTime: 60_000,
    refetchOnMount: 'always',
    retry: false,
  })

/** Data for the card form, with this tip and the guest's own payment methods. */
export const useCardSetup = (toPay: ToPay, tipAmount: number, methodsParam: string) =>
  useQuery({
    ...queryOf(calls.queryCardSetup, { ...payableOf(toPay), tipAmount, means: readMethods(methodsParam) }),
    enabled: toPay.orderId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    retry: worthRetrying,
  })

/** Whether a payment is in progress with an unknown result. */
const isInProgress = (result: PayResult): boolean =>
  result.paymentState === 'checking' || result.paymentState === 'pending' || walletStepOf(result) !== undefined

/** Polling interval in ms when no payment is in progress but the state may change. */
const SELDOM = 10_000

/**
 * Returns the delay in ms until the result is requested again, after `answers` answers; false = no further request.
 * Uses the intervals of ORDER-4 while a payment is in progress, and a long one while something is reserved for payment
 * and may expire, or while a step of the bank or wallet is open after that.
 */
export function refetchDelay(result: PayResult | undefined, answers: number): number | false {
  if (!result) return false
  const wait = pollDelay('pollLong', answers) ?? false
  if (wait === false || isInProgress(result)) return wait
  const { mayPay, payFor, ended, paymentState } = result
  const mayChange = ended ? paymentState === 'action' : mayPay && payFor !== 'order'
  return mayChange && SELDOM
}

/** Current state of the payment; while it is open, the refusal carries it. ORDER-4 */
async function fetchResult(toPay: ToPay, signal?: AbortSignal): Promise<PayResult> {
  try {
    return await send(calls.queryOrderPayResult, payableOf(toPay), { signal, shows: 'silent' })
  } catch (error) {
    if (isRefused(error, 'paymentChecking', 'paymentPending') && error.data) return error.data as PayResult
    throw error
  }
}

/**
 * State of the payment, requested up to 480 times while it may change, whether or not a request is answered. ORDER-4
 */
export const usePayResult = (toPay: ToPay) =>
  useQuery<PayResult, Error>({
    queryKey: [calls.queryOrderPayResult.path, payableOf(toPay)],
    queryFn: ({ signal }) => fetchResult(toPay, signal),
    enabled: toPay.orderId !== '',
    staleTime: 0,
    gcTime: 0,
    retry: worthRetrying,
    refetchInterval: ({ state }) => refetchDelay(state.data, state.dataUpdateCount + state.errorUpdateCount),
  })

/** Pays, or chooses payment at the venue. @throws Refused, which the screen shows. */
export const pay = (input: PayInput): Promise<PayResult> => send(calls.createPayment, input, { shows: 'silent' })

/** Sends the result of the bank's step. */
export const finishStep = (input: CallInput<typeof calls.paymentThreeDS>): Promise<PayResult> =>
  send(calls.paymentThreeDS, input, { shows: 'silent' })

/** Removes a stored card, here and at the provider. A1 */
export const removeCard = (storedPaymentMethodId: string) => send(calls.removeAdyenCard, { storedPaymentMethodId })
