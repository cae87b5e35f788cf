import type { RequestOf } from '@comanda/contract/core'
import { pass as calls } from '@comanda/contract/pass'
import { useMutation, useQuery } from '../../platform/cache/queries.ts'
import { send } from '../../platform/send/index.ts'
import { type WalletName, walletsOn } from './wallets.ts'

/** The subject of a pass. */
export type PassSubject = RequestOf<typeof calls.postApplePass>

const HOUR_MS = 3_600_000

/** The wallets that are set up and that this device can use. CARD-9 */
export function useWallets(): readonly WalletName[] {
  const { data } = useQuery({
    queryKey: [calls.getWalletConfig.path],
    queryFn: ({ signal }) => send(calls.getWalletConfig, {}, { signal, shows: 'silent' }),
    staleTime: HOUR_MS,
  })
  return data ? walletsOn(navigator).filter(name => data[name]) : []
}

/** Long enough for a browser to read the file. */
const READ_MS = 60_000

async function openApplePass(subject: PassSubject): Promise<void> {
  const file: unknown = await send(calls.postApplePass, subject)
  const address = URL.createObjectURL(file as Blob)
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
  // iPhones and iPads open a pass they navigate to in the wallet; a computer stores the file, which needs a name.
  if (navigator.maxTouchPoints > 1) location.assign(address)
  else Object.assign(document.createElement('a'), { href: address, download: 'pass.pkpass' }).click()
}

async function openGooglePass(subject: PassSubject): Promise<void> {
  const { saveUrl } = await send(calls.postGooglePass, subject)
  location.assign(saveUrl)
}

const openers = { apple: openApplePass, google: openGooglePass }

/** Opens a pass in a wallet; a refusal is shown by `send`. */
export const useOpenPass = (subject: PassSubject) =>
  useMutation({ mutationFn: (wallet: WalletName) => openers[wallet](subject) })
