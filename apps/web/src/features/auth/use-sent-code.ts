import { phoneText } from '@comanda/domain/address'
import { useState } from 'react'
import { isRefused } from '../../platform/send/index.ts'
import { eraseStored, readStored, writeStored } from '../../platform/device/storage.ts'
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
export const destinationText = ({ channel, destination }: Destination): string =>
  channel === 'phone' ? `\u2066${phoneText(destination)}\u2069` : destination

/** The previous code, if another was requested too soon and the previous one is valid for this purpose. LOGIN-4 */
export function codeSentBefore(error: Error, shown: string): SentCode | undefined {
  if (!isRefused(error, 'codeTooSoon')) return undefined
  const { resendIn, counts } = (error.data ?? {}) as { resendIn?: number; counts?: boolean }
  return counts ? { shown, resendIn: resendIn ?? 60, at: performance.now(), again: true } : undefined
}

/** Minutes for which the form of a code is restored: as long as a code is valid. */
const MINUTES = 10
const MAX_SECONDS = 60

type Sent = SentCode & { to: Destination }

interface StoredCode {
  to: Destination
  /** Epoch ms from which another code may be requested. */
  resendAt: number
}

const keyOf = (purpose: string): string => `sentCode.${purpose}`

/** The code sent before a reload: a guest who reads it in another app may return to a reloaded page. */
function storedCode(purpose: string | undefined): Sent | undefined {
  const stored = purpose ? (readStored(keyOf(purpose)) as Partial<StoredCode> | undefined) : undefined
  if (typeof stored?.to?.destination !== 'string' || typeof stored.resendAt !== 'number') return undefined
  const resendIn = Math.min(MAX_SECONDS, Math.max(0, (stored.resendAt - Date.now()) / 1000))
  return { to: stored.to, shown: destinationText(stored.to), resendIn, at: performance.now() }
}

/** Ends the form of a code that was accepted. */
export const codeUsed = (purpose: string): void => eraseStored(keyOf(purpose))

interface SentOptions {
  /** Purpose, or another name, of the form that survives a reload. */
  restores?: string
  onRefused?: (error: Error) => void
}

/**
 * Destination and time of a code; after a request that came too soon, those of the previous one, which is still valid.
 * LOGIN-4
 */
export function useSentCode(sendCode: SendsCode, { restores, onRefused }: SentOptions = {}) {
  const [sent, setSent] = useState(() => storedCode(restores))
  const start = (next: Sent) => {
    const { to, resendIn } = next
    if (restores) writeStored(keyOf(restores), { to, resendAt: Date.now() + resendIn * 1000 }, MINUTES)
    setSent(next)
  }
  const sendTo = (to: Destination) =>
    sendCode.mutate(to, {
      onSuccess: ({ resendIn }) => start({ to, shown: destinationText(to), resendIn, at: performance.now() }),
      onError: error => {
        const before = codeSentBefore(error, destinationText(to))
        if (before) start({ to, ...before })
        else onRefused?.(error)
      },
    })
  const discard = () => {
    if (restores) codeUsed(restores)
    setSent(undefined)
  }
  return { sent, sendTo, discard }
}
