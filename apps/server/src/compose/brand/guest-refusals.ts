import { contract, refusalTexts } from '@comanda/contract'
import type { CodeName } from '@comanda/contract/codes'
import { type CallSpec, gates, isStaffGate } from '@comanda/contract/core'
import type { LocaleId } from '@comanda/messages'

/** Refusals of the platform that a guest's call may meet, besides those that the app handles without showing them. */
const COMMON: readonly CodeName[] = ['invalidInput', 'notFound', 'tooLarge', 'tooMany', 'fault', 'busy', 'timeout']

const isForGuests = ({ gate, path }: CallSpec): boolean =>
  !isStaffGate(gate) && gate !== 'api' && !path.startsWith('/api/console/')

/** The refusals that guests see: those of the calls of their app. */
const guestRefusals: readonly CodeName[] = [
  ...new Set([
    ...COMMON,
    ...Object.values(contract)
      .flatMap(calls => Object.values(calls) as CallSpec[])
      .filter(isForGuests)
      .flatMap(({ gate, refuses }) => [...gates[gate].refuses, ...refuses]),
  ]),
]

/** The built-in texts of refusals that brands may reword, in their order in the contract. SETUP-7 */
export const guestRefusalTexts = (language: LocaleId): Record<string, string> =>
  Object.fromEntries(
    guestRefusals
      .map(name => [`refusal.${name}`, refusalTexts[name][language]] as const)
      .filter(([, text]) => text !== ''),
  )
