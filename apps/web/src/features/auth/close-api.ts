import { auth as calls } from '@comanda/contract/auth'
import type { ResponseOf } from '@comanda/contract/core'
import { useMutation, useQuery } from '../../platform/cache/queries.ts'
import { send } from '../../platform/send/index.ts'
import { erasePersonalData } from './log-out.ts'

export type Closing = ResponseOf<typeof calls.checkCloseAccount>

/** Obstacles to deleting the account, and the balances lost with it. */
export const useClosing = () =>
  useQuery({
    queryKey: ['checkCloseAccount'],
    queryFn: ({ signal }) => send(calls.checkCloseAccount, {}, { signal, shows: 'silent' }),
    gcTime: 0,
    retry: false,
  })

/**
 * Deletes the account and its data on this phone. Runs `onDone` here, because the calling screen is gone with the
 * session. U7
 */
export const useCloseAccount = (revision: string, onDone: () => void) =>
  useMutation({
    mutationFn: async (ticket: string) => {
      await send(calls.closeAccount, { ticket, mark: revision }, { shows: 'silent' })
      erasePersonalData()
      onDone()
    },
  })
