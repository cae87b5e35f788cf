import { group as calls } from '@comanda/contract/group'
import { useEffect } from 'react'
import { send } from '../../platform/send/index.ts'

/** The host who checks out ends the choosing: what is paid for is what was seen. Opened again from the group's sheet. */
export function useLockForCheckout(group: { code: string; isHost: boolean; standing: string } | undefined): void {
  const code = group?.isHost && group.standing === 'open' ? group.code : undefined
  useEffect(() => {
    // Where it fails the order itself is held to the version the host saw.
    if (code !== undefined) send(calls.lock, { code, locked: true }, { shows: 'silent' }).catch(() => {})
  }, [code])
}
