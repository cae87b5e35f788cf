import { auth as calls } from '@comanda/contract/auth'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useEffect, useEffectEvent } from 'react'
import { useMutation, useQuery, useQueryClient } from '../../platform/cache/queries.ts'
import { send } from '../../platform/send/index.ts'
import { storeSession } from '../../platform/session.ts'

const library = () => import('@simplewebauthn/browser')

/** Whether the browser supports passkeys here, which requires a secure context. */
export const knowsPasskeys = (): boolean => isSecureContext && typeof PublicKeyCredential === 'function'

const PASSKEYS = ['passkeys']

/** Passkeys of the account. */
export const usePasskeys = () =>
  useQuery({
    queryKey: PASSKEYS,
    queryFn: ({ signal }) => send(calls.passkeys, {}, { signal, shows: 'silent' }),
  })

const refetched = (queries: ReturnType<typeof useQueryClient>) => () =>
  void queries.invalidateQueries({ queryKey: PASSKEYS })

/** The device's name for its owner, as far as the browser reveals it. */
const deviceName = (): string => /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(navigator.userAgent)?.[0] ?? ''

/** Creates a passkey; false if the guest closed the browser's dialog. LOGIN-4 */
export const useAddPasskey = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { startRegistration } = await library()
      const { options } = await send(calls.passkeyRegistration, {})
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
      const response = await startRegistration({ optionsJSON }).catch(() => undefined)
      if (!response) return false
      await send(calls.addPasskey, { response: { ...response }, name: deviceName() })
      return true
    },
    onSettled: refetched(queries),
  })
}

/** Removes a passkey. */
export const useRemovePasskey = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (passkeyId: string) => send(calls.removePasskey, { passkeyId }),
    onSettled: refetched(queries),
  })
}

/** Signs in with a passkey; false if the guest closed the browser's dialog. `autofill`: offered in the e-mail field. */
async function signInWithPasskey(autofill: boolean): Promise<boolean> {
  const { startAuthentication } = await library()
  const { options } = await send(calls.passkeyChallenge, {})
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill }).catch(() => undefined)
  if (!response) return false
  storeSession(await send(calls.passkeySignIn, { response: { ...response } }, { shows: 'toast' }))
  return true
}

/** Signs in with a passkey that the guest chooses in the browser's dialog. LOGIN-4 */
export const usePasskeySignIn = () => useMutation({ mutationFn: () => signInWithPasskey(false) })

/** Offers passkeys in the e-mail field's suggestions, where the browser can. LOGIN-4 */
export function usePasskeyAutofill(onDone: () => void): void {
  const offer = useEffectEvent(async () => {
    if (!knowsPasskeys() || !(await (await library()).browserSupportsWebAuthnAutofill())) return
    if (await signInWithPasskey(true)) onDone()
  })
  useEffect(() => {
    offer().catch(() => {})
    return () =>
      void library().then(
        ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
        () => {},
      )
  }, [])
}
