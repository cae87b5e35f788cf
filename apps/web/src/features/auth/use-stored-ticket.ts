import { useState } from 'react'
import { eraseStored, readStoredText, writeStored } from '../../platform/device/storage.ts'

/** Minutes for which a proof is stored, so that a reload does not ask for another code. */
const MINUTES = 10

/** The proof of a verified address with which the next step continues; it survives a reload. */
export function useStoredTicket(key: string): [string | undefined, (ticket: string | undefined) => void] {
  const [ticket, setTicket] = useState(() => readStoredText(key))
  const save = (next: string | undefined) => {
    if (next === undefined) eraseStored(key)
    else writeStored(key, next, MINUTES)
    setTicket(next)
  }
  return [ticket, save]
}
