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

/** A code on its way to `masked`: another may be asked for `resendIn` seconds after `at` (`performance.now()`). */
export interface SentCode {
  masked: string
  resendIn: number
  at: number
  /** It was sent before: this time none went out, and the one before still counts. */
  again?: boolean
}

/** The code that was sent before, where another was asked for too soon and that one still opens what is asked for. LOGIN-4 */
export function sentBefore(error: Error, masked: string): SentCode | undefined {
  if (!isRefused(error, 'codeTooSoon')) return undefined
  const { resendIn, counts } = (error.data ?? {}) as { resendIn?: number; counts?: boolean }
  return counts ? { masked, resendIn: resendIn ?? 60, at: performance.now(), again: true } : undefined
}

/** Where a code went and when; one that was asked for again too soon is still the one that counts. LOGIN-4 */
export function useSent(sendCode: SendsCode, onRefused?: (error: Error) => void) {
  const [sent, setSent] = useState<SentCode & { to: Destination }>()
  const sendTo = (to: Destination) =>
    sendCode.mutate(to, {
      onSuccess: ({ masked, resendIn }) => setSent({ to, masked, resendIn, at: performance.now() }),
      onError: error => {
        const before = sentBefore(error, to.destination)
        if (before) setSent({ to, ...before })
        else onRefused?.(error)
      },
    })
  return { sent, sendTo, forget: () => setSent(undefined) }
}
