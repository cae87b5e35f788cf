import { phoneText } from '@comanda/domain/address'
import { useState } from 'react'
import { isRefused } from '../../platform/send/index.ts'
import type { Destination } from './api.ts'

interface SendsCode {
  mutate(
    to: Destination,
    then: {
      onSuccess: (answer: { masked: string; resendIn: number }) => void
      onError: (error: Error) => void
    },
  ): void
}

/** A code sent to `shown`, in full as the guest knows it; another may be requested `resendIn` seconds after `at` (`performance.now()`). */
export interface SentCode {
  shown: string
  resendIn: number
  at: number
  /** Whether the previous code is still valid and no new one was sent. */
  again?: boolean
}

/** A destination as the guest reads it. */
export const shownOf = ({ channel, destination }: Destination): string =>
  channel === 'phone' ? `\u2066${phoneText(destination)}\u2069` : destination

/** The previous code, if another was requested too soon and the previous one is valid for this purpose. LOGIN-4 */
export function sentBefore(error: Error, shown: string): SentCode | undefined {
  if (!isRefused(error, 'codeTooSoon')) return undefined
  const { resendIn, counts } = (error.data ?? {}) as { resendIn?: number; counts?: boolean }
  return counts ? { shown, resendIn: resendIn ?? 60, at: performance.now(), again: true } : undefined
}

/**
 * Destination and time of a code; after a request that came too soon, those of the previous one, which is still valid.
 * LOGIN-4
 */
export function useSent(sendCode: SendsCode, onRefused?: (error: Error) => void) {
  const [sent, setSent] = useState<SentCode & { to: Destination }>()
  const sendTo = (to: Destination) =>
    sendCode.mutate(to, {
      onSuccess: ({ resendIn }) => setSent({ to, shown: shownOf(to), resendIn, at: performance.now() }),
      onError: error => {
        const before = sentBefore(error, shownOf(to))
        if (before) setSent({ to, ...before })
        else onRefused?.(error)
      },
    })
  return { sent, sendTo, forget: () => setSent(undefined) }
}
