import type { RequestInputOf, CallSpec, ResponseOf } from '@comanda/contract/core'
import { toast } from '@comanda/web/notices'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { savedText } from '../saved-text.ts'
import { type DraftForm, type FormEntry, useDraftForm } from './use-draft-form.ts'

/** The values of a settings form: the request without the store and the revision. */
export type SettingsOf<C extends CallSpec> = Omit<RequestInputOf<C>, 'mark' | 'shopId'> & FieldValues

interface Revised {
  /** The revision. */
  mark: string
}

interface SettingsSpec<C extends CallSpec> {
  call: C
  shopId: number
  saved: Omit<RequestInputOf<C>, 'shopId'>
  /** Under which unsaved input is stored: `view/shopId/what`. */
  draft: string
  /** The query that is read again after a save. */
  reads: QueryKey
  /** The entry that has the field of a path, where the form shows one entry at a time. */
  entryAt?: (path: string, values: SettingsOf<C>) => FormEntry | undefined
  /** Whether it belongs to the whole brand. */
  ofBrand?: boolean
  /** The message after a save; undefined if guests see it in an open store. */
  savedAs?: (answer: ResponseOf<C>, values: SettingsOf<C>) => string | undefined
}

/** The form of one part of the settings: saved as a whole, at the revision at which it was opened. */
export function useSettingsForm<C extends CallSpec>(spec: SettingsSpec<C>): DraftForm<SettingsOf<C>> {
  const { call, shopId, saved, draft, reads, ofBrand, savedAs, entryAt } = spec
  const client = useQueryClient()
  return useDraftForm<C, Revised, SettingsOf<C>>({
    draft,
    saved: saved as unknown as Revised,
    valuesOf({ mark: _mark, ...values }) {
      return values as unknown as SettingsOf<C>
    },
    revisionOf: ({ mark }) => mark,
    call,
    requestOf: (values, { mark }) => ({ ...values, shopId, mark }) as unknown as RequestInputOf<C>,
    onSaved(answer, values) {
      toast(savedAs?.(answer, values) ?? savedText(client, ofBrand ? undefined : shopId))
      return answer as unknown as Revised
    },
    ...(entryAt && { entryAt }),
    onSettled: () => client.invalidateQueries({ queryKey: reads }),
  })
}
