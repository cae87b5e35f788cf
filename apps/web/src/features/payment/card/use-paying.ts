import { useEffect, useRef, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { toast } from '../../../platform/notices.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { type CardSetup, finishStep, pay, type PayResult, removeCard } from '../api.ts'
import { goAfterPaying } from '../after-paying.ts'
import { subtypeOf, withDetails } from '../line-details.ts'
import { choosePath, payableOf, statusPath } from '../payment-paths.ts'
import { takeSavedCode } from '../saved-code.ts'
import type { CardInput } from './drop-in.ts'

/** Adds the card's password from the previous page to the line that requires it. */
const guardedLines = (payments: CardSetup['payments'], securityCode: string | undefined) =>
  payments.map(line => (line.paymentMethod === '16_msBalance' && securityCode ? { ...line, securityCode } : line))

interface PayingInput {
  cardSetup: CardSetup
  /** The guest wants a new card stored. */
  storeCard: boolean
  onAgain: (notice: string) => void
  onStale: () => Promise<void>
}

/** Pays with the form, and handles failures. */
export function usePaying({ cardSetup, storeCard, onAgain, onStale }: PayingInput) {
  const { payments, result } = cardSetup
  const paymentId = useRef(result.paymentId)
  const [securityCode] = useState(takeSavedCode)
  // The form is mounted before the guest decides.
  const stores = useRef(storeCard)
  useEffect(() => {
    stores.current = storeCard
  }, [storeCard])

  const after = (answer: PayResult): PayResult => {
    paymentId.current = answer.paymentId
    if (answer.paymentState === 'refused') onAgain(t(`payment.because.${answer.because ?? 'declined'}`))
    else if (answer.paymentState !== 'action') goAfterPaying(answer)
    return answer
  }
  const guarded = async (input: () => Promise<PayResult>): Promise<PayResult | undefined> => {
    try {
      return after(await input())
    } catch (error) {
      if (!isRefused(error)) throw error
      const { message } = error
      if (isRefused(error, 'amountChanged')) await onStale()
      if (isRefused(error, 'securityNeeded', 'securityWrong', 'securityLocked', 'meansShort')) {
        toast(message)
        go(choosePath(result), { replace: true })
        return undefined
      }
      // Otherwise the payment is over or its result unknown: the status page shows it.
      if (isRefused(error, 'amountChanged', 'cardUnreadable', 'tooManyCards', 'tipNotOffered')) onAgain(message)
      else go(statusPath(result), { replace: true })
      return undefined
    }
  }
  return {
    onPay: ({ card }: CardInput) =>
      guarded(() =>
        pay({
          ...payableOf(result),
          payments: withDetails(guardedLines(payments, securityCode), {
            payable: result.orderId,
            subtype: subtypeOf(card['paymentMethod']),
          }),
          card,
          storeCard: stores.current && subtypeOf(card['paymentMethod']) === 'card',
          origin: location.origin,
        }),
      ),
    onStep: (threeDSResult: string) =>
      guarded(() =>
        finishStep({ ...payableOf(result), paymentId: paymentId.current ?? '', details: { threeDSResult } }),
      ),
    onRemove: async (id: string) => {
      const removed = await removeCard(id).catch(() => undefined)
      if (removed) toast(t('payment.removeCard'))
      return removed !== undefined
    },
  }
}
