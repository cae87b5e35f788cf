import { member as calls } from '@comanda/contract/member'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { setQueryDataIfNewer, useMutation, useQuery } from '../../platform/cache/queries.ts'
import { send } from '../../platform/send/index.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'
import { setUser, useUser } from '../../platform/session.ts'

export type UserInfo = ResponseOf<typeof calls.userinfo>

/** Profile of the guest, if `wanted`. */
export function useUserInfo(wanted = true) {
  const { customerId } = useUser()
  return useQuery({
    queryKey: ['userinfo', customerId],
    queryFn: ({ signal }) => send(calls.userinfo, {}, { signal }),
    enabled: wanted,
    staleTime: 60_000,
    retry: false,
  })
}

/** Changes the profile; the name in the app is updated. */
export function useUpdateUser() {
  return useMutation({
    mutationFn: (input: RequestInputOf<typeof calls.update>) => sendOnce(calls.update, input),
    onSuccess: info => {
      const { customerId, isMember, nick, avatar, cardInfo } = info
      setUser({ customerId, isMember, nick, avatar, ...(cardInfo && { cardInfo }) })
      setQueryDataIfNewer(['userinfo', customerId], info)
    },
  })
}
