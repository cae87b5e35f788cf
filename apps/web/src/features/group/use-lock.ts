import { group as calls } from '@comanda/contract/group'
import { useEffect } from 'react'
import { send } from '../../platform/send/index.ts'

/**
 * Locks choosing when the host checks out, so that the host pays for the displayed dishes. The host can unlock it in the group's
 * sheet.
 */
export function useLockForCheckout(group: { code: string; isHost: boolean; standing: string } | undefined): void {
  const code = group?.isHost && group.standing === 'open' ? group.code : undefined
  useEffect(() => {
    // If this fails, the order is still bound to the version the host saw.
    if (code !== undefined) send(calls.lock, { code, locked: true }, { shows: 'silent' }).catch(() => {})
  }, [code])
}
