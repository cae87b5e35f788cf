import { useState } from 'react'
import { isRefused, type Refused } from '../../platform/send/index.ts'
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

/** Seconds until another may be asked for. */
const waitOf = (refused: Refused): number => Number((refused.data as { resendIn?: number } | null)?.resendIn ?? 60)

/** Where a code went and when; one that was asked for again too soon is still the one that counts. LOGIN-4 */
export function useSent(sendCode: SendsCode, onRefused?: (error: Error) => void) {
  const [sent, setSent] = useState<{ to: Destination; masked: string; resendIn: number; at: number }>()
  const sendTo = (to: Destination) =>
    sendCode.mutate(to, {
      onSuccess: ({ masked, resendIn }) => setSent({ to, masked, resendIn, at: performance.now() }),
      onError: error => {
        // One is on its way already: the guest goes on to type it.
        if (isRefused(error, 'codeTooSoon'))
          setSent({ to, masked: to.destination, resendIn: waitOf(error), at: performance.now() })
        else onRefused?.(error)
      },
    })
  return { sent, sendTo, forget: () => setSent(undefined) }
}
