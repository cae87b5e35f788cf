import { staffStoredValueCalls as calls } from '@comanda/contract/storedvalue'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import { brandKey } from '../../forms/brand-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { send } from '../../platform/send.ts'

export type Setup = ResponseOf<typeof calls.storedValueSetup>
export type StoredValue = SettingsOf<typeof calls.saveStoredValue>

/** The programs of stored value. */
export const useStoredValue = (shopId: number) =>
  useQuery({ queryKey: brandKey(shopId, 'storedValue'), queryFn: () => send(calls.storedValueSetup, { shopId }) })
