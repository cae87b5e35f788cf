import { staffGiftCardCalls as calls } from '@comanda/contract/giftcard'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import { brandKey } from '../../forms/brand-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { send } from '../../platform/send.ts'

export type Setup = ResponseOf<typeof calls.giftProgramSetup>['programs'][number]
export type GiftCards = SettingsOf<typeof calls.saveGiftProgram>
export type GiftProgram = GiftCards['program']

/** The kinds of gift cards. CARD-5 */
export const useGiftPrograms = (shopId: number) =>
  useQuery({ queryKey: brandKey(shopId, 'gifts'), queryFn: () => send(calls.giftProgramSetup, { shopId }) })
