import { agreement } from '@comanda/contract/agreement'
import { auth as calls } from '@comanda/contract/auth'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { useMutation, useQuery, useQueryClient } from '../../platform/cache/queries.ts'
import { currentLocale } from '../../platform/i18n/index.ts'
import { send } from '../../platform/send/index.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'
import { storeSession } from '../../platform/session.ts'
import { solveCaptcha } from './captcha.ts'

export type Destination = RequestInputOf<typeof calls.sendVerifyCode>['to']
/** Purpose of a code; `ownContact` sends it to the account's own contact. U7 */
export type Purpose = RequestInputOf<typeof calls.verifyCode>['purpose']
export type AgreementText = ResponseOf<typeof agreement.getById>

/** Sends a code, after the proof of work. U1 */
export const useSendCode = (purpose: Purpose) =>
  useMutation({
    mutationFn: async (to: Destination) => {
      const captcha = await solveCaptcha(purpose)
      return purpose === 'ownContact' || purpose === 'closeAccount'
        ? send(calls.sendVerificationCode, { channel: to.channel, captcha, purpose }, { shows: 'silent' })
        : send(calls.sendVerifyCode, { to, purpose, captcha }, { shows: 'silent' })
    },
  })

/** Result of a code: signed in, a ticket to create an account, or (`temporary`) only verified. */
export type Verified = { kind: 'signedIn' } | { kind: 'newHere'; ticket: string } | { kind: 'verified' }

/** Exchanges the code for a ticket and, if an account exists, signs in with it. LOGIN-4 */
export const useVerifyCode = (purpose: Purpose, link?: string) => {
  return useMutation({
    mutationFn: async ({ to, code }: { to: Destination; code: string }): Promise<Verified> => {
      const input = { to, purpose, code }
      const { ticket, registered } = await sendOnce(calls.verifyCode, input)
      if (purpose === 'temporary') return { kind: 'verified' }
      if (!registered) return { kind: 'newHere', ticket }
      storeSession(await send(calls.login, { ticket, link }, { shows: 'silent' }))
      return { kind: 'signedIn' }
    },
  })
}

/** Exchanges a code for a ticket that proves ownership of its destination. */
export const useProve = (purpose: Purpose) => {
  return useMutation({
    mutationFn: async (input: { to: Destination; code: string }) =>
      (await sendOnce(calls.verifyCode, { ...input, purpose })).ticket,
  })
}

/** Sends a code to the phone of a pickup. LOGIN-8 */
export const useSendPhoneCode = () =>
  useMutation({
    mutationFn: async (phoneNumber: string) =>
      send(calls.sendPhoneCode, { phoneNumber, captcha: await solveCaptcha('pickup') }, { shows: 'silent' }),
  })

/** Verifies that the phone of a pickup belongs to the guest. LOGIN-8 */
export const useVerifyPhone = () => {
  return useMutation({
    mutationFn: (input: RequestInputOf<typeof calls.verifyPhone>) => sendOnce(calls.verifyPhone, input),
  })
}

/** Proof that an account is created with: a ticket for a contact, or the link of a provider that has verified one. */
export type SignUpProof = { ticket: string; link?: string | undefined } | { ticket?: never; link: string }

type SignUp = SignUpProof & Pick<RequestInputOf<typeof calls.signup>, 'nick' | 'agreements'>

/** Creates the account. LOGIN-4 */
export const useSignUp = () =>
  useMutation({
    mutationFn: async (input: SignUp) =>
      storeSession(
        input.ticket === undefined
          ? await sendOnce(calls.signUpWithProvider, input)
          : await sendOnce(calls.signup, input),
      ),
  })

/** Current terms. */
export const useAgreements = () =>
  useQuery({
    queryKey: ['agreements', currentLocale().id],
    queryFn: ({ signal }) => send(agreement.getByIds, { agreementIds: [] }, { signal }),
    staleTime: 600_000,
    retry: false,
  })

const TO_ACCEPT = calls.agreementsToAccept.path

/** The new versions that the account has to accept, in the guest's language. LOGIN-11 */
export const useAgreementsToAccept = () =>
  useQuery({
    queryKey: [TO_ACCEPT, currentLocale().id],
    queryFn: async ({ signal }) => {
      const { agreements } = await send(calls.agreementsToAccept, {}, { signal })
      if (agreements.length === 0) return []
      const agreementIds = agreements.map(one => one.agreementId)
      return (await send(agreement.getByIds, { agreementIds }, { signal, shows: 'silent' })).agreements
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Accepts new versions for the account. LOGIN-11 */
export const useAcceptAgreements = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (agreements: RequestInputOf<typeof calls.acceptAgreements>['agreements']) =>
      sendOnce(calls.acceptAgreements, { agreements }),
    onSuccess: () => client.setQueriesData({ queryKey: [TO_ACCEPT] }, []),
  })
}

/** One agreement, in the given version or the newest. */
export const useAgreement = (agreementId: string, version: number | undefined) =>
  useQuery({
    queryKey: ['agreement', agreementId, version, currentLocale().id],
    queryFn: ({ signal }) =>
      send(agreement.getById, { agreementId, ...(version !== undefined && { version }) }, { signal, shows: 'silent' }),
    staleTime: 600_000,
    retry: false,
  })
