import { staffCardCalls as calls } from '@comanda/contract/card'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import { brandKey } from '../../forms/brand-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { send } from '../../platform/send.ts'

export type Setup = ResponseOf<typeof calls.cardPrograms>['programs'][number]
export type CardValues = SettingsOf<typeof calls.saveCardProgram>
export type CardProgram = CardValues['program']

/** The card programs of the brand. */
export const useCardPrograms = (shopId: number) =>
  useQuery({ queryKey: brandKey(shopId, 'cards'), queryFn: () => send(calls.cardPrograms, { shopId }) })
