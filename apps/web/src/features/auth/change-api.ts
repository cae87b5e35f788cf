import { auth as calls } from '@comanda/contract/auth'
import { useMutation, useQuery } from '../../platform/cache/queries.ts'
import { send } from '../../platform/send/index.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'
import { storeSession } from '../../platform/session.ts'
import type { Destination } from './api.ts'
import { solveCaptcha } from './captcha.ts'

/** Whether the phone number may be changed now; an e-mail address always may. LOGIN-7 */
export const usePermission = (channel: Destination['channel']) =>
  useQuery({
    queryKey: ['checkChangePhonePermission', channel],
    queryFn: ({ signal }) =>
      channel === 'phone' ? send(calls.checkChangePhonePermission, {}, { signal }) : { permitted: true as const },
    gcTime: 0,
    retry: false,
  })

/** Sends a code to the new phone number or e-mail address. LOGIN-7 */
export const useSendNewCode = (ticket: string) =>
  useMutation({
    mutationFn: async (to: Destination) =>
      send(
        calls.sendVerifyCodeIfNotExist,
        { ticket, to, captcha: await solveCaptcha('changeContact') },
        { shows: 'silent' },
      ),
  })

/** Changes the contact. All sessions of the account end, and this phone gets a new one. LOGIN-7, U3 */
export const useChangeContact = (ticket: string) => {
  return useMutation({
    mutationFn: async ({ to, code }: { to: Destination; code: string }) => {
      const session =
        to.channel === 'phone'
          ? await sendOnce(calls.changePhone, { ticket, phoneNumber: to.destination, code })
          : await sendOnce(calls.changeEmail, { ticket, email: to.destination, code })
      storeSession(session)
    },
  })
}
