import { brandCalls as calls } from '@comanda/contract/brand'
import { useQuery } from '@tanstack/react-query'
import type { SettingsOf } from '../../../forms/state/use-settings-form.ts'
import { send } from '../../../platform/send.ts'

/** The settings that the form edits. */
export type BrandForm = SettingsOf<typeof calls.saveBrandSettings>

export const brandKey = (shopId: number) => ['brandSettings', shopId]

export const useBrand = (shopId: number) =>
  useQuery({ queryKey: brandKey(shopId), queryFn: () => send(calls.brandSettings, { shopId }) })
